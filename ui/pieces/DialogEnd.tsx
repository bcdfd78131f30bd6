import type { ReactNode } from 'react';
import styles from './DialogEnd.module.css';
import { Notice } from './Notice';

type Props = {
  /** What became of the last press, once there is something to say. */
  said: ReactNode;
  variant?: 'refusal' | 'calm';
  /** The ways on, the likeliest last. */
  children: ReactNode;
};

/** The lower end of a dialog: what it answers, and the ways out of it. */
export const DialogEnd = ({ said, variant = 'calm', children }: Props) => (
  <>
    <Notice variant={variant} className={styles.notice}>
      {said}
    </Notice>
    <div className={styles.ways}>{children}</div>
  </>
);
