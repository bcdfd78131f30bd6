import type { ReactNode } from 'react';
import styles from './TurnLine.module.css';

type Props = {
  /** Whose turn it is, its name bold; or that the match is over. */
  readonly children: ReactNode;
  /** What else there is to know, where there is room for it. */
  readonly more?: string;
};

/** In the bar: how the match stands. */
export const TurnLine = ({ children, more }: Props) => (
  <span className={styles.line}>
    {children}
    {more && <span className={styles.more}>{more}</span>}
  </span>
);
