import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Sign.module.css';

type Props = ComponentProps<'div'> & {
  /**
   * blue: information; town: a task for you; red: no, and why; plain: a white list beside a blue sign; unlit: nothing
   * can be said now
   */
  variant?: 'blue' | 'town' | 'green' | 'red' | 'plain' | 'unlit';
  size?: 'panel' | 'gantry';
  as?: 'div' | 'section' | 'header' | 'p' | 'span' | 'h1' | 'h2' | 'h3';
};

/** A road sign: an edge in its own colour, an inner line, no gradient. */
export const Sign = ({ variant = 'blue', size = 'panel', as = 'div', className, ...rest }: Props) => {
  const Element = as as 'div';
  return (
    <Element
      className={classNames(styles.sign, styles[variant], size === 'gantry' && styles.gantry, className)}
      {...rest}
    />
  );
};
