import type { ReactNode } from 'react';
import styles from './PosterFrame.module.css';

/**
 * A picture of 300 by 330 units that fills its frame, which may cut off its sides; over its upper left hangs the sign
 * with the name of the game. What stands beside it says what it shows.
 */
export const PosterFrame = ({ children }: { children: ReactNode }) => (
  <svg
    className={styles.poster}
    viewBox="0 0 300 330"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {children}
  </svg>
);
