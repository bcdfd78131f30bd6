import type { ReactNode } from 'react';
import styles from './PosterFrame.module.css';

/**
 * A picture of 300 × 330 units that fills its frame, which may crop its sides. The sign with the game's name hangs
 * over its upper left. The text beside it says what it shows.
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
