import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './RuleChip.module.css';

type Props = Omit<ComponentProps<'a'>, 'children'> & { rule: string; href: string };

/** The number of a paragraph, e.g. `K-3.1`, as a link to it in the rulebook. */
export const RuleChip = ({ rule, className, ...rest }: Props) => (
  <a className={classNames(styles.chip, className)} {...rest}>
    {rule}
  </a>
);
