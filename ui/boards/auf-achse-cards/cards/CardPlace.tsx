import type { ReactNode } from 'react';
import { classNames } from '../../../pieces/classNames';
import { MINI_BELOW } from './Card';
import styles from './CardPlace.module.css';

type Props = {
  /** The width of the card that lay or will lie here, in px. */
  width: number;
  /** The digit of the bay to which the card went. */
  digit?: number | undefined;
  children?: ReactNode;
};

/** A dashed empty place: where a card came from, or where one is expected. */
export const CardPlace = ({ width, digit, children }: Props) => (
  <span
    className={classNames(styles.place, width < MINI_BELOW && styles.small)}
    style={{ '--card-width': `${width}px` }}
  >
    {digit !== undefined && <b className={styles.digit}>{digit}</b>}
    {children}
  </span>
);
