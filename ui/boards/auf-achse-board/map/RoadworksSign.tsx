import styles from './Signs.module.css';

/** B-9 — the road works sign, 54 units wide, inside a drawing. */
export const RoadworksSign = () => (
  <g>
    <path className={styles.rim} d="M0-27L27 19H-27Z" />
    <path className={styles.face} d="M0-15.5L17.5 14H-17.5Z" />
    <circle className={styles.symbol} cx="2.5" cy="-5.5" r="2.6" />
    <path className={styles.limbs} d="M1-2l-5 6 2 2-3 6M1-2l3 5 4 0" />
    <path className={styles.symbol} d="M6 13q3-6 6.5 0z" />
  </g>
);
