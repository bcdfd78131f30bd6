import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Sheet.module.css';

type Props = ComponentProps<'section'> & {
  as?: 'section' | 'div' | 'article' | 'aside' | 'form' | 'li';
  padded?: boolean;
};

/** A raised sheet of paper: a panel that is neither a sign nor the road. */
export const Sheet = ({ as = 'section', padded = false, className, ...rest }: Props) => {
  const Element = as as 'section';
  return <Element className={classNames(styles.sheet, padded && styles.padded, className)} {...rest} />;
};
