import { tenth } from '../../drawing/curves';
import { TURNS, type Orientation } from './orientation';
import { SIGN, type SignPlace } from './scenery';
import styles from './InfieldSign.module.css';

/** What is written on the sign in the infield. */
export type SignWords = {
  readonly name: string;
  /** A line about the circuit; an upright window has no room for it. */
  readonly about: string;
  /** "Lap", and which one of how many. */
  readonly lap: string;
  readonly laps: string;
};

type Props = { readonly at: SignPlace; readonly orientation: Orientation; readonly words: SignWords };

/** The width a name has, in units; longer ones are set tighter. */
const ROOM: Readonly<Record<Orientation, number>> = { wide: 250, tall: 186 };
const NAME_UNIT = 15.2;

/** The blue sign in the infield: the circuit, and the lap of the leader. */
export const InfieldSign = ({ at, orientation, words }: Props) => {
  const { width, height } = SIGN[orientation];
  const [left, top] = [-width / 2, -height / 2];
  const isLong = words.name.length * NAME_UNIT > ROOM[orientation];
  const fit = isLong ? { textLength: ROOM[orientation], lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <g
      transform={`translate(${tenth(at.x)} ${tenth(at.y)}) rotate(${-TURNS[orientation]}) scale(${at.scale})`}
    >
      <rect className={styles.plate} x={left} y={top} width={width} height={height} rx="12" />
      <rect className={styles.rim} x={left + 4} y={top + 4} width={width - 8} height={height - 8} rx="9" />
      <text className={styles.name} x={left + 20} y={orientation === 'wide' ? -4 : -10} {...fit}>
        {words.name}
      </text>
      {orientation === 'wide' ? (
        <>
          <text className={styles.small} x={left + 20} y="28">
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
          <text className={styles.small} x={left + 20} y="36">
            {words.lap}
          </text>
          <text className={styles.laps} textAnchor="end" x={-left - 20} y="38">
            {words.laps}
          </text>
        </>
      )}
    </g>
  );
};
