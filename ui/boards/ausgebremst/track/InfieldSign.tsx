import { translation } from '../../../kit/drawing/curves';
import { TURNS, type Orientation } from './orientation';
import { SIGN, type SignPlace } from './scenery';
import styles from './InfieldSign.module.css';

/** What is written on the sign in the infield. */
export type SignWords = {
  readonly name: string;
  /** A line about the circuit, where its letters are large enough to be read; an upright window has no room for it. */
  readonly about?: string | undefined;
  /** "Lap", and which one of how many. */
  readonly lap: string;
  readonly laps: string;
};

type Props = { readonly at: SignPlace; readonly orientation: Orientation; readonly words: SignWords };

/** The width a line has, and how wide its letters are on average, in units. */
const NAME = { wide: 250, tall: 186, letter: 15.2 };
const ABOUT = { room: 262, letter: 7.8 };
/** Of the word for the lap where nothing else stands in its line, with the size of its letters. */
const LAP = { wide: { room: 250, size: 28 }, tall: { room: 124, size: 24 } };
/** How wide they are on average, as a share of that. */
const LETTER = 0.42;

/** Longer lines are set tighter. */
const fitted = (text: string, room: number, letter: number) =>
  text.length * letter > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const };

/** The blue sign in the infield: the circuit, and the lap of the leader. */
export const InfieldSign = ({ at, orientation, words }: Props) => {
  const { width, height } = SIGN[orientation];
  const [left, top] = [-width / 2, -height / 2];
  const lap = LAP[orientation];
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
      {orientation === 'wide' && words.about !== undefined ? (
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
          <text
            className={styles.small}
            style={{ fontSize: lap.size }}
            x={left + 20}
            y={orientation === 'wide' ? 30 : 38}
            {...fitted(words.lap, lap.room, LETTER * lap.size)}
          >
            {words.lap}
          </text>
          <text className={styles.laps} textAnchor="end" x={-left - 20} y={orientation === 'wide' ? 30 : 38}>
            {words.laps}
          </text>
        </>
      )}
    </g>
  );
};
