import type { ReactNode } from 'react';
import { classNames } from '../pieces/classNames';
import styles from './ReplayFrame.module.css';

type Props = {
  /** The content beside the picture, and its label if it scrolls as a whole. */
  readonly side: ReactNode;
  readonly label?: string;
  readonly className?: string | undefined;
  /** May the content be narrower in a low window, so that more of the picture is seen? */
  readonly isPliant?: boolean;
  /** The picture. */
  readonly children: ReactNode;
};

/** A board in a replay: the picture and the text beside it, or below it in a narrow window. */
export const ReplayFrame = ({ side, label, className, isPliant = false, children }: Props) => (
  <div className={classNames(styles.replay, isPliant && styles.pliant)}>
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
