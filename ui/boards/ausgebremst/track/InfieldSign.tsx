import { translation } from '../../../kit/drawing/curves';
import { TURNS, type Orientation } from './orientation';
import { SIGN, type SignPlace } from './scenery';
import styles from './InfieldSign.module.css';

/** The text on the sign in the infield. */
export type SignWords = {
  readonly name: string;
  /** A line about the circuit, for signs large enough to read it; a window in portrait has no room for it. */
  readonly about?: string | undefined;
  /** "Lap", and which of how many. */
  readonly lap: string;
  readonly laps: string;
};

type Props = {
  readonly at: SignPlace;
  readonly orientation: Orientation;
  readonly words: SignWords;
  /** How many units letters need to be readable. */
  readonly legible: number;
};

/** The font sizes of the name, and of a line beside or below it. */
const SIZES = { name: 33, small: 18.5 };

/** The width of a line and the average width of a letter, in units. */
const NAME = { wide: 250, tall: 186, letter: 15.2 };
const ABOUT = { room: 262, letter: 7.8 };
/** The room for the word "lap" where it has its own line, and its font size. */
const LAP = { wide: { room: 250, size: 28 }, tall: { room: 124, size: 24 } };
/** The average width of a letter, relative to the font size. */
const LETTER = 0.42;

/** Longer lines are condensed. */
const fitted = (text: string, room: number, letter: number) =>
  text.length * letter > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const };

/** The blue sign in the infield: the circuit, and the leader's lap. */
export const InfieldSign = ({ at, orientation, words, legible }: Props) => {
  const { width, height } = SIGN[orientation];
  const [left, top] = [-width / 2, -height / 2];
  const lap = LAP[orientation];
  const isRead = (size: number) => size * at.scale >= legible;
  if (!isRead(SIZES.name)) return null;
  return (
    <g transform={`${translation(at)} rotate(${-TURNS[orientation]}) scale(${at.scale})`}>
      <rect className={styles.plate} x={left} y={top} width={width} height={height} rx="12" />
      <rect className={styles.rim} x={left + 4} y={top + 4} width={width - 8} height={height - 8} rx="9" />
      <text
        className={styles.name}
        x={left + 20}
        y={orientation === 'wide' ? -4 : -10}
        {...fitted(words.name, NAME[orientation], NAME.letter)}
      >
        {words.name}
      </text>
      {orientation === 'wide' && words.about !== undefined && isRead(SIZES.small) ? (
        <>
          <text
            className={styles.small}
            x={left + 20}
            y="28"
            {...fitted(words.about, ABOUT.room, ABOUT.letter)}
          >
            {words.about}
          </text>
          <text className={styles.small} textAnchor="end" x={-left - 20} y="-12">
            {words.lap}
          </text>
          <text className={styles.laps} textAnchor="end" x={-left - 20} y="30">
            {words.laps}
          </text>
        </>
      ) : (
        <>
          {isRead(lap.size) && (
            <text
              className={styles.small}
              style={{ fontSize: lap.size }}
              x={left + 20}
              y={orientation === 'wide' ? 30 : 38}
              {...fitted(words.lap, lap.room, LETTER * lap.size)}
            >
              {words.lap}
            </text>
          )}
          <text className={styles.laps} textAnchor="end" x={-left - 20} y={orientation === 'wide' ? 30 : 38}>
            {words.laps}
          </text>
        </>
      )}
    </g>
  );
};
