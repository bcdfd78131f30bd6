import { memo } from 'react';
import { tenth, translation } from '../../../kit/drawing/curves';
import { evenly } from '../../../kit/drawing/scatter';
import { polyline, type Course } from './course';
import { STAND, type Scenery, type Tree } from './scenery';
import styles from './Ground.module.css';

/** Mowing stripes over the largest visible area, in units. */
const MEADOW = { from: -1500, to: 2500, stripe: 90 };

const stripes = Array.from({ length: (MEADOW.to - MEADOW.from) / MEADOW.stripe }, (_, n) => {
  const x = MEADOW.from + n * MEADOW.stripe;
  return `M${x} ${MEADOW.from}h45l900 ${MEADOW.to - MEADOW.from}h-45z`;
}).join('');

/** A circle as part of a path. */
const circle = (x: number, y: number, radius: number): string => {
  const [wide, r] = [tenth(2 * radius), tenth(radius)];
  return `M${tenth(x - radius)} ${tenth(y)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 ${-wide} 0z`;
};

const shadowOf = ({ x, y, radius }: Tree): string => circle(x + radius * 0.35, y + radius * 0.4, radius);

const crownOf = ({ x, y, radius }: Tree): string => circle(x, y, radius);

const lightOn = ({ x, y, radius }: Tree): string => circle(x - radius * 0.3, y - radius * 0.3, radius * 0.45);

const pathOver = (trees: readonly Tree[], draw: (tree: Tree) => string): string => trees.map(draw).join('');

const Trees = memo(({ trees, tiers }: Pick<Scenery, 'trees' | 'tiers'>) => (
  <>
    <path className={styles.shadow} d={pathOver(trees, shadowOf)} />
    {tiers.map((tier, n) => (
      // oxlint-disable-next-line react/no-array-index-key -- a tier is what it lies on
      <g key={n}>
        <path
          className={styles.darkTree}
          d={pathOver(
            tier.filter(({ isDark }) => isDark),
            crownOf,
          )}
        />
        <path
          className={styles.tree}
          d={pathOver(
            tier.filter(({ isDark }) => !isDark),
            crownOf,
          )}
        />
        <path className={styles.lit} d={pathOver(tier, lightOn)} />
      </g>
    ))}
  </>
));
Trees.displayName = 'Trees';

const FAN_COLOURS = ['--seat-1', '--seat-2', '--seat-3', '--seat-4', '--steel'] as const;
const FANS = { pitch: 7, rows: 3, share: 0.8 };

const seats = (() => {
  const next = evenly(5);
  return Array.from({ length: FANS.rows }, (_, row) =>
    Array.from({ length: Math.floor(STAND.width / FANS.pitch) - 1 }, (_, seat) => ({
      x: (seat + 1) * FANS.pitch - STAND.width / 2,
      y: 6 + row * 6.6 - STAND.height / 2,
      isTaken: next() < FANS.share,
      colour: FAN_COLOURS[Math.floor(next() * FAN_COLOURS.length)]!,
    })),
  )
    .flat()
    .filter(({ isTaken }) => isTaken);
})();

/** The spectators by colour: one path each, because every drawn element costs the browser time with each press. */
const fans = FAN_COLOURS.map((colour) => ({
  colour,
  d: seats.flatMap((seat) => (seat.colour === colour ? [circle(seat.x, seat.y, 2)] : [])).join(''),
}));

const Stand = ({ at }: { readonly at: Scenery['stand'] }) => (
  <g transform={`${translation(at)} rotate(${tenth(at.heading - 180)})`}>
    <rect
      className={styles.stand}
      x={-STAND.width / 2}
      y={-STAND.height / 2}
      width={STAND.width}
      height={STAND.height}
      rx="2"
    />
    {fans.map(({ colour, d }) => (
      <path key={colour} className={styles.fan} d={d} fill={`var(${colour})`} />
    ))}
    <rect
      className={styles.roof}
      x={-STAND.width / 2}
      y={STAND.height / 2 - 3}
      width={STAND.width}
      height="5"
    />
  </g>
);

/** Grass, gravel where cars leave the curves, trees and the grandstand. */
export const Ground = ({ course, scenery }: { readonly course: Course; readonly scenery: Scenery }) => (
  <g>
    <rect
      className={styles.grass}
      x={MEADOW.from}
      y={MEADOW.from}
      width={MEADOW.to - MEADOW.from}
      height={MEADOW.to - MEADOW.from}
    />
    <path className={styles.mown} d={stripes} />
    <path className={styles.gravel} d={course.kerbs.map(({ outer }) => polyline(outer)).join('')} />
    <Trees trees={scenery.trees} tiers={scenery.tiers} />
    <Stand at={scenery.stand} />
  </g>
);
