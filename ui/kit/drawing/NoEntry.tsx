import styles from './NoEntry.module.css';

/** The no-entry disc, 28 units wide, inside a drawing. Text beside it or on request says why. */
export const NoEntry = () => (
  <g className={styles.noEntry}>
    <circle r="14" />
    <rect x="-9" y="-3" width="18" height="6" rx="1" />
  </g>
);
