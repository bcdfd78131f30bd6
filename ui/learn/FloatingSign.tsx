import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { WindowLayout } from '../pieces/useWindowLayout';
import styles from './FloatingSign.module.css';
import type { Hole } from './useHoles';

/** Where the sign may stand in a window, the best place first. */
const PLACES = {
  wide: ['right', 'left', 'right low', 'left low'],
  high: ['top', 'bottom', 'middle'],
} as const;
type Place = (typeof PLACES)[keyof typeof PLACES][number];

/** How much of the things that are lit a box covers: a row of cards wholly, which is 1, rather than a corner of a long trip. */
const covered = (box: DOMRect, holes: readonly Hole[]): number =>
  holes.reduce((sum, { x, y, width, height }) => {
    const across = Math.min(box.right, x + width) - Math.max(box.left, x);
    const down = Math.min(box.bottom, y + height) - Math.max(box.top, y);
    return sum + (Math.max(0, across) / width) * (Math.max(0, down) / height);
  }, 0);

/** While others play, and at the end, the upper part of the table shows what happens and who has won. */
const OUT_OF_THE_WAY: readonly Place[] = ['bottom'];

type Props = {
  readonly holes: readonly Hole[];
  readonly layout: WindowLayout;
  /** Does the table show something, or is the lesson over? */
  readonly isAside: boolean;
  readonly children: ReactNode;
};

/** The sign of a lesson over a table that has no column for it: where it covers the least of what it speaks of. */
export const FloatingSign = ({ holes, layout, isAside, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>('top');
  const isWide = layout.name === 'desk' || (layout.isLow && matchMedia('(orientation: landscape)').matches);
  const places: readonly Place[] = isAside ? OUT_OF_THE_WAY : isWide ? PLACES.wide : PLACES.high;

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
