import { Children, type ReactNode } from 'react';
import { useWidth } from '../../../pieces/useWidth';
import { MINI_BELOW } from './Card';
import styles from './CardFan.module.css';
import { fanStrip, type FanKind } from './fanStrip';

type Props = {
  /** The width of its cards, in px. */
  width: number;
  kind?: FanKind;
  /** The label of the whole fan: backs are one picture, readable cards a group. */
  label: string;
  children: ReactNode;
};

/** A row of overlapping cards that spreads as far as there is room. */
export const CardFan = ({ width, kind = width < MINI_BELOW ? 'mini' : 'full', label, children }: Props) => {
  const [ref, room = Infinity] = useWidth<HTMLDivElement>();
  const strip = fanStrip({ kind, room, width, count: Children.count(children) });
  return (
    <div
      ref={ref}
      className={styles.fan}
      style={{ '--strip': `${strip}px`, '--fan-card': `${width}px` }}
      role={kind === 'back' ? 'img' : 'group'}
      aria-label={label}
    >
      {children}
    </div>
  );
};
