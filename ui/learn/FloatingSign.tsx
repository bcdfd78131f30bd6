import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { WindowLayout } from '../pieces/useWindowLayout';
import styles from './FloatingSign.module.css';
import type { Hole } from './useHoles';

/** The places for the sign in a window, the best one first. */
const PLACES = {
  wide: ['right', 'left', 'right low', 'left low'],
  high: ['top', 'bottom', 'middle'],
} as const;
/** A gap beside what is lit: in px from the top of the window, or along its lower edge from the left. */
type Gap = { readonly top: number } | { readonly left: number };
type Place = (typeof PLACES)[keyof typeof PLACES][number] | Gap;

/** How the sign is put there. */
const putAt = (place: Place): { at: string; top: string; left: string } => {
  if (typeof place === 'string') return { at: place, top: '', left: '' };
  return 'top' in place
    ? { at: 'gap', top: `${place.top}px`, left: '' }
    : { at: 'gap low', top: '', left: `${place.left}px` };
};

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

/** The distance from the edges of the window when a gap for the sign is searched, and the step of the search, in px. */
const EDGES = { above: 64, beside: 8, step: 4 };

const steps = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / EDGES.step)) }, (_, n) => from + n * EDGES.step);

/**
 * The gaps in which a sign of this size may stand: at any height where it is as wide as the window, otherwise along the
 * lower edge.
 */
const gapsFor = ({ left, top, right, bottom }: Box, isWide: boolean): readonly (readonly [Gap, Box])[] => {
  const [width, height] = [right - left, bottom - top];
  if (!isWide)
    return steps(EDGES.above, innerHeight - EDGES.beside - height).map((at) => [
      { top: at },
      { left, right, top: at, bottom: at + height },
    ]);
  const end = innerHeight - EDGES.beside;
  return steps(EDGES.beside, innerWidth - EDGES.beside - width).map((at) => [
    { left: at },
    { left: at, right: at + width, top: end - height, bottom: end },
  ]);
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
  const [place, setPlace] = useState<Place>('top');
  const isWide = layout.name === 'desk' || (layout.isLow && matchMedia('(orientation: landscape)').matches);
  const places: readonly Place[] = isAside ? OUT_OF_THE_WAY : isWide ? PLACES.wide : PLACES.high;

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const stand = (there: Place) => {
      const { at, top, left } = putAt(there);
      box.dataset['at'] = at;
      Object.assign(box.style, { top, left });
    };
    const costs = places.map((one): [Place, number] => {
      stand(one);
      return [one, covered(box.getBoundingClientRect(), holes)];
    });
    if (!isAside)
      for (const [gap, there] of gapsFor(box.getBoundingClientRect(), places === PLACES.wide))
        costs.push([gap, covered(there, holes)]);
    const least = Math.min(...costs.map(([, cost]) => cost));
    const [best] = costs.find(([, cost]) => cost === least)!;
    stand(best);
    setPlace(best);
  }, [holes, places, isAside]);

  const { at, top, left } = putAt(place);
  return (
    <div ref={ref} className={styles.sign} data-at={at} style={{ top, left }}>
      {children}
    </div>
  );
};
