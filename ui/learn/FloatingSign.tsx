import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { WindowLayout } from '../pieces/useWindowLayout';
import styles from './FloatingSign.module.css';
import type { Hole } from './useHoles';

/** Where the sign may stand in a window, the best place first. */
const PLACES = { wide: ['right', 'left'], high: ['top', 'bottom'] } as const;
type Place = (typeof PLACES)[keyof typeof PLACES][number];

/** How much of what is lit a box covers, in square px. */
const covered = (box: DOMRect, holes: readonly Hole[]): number =>
  holes.reduce((sum, { x, y, width, height }) => {
    const across = Math.min(box.right, x + width) - Math.max(box.left, x);
    const down = Math.min(box.bottom, y + height) - Math.max(box.top, y);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);

/** At the end the upper part of the table says who has won. */
const AT_THE_END: readonly Place[] = ['bottom'];

type Props = {
  readonly holes: readonly Hole[];
  readonly layout: WindowLayout;
  readonly isOver: boolean;
  readonly children: ReactNode;
};

/** The sign of a lesson over a table that has no column for it: where it covers the least of what it speaks of. */
export const FloatingSign = ({ holes, layout, isOver, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>('top');
  const isWide = layout.name === 'desk' || (layout.isLow && matchMedia('(orientation: landscape)').matches);
  const places: readonly Place[] = isWide ? PLACES.wide : isOver ? AT_THE_END : PLACES.high;

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const costs = places.map((one) => {
      box.dataset['at'] = one;
      return covered(box.getBoundingClientRect(), holes);
    });
    const best = places[costs.indexOf(Math.min(...costs))]!;
    box.dataset['at'] = best;
    setPlace(best);
  }, [holes, places]);

  return (
    <div ref={ref} className={styles.sign} data-at={place}>
      {children}
    </div>
  );
};
