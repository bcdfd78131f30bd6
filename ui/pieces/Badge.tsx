import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Badge.module.css';

type Props = ComponentProps<'span'> & {
  /** blue: there is something; mine: it waits for the reader (yellow); quiet: a plain count */
  tone?: 'blue' | 'mine' | 'quiet';
};

/** A small number beside what it counts. */
export const Badge = ({ className, tone = 'blue', ...rest }: Props) => (
  <span className={classNames(styles.badge, styles[tone], className)} {...rest} />
);
