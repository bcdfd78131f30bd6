import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Badge.module.css';

/** How many: a small number in blue beside what it counts. */
export const Badge = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={classNames(styles.badge, className)} {...rest} />
);
