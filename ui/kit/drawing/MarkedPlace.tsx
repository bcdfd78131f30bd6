import styles from './MarkedPlace.module.css';

/** How far apart letters stand that mean the same place, in units. */
const APART = 38;

type Props = {
  /** Where the place is drawn. */
  readonly transform: string;
  readonly letters: readonly string[];
};

/** On a drawing, above a place: the letters of the suggestions that lead there, and a ring round it. */
export const MarkedPlace = ({ transform, letters }: Props) => (
  <g transform={transform} className={styles.mark} data-place="marked" aria-hidden="true">
    <circle className={styles.ring} r="27" />
    {letters.map((letter, at) => (
      <g key={letter} transform={`translate(${(at - (letters.length - 1) / 2) * APART} -42)`}>
        <circle className={styles.face} r="17" />
        <text y="7.6">{letter}</text>
      </g>
    ))}
  </g>
);
