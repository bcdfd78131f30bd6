import styles from './Signs.module.css';

/** Three cars seen from behind: their centres. */
const CARS = [
  [-8, 9],
  [0, 4],
  [8, 9],
];

/** The jam sign, 54 units wide, inside a drawing. */
export const JamSign = () => (
  <g>
    <path className={styles.rim} d="M0-27L27 19H-27Z" />
    <path className={styles.face} d="M0-15.5L17.5 14H-17.5Z" />
    {CARS.map(([x, y]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <rect className={styles.symbol} x="-3.2" y="-5" width="6.4" height="6" rx="1.4" />
        <rect className={styles.glass} x="-2" y="-4" width="4" height="2" />
        <circle className={styles.light} cx="-2" cy="-.4" r=".9" />
        <circle className={styles.light} cx="2" cy="-.4" r=".9" />
      </g>
    ))}
  </g>
);
