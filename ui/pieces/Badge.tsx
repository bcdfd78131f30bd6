import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Badge.module.css';

type Props = ComponentProps<'span'> & {
  /** blue: there is something; mine: it waits for the reader (yellow); quiet: as many as there are */
  tone?: 'blue' | 'mine' | 'quiet';
};

/** How many: a small number beside what it counts. */
export const Badge = ({ className, tone = 'blue', ...rest }: Props) => (
  <span className={classNames(styles.badge, styles[tone], className)} {...rest} />
);
