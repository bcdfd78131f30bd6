import type { CSSProperties } from 'react';
import type { Value } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import type { Paint } from '../track/Car';
import styles from './RaceCard.module.css';

type Props = {
  readonly value: Value;
  readonly paint: Paint;
  /** Struck through: it may not be played. */
  readonly isBarred?: boolean;
  /** Is its value in the corner too, for where other cards overlap it? */
  readonly hasCorner?: boolean;
};

/** The colours of a seat, as CSS variables for drawings inside. */
export const painted = (paint: Paint): CSSProperties =>
  paint === 'nuisance'
    ? { '--paint': 'var(--nuisance)', '--paint-ink': 'var(--sign-ink)' }
    : { '--paint': `var(--seat-${paint})`, '--paint-ink': `var(--seat-ink-${paint})` };

const dashes = (value: Value) => Array.from({ length: value }, (_, n) => 52 - value * 7 + n * 14);

/** A race card: the round blue sign of a speed to drive, struck through where it is not allowed. */
export const RaceCard = ({ value, paint, isBarred = false, hasCorner = false }: Props) => (
  <svg
    className={classNames(styles.card, isBarred && styles.barred)}
    viewBox="0 0 100 146"
    style={painted(paint)}
    aria-hidden="true"
  >
    <rect className={styles.paper} x="1.5" y="1.5" width="97" height="143" rx="9" />
    <path className={styles.foot} d="M2.5 118h95v17a8.5 8.5 0 0 1-8.5 8.5h-78a8.5 8.5 0 0 1-8.5-8.5z" />
    <path className={styles.edge} d="M2.5 118h95" />
    <circle className={styles.disc} cx="50" cy="57" r="40" />
    <circle className={styles.rim} cx="50" cy="57" r="36.5" />
    {isBarred && <path className={styles.strikeEdge} d="M21.5 85.5l57-57" />}
    {isBarred && <path className={styles.strike} d="M21.5 85.5l57-57" />}
    <text className={styles.number} x="50" y="78">
      {value}
    </text>
    {hasCorner && (
      <text className={styles.corner} x="6" y="28">
        {value}
      </text>
    )}
    {dashes(value).map((x) => (
      <rect key={x} className={styles.dash} x={x} y="129" width="10" height="4" />
    ))}
  </svg>
);

/** The back of a card in the colour of its seat. */
export const CardBack = ({ paint }: { readonly paint: Paint }) => (
  <svg className={styles.card} viewBox="0 0 100 146" style={painted(paint)} aria-hidden="true">
    <rect className={styles.back} x="1.5" y="1.5" width="97" height="143" rx="9" />
    <path
      className={styles.stripes}
      d="M9 60L58 9H80L9 82ZM9 104L92 18V40L9 126ZM18 137L92 62V84L40 137ZM62 137L92 106V128L84 137Z"
    />
  </svg>
);
