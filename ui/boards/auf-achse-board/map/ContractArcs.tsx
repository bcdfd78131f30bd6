import { memo } from 'react';
import { SPACES, type CityId } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { distance, pathOf, pointsAlong, type Cubic, type Point } from '../../../kit/drawing/curves';
import { ROAD_POINTS, pointOf, translationTo } from './lanes';
import styles from './Route.module.css';

/** A contract on the map: where its goods come from and go to, and the number on its card. */
export type ContractArc = {
  readonly number: number;
  readonly from: CityId;
  readonly to: CityId;
  /** Are its goods already aboard? Then they only need to be unloaded. */
  readonly isLoaded?: boolean;
};

/**
 * How far an arc may bend away from the straight line, relative to its length; the left side is tried first, and
 * flatter arcs before rounder ones.
 */
const BENDS = [0.14, -0.14, 0.2, -0.2, 0.28, -0.28];

/** The distance, in units, at which an arc hides a road, or makes a space hard to count. */
const NEAR = { road: 12, space: 22 };

const bowBetween = (a: Point, b: Point, bend: number): Cubic => {
  const middle = { x: (a.x + b.x) / 2 + (b.y - a.y) * bend, y: (a.y + b.y) / 2 - (b.x - a.x) * bend };
  const handle = ({ x, y }: Point): Point => ({
    x: x + ((middle.x - x) * 2) / 3,
    y: y + ((middle.y - y) * 2) / 3,
  });
  return [a, handle(a), handle(b), b];
};

const SPACE_POINTS = SPACES.map(pointOf);

/** How much of an arc lies on roads and spaces. */
const hidden = (bow: Cubic): number => {
  const points = pointsAlong([bow], 24).slice(3, -3);
  const over = (things: readonly Point[], near: number) =>
    points.filter((point) => things.some((thing) => distance(point, thing) < near)).length;
  return over(ROAD_POINTS, NEAR.road) + over(SPACE_POINTS, NEAR.space);
};

/** The arcs found so far, by their towns. */
const found = new Map<string, string>();

const findBow = (from: CityId, to: CityId): string => {
  const bows = BENDS.map((bend) => bowBetween(pointOf(from), pointOf(to), bend));
  const costs = bows.map(hidden);
  return pathOf([bows[costs.indexOf(Math.min(...costs))]!]);
};

/** The arc between two towns that hides the least. */
const bowOf = (from: CityId, to: CityId): string => {
  const towns = `${from} ${to}`;
  const known = found.get(towns) ?? findBow(from, to);
  found.set(towns, known);
  return known;
};

const keyOf = ({ number, from, to }: ContractArc): string => `${number} ${from} ${to}`;

const Bow = memo(({ from, to }: Pick<ContractArc, 'from' | 'to'>) => {
  const path = bowOf(from, to);
  return (
    <>
      <path className={styles.dotsCasing} d={path} />
      <path className={styles.dots} d={path} />
    </>
  );
});
Bow.displayName = 'Bow';

/** The dotted lines; they lie below the spaces, so that the spaces can be counted. */
export const ContractArcs = ({ arcs }: { readonly arcs: readonly ContractArc[] }) => (
  <g aria-hidden="true">
    {arcs.map((arc) => (
      <Bow key={keyOf(arc)} from={arc.from} to={arc.to} />
    ))}
  </g>
);

const UP = 'M5-6L12 6H-2z';
const DOWN = 'M5 6L12-6H-2z';

type BadgeProps = {
  readonly town: CityId;
  readonly number: number;
  readonly arrow: string;
  readonly isLoaded: boolean;
};

const Badge = ({ town, number, arrow, isLoaded }: BadgeProps) => (
  <g className={classNames(styles.badge, isLoaded && styles.aboard)} transform={translationTo(town)}>
    <rect x="-17" y="-13" width="34" height="26" rx="5" />
    <text x="-8" y="7.3">
      {number}
    </text>
    <path d={arrow} />
  </g>
);

/** The badges at both ends: an arrow up where goods are loaded, down where they go. */
export const ContractBadges = ({ arcs }: { readonly arcs: readonly ContractArc[] }) => (
  <g aria-hidden="true">
    {arcs.map((arc) => {
      const { number, from, to, isLoaded = false } = arc;
      return (
        <g key={keyOf(arc)}>
          {!isLoaded && <Badge town={from} number={number} arrow={UP} isLoaded={false} />}
          <Badge town={to} number={number} arrow={DOWN} isLoaded={isLoaded} />
        </g>
      );
    })}
  </g>
);
