import type { ReactNode } from 'react';
import { classNames } from '../../../pieces/classNames';
import { MINI_BELOW } from './Card';
import styles from './CardPlace.module.css';

type Props = {
  /** Of the card that lay or will lie here, in px. */
  width: number;
  /** What the card that left was chosen for. */
  digit?: number | undefined;
  children?: ReactNode;
};

/** A dashed empty place: where a card came from, or where one is awaited. */
export const CardPlace = ({ width, digit, children }: Props) => (
  <span
    className={classNames(styles.place, width < MINI_BELOW && styles.small)}
    style={{ '--card-width': `${width}px` }}
  >
    {digit !== undefined && <b className={styles.digit}>{digit}</b>}
    {children}
  </span>
);
