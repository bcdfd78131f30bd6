import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { WindowLayout } from '../pieces/useWindowLayout';
import styles from './FloatingSign.module.css';
import type { Hole } from './useHoles';

/** The places for the sign in a window, the best one first. */
const PLACES = {
  wide: ['right', 'left', 'right low', 'left low'],
  high: ['top', 'bottom', 'middle'],
} as const;
type Place = (typeof PLACES)[keyof typeof PLACES][number];

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How far a ring with its number reaches beyond what it surrounds, in px. */
const RING = 20;

const share = (box: Box, { x, y, width, height }: Omit<Hole, 'number'>): number => {
  const across = Math.min(box.right, x + width) - Math.max(box.left, x);
  const down = Math.min(box.bottom, y + height) - Math.max(box.top, y);
  return (Math.max(0, across) / width) * (Math.max(0, down) / height);
};

/**
 * How much of the highlighted things a box covers: fully covering a row of cards (1) is worse than covering a corner
 * of a long trip. Where it makes no other difference, their rings stay in sight as well.
 */
const covered = (box: Box, holes: readonly Hole[]): number =>
  holes.reduce((sum, hole) => {
    const { x, y, width, height } = hole;
    const ring = { x: x - RING, y: y - RING, width: width + 2 * RING, height: height + 2 * RING };
    return sum + share(box, hole) + share(box, ring) / 1000;
  }, 0);

/**
 * The distance from the edges of the window when a gap for the sign is searched, and the step of the search, in px.
 */
const GAP = { above: 64, below: 8, step: 4 };

/** Further heights at which a sign as wide as the window may stand. */
const heightsFor = ({ top, bottom }: Box): readonly number[] => {
  const room = innerHeight - GAP.below - (bottom - top) - GAP.above;
  return Array.from({ length: Math.max(0, Math.floor(room / GAP.step)) }, (_, n) => GAP.above + n * GAP.step);
};

/** While others play, and at the end, the upper part of the table shows what happens and who has won. */
const OUT_OF_THE_WAY: readonly Place[] = ['bottom'];

type Props = {
  readonly holes: readonly Hole[];
  readonly layout: WindowLayout;
  /** Is the table showing something, or is the lesson over? */
  readonly isAside: boolean;
  readonly children: ReactNode;
};

/** The sign of a lesson over a table without a column for it, placed where it covers least of what it is about. */
export const FloatingSign = ({ holes, layout, isAside, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | number>('top');
  const isWide = layout.name === 'desk' || (layout.isLow && matchMedia('(orientation: landscape)').matches);
  const places: readonly Place[] = isAside ? OUT_OF_THE_WAY : isWide ? PLACES.wide : PLACES.high;

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const stand = (at: Place | number) => {
      box.dataset['at'] = typeof at === 'number' ? 'gap' : at;
      box.style.top = typeof at === 'number' ? `${at}px` : '';
    };
    const costs = places.map((one): [Place | number, number] => {
      stand(one);
      return [one, covered(box.getBoundingClientRect(), holes)];
    });
    if (places === PLACES.high) {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      for (const at of heightsFor({ left, top, right, bottom }))
        costs.push([at, covered({ left, top: at, right, bottom: at + bottom - top }, holes)]);
    }
    const least = Math.min(...costs.map(([, cost]) => cost));
    const [best] = costs.find(([, cost]) => cost === least)!;
    stand(best);
    setPlace(best);
  }, [holes, places]);

  return (
    <div
      ref={ref}
      className={styles.sign}
      data-at={typeof place === 'number' ? 'gap' : place}
      style={typeof place === 'number' ? { top: place } : undefined}
    >
      {children}
    </div>
  );
};
