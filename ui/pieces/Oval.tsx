import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Oval.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean };

/** The oval of a nationality sticker as a button, for choosing a language by its letters. Takes an `aria-label`. */
export const Oval = ({ pressed, className, ...rest }: Props) => (
  <button type="button" className={classNames(styles.oval, className)} aria-pressed={pressed} {...rest} />
);
