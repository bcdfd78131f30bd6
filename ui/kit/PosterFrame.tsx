import type { ReactNode } from 'react';
import styles from './PosterFrame.module.css';

/** A picture of 300 by 330 units that fills its frame; what stands beside it says what it shows. */
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
