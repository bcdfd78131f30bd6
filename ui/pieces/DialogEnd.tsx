import type { ReactNode } from 'react';
import styles from './DialogEnd.module.css';
import { Notice } from './Notice';

type Props = {
  /** The result of the last press, once there is one. */
  said: ReactNode;
  variant?: 'refusal' | 'calm';
  /** The buttons, the most likely one last. */
  children: ReactNode;
};

/** The bottom of a dialog: its answer, and its buttons. */
export const DialogEnd = ({ said, variant = 'calm', children }: Props) => (
  <>
    <Notice variant={variant} className={styles.notice}>
      {said}
    </Notice>
    <div className={styles.ways}>{children}</div>
  </>
);
