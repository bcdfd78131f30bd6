import type { ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import styles from './ReplayFrame.module.css';

type Props = {
  /** What is told beside the picture, and what it is called where it scrolls as a whole. */
  readonly side: ReactNode;
  readonly label?: string;
  readonly className?: string | undefined;
  /** The picture. */
  readonly children: ReactNode;
};

/** A board in a replay: the picture and what is told about it, one below the other in a narrow window. */
export const ReplayFrame = ({ side, label, className, children }: Props) => (
  <div className={styles.replay}>
    <section
      className={classNames(styles.side, className)}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={label ? 0 : undefined}
    >
      {side}
    </section>
    <div className={styles.picture}>{children}</div>
  </div>
);
