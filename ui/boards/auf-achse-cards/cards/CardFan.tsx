import { Children, type ReactNode } from 'react';
import { useWidth } from '../../../pieces/useWidth';
import { MINI_BELOW } from './Card';
import styles from './CardFan.module.css';
import { fanStrip, type FanKind } from './fanStrip';

type Props = {
  /** Of its cards, in px. */
  width: number;
  kind?: FanKind;
  /** Names the fan as a whole: as one picture for backs, as a group for cards that can be read. */
  label: string;
  children: ReactNode;
};

/** A row of overlapping cards that opens as far as its room allows. */
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
