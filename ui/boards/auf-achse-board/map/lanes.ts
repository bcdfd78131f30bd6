import { CITIES, ROADS, type Space } from '../../../../games/auf-achse-board';
import { CITY_PLACES, ROAD_BOWS } from '../places';
import {
  lineThrough,
  pointsAlong,
  reversed,
  straight,
  tenth,
  translation,
  type Cubic,
  type Point,
} from '../../../kit/drawing/curves';
import { onPlane } from './plane';

/** A road as it is drawn. */
export type Lane = {
  readonly id: string;
  /** The spaces of the road, with the cities at both ends. */
  readonly spaces: readonly Space[];
  /** One curve from each space to the next. */
  readonly line: readonly Cubic[];
};

/**
 * The point at parameter `t` of the way between two cities, on a road that bends away from the straight line by
 * `bow`.
 */
const onTheWay = (from: Point, to: Point, bow: number, t: number): Point => {
  const [east, south] = [to.x - from.x, to.y - from.y];
  const aside = (bow * 4 * t * (1 - t)) / Math.hypot(east, south);
  return { x: from.x + east * t - south * aside, y: from.y + south * t + east * aside };
};

/** The roads with the positions of their spaces. */
export const LANES: readonly Lane[] = ROADS.map(({ from, to, spaces }) => {
  const id = `${from}-${to}` as const;
  const steps = spaces + 1;
  const places = Array.from({ length: steps + 1 }, (_, n) =>
    onPlane(onTheWay(CITY_PLACES[from], CITY_PLACES[to], ROAD_BOWS[id] ?? 0, n / steps)),
  );
  const between = Array.from({ length: spaces }, (_, n): Space => `${id}.${n + 1}`);
  return { id, spaces: [from, ...between, to], line: lineThrough(places) };
});

const POINTS: ReadonlyMap<Space, Point> = new Map([
  ...CITIES.map(({ id }): [Space, Point] => [id, onPlane(CITY_PLACES[id])]),
  ...LANES.flatMap(({ spaces, line }) =>
    spaces.slice(1, -1).map((space, n): [Space, Point] => [space, line[n]![3]]),
  ),
]);

/** The centre of a space in the drawing. */
export const pointOf = (space: Space): Point => POINTS.get(space)!;

/** A `transform` that moves what is drawn around the origin to a space. */
export const translationTo = (space: Space): string => translation(pointOf(space));

/** The rotation that aligns each space with its road, in degrees. */
export const SLOPES: ReadonlyMap<Space, number> = new Map(
  LANES.flatMap(({ spaces }) =>
    spaces.slice(1, -1).map((space, n): [Space, number] => {
      const [before, after] = [pointOf(spaces[n]!), pointOf(spaces[n + 2]!)];
      return [space, tenth((Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI)];
    }),
  ),
);

/** Points along all roads, close enough together to keep signs off the asphalt. */
export const ROAD_POINTS: readonly Point[] = LANES.flatMap(({ line }) => pointsAlong(line));

const STRETCHES: ReadonlyMap<string, Cubic> = new Map(
  LANES.flatMap(({ spaces, line }) =>
    line.flatMap((curve, n): [string, Cubic][] => [
      [`${spaces[n]} ${spaces[n + 1]}`, curve],
      [`${spaces[n + 1]} ${spaces[n]}`, reversed(curve)],
    ]),
  ),
);

/** The line for driving from space to space. Between two spaces not joined by a road it is straight. */
export const lineOver = (spaces: readonly Space[]): readonly Cubic[] =>
  spaces.slice(1).map((space, n) => {
    const before = spaces[n]!;
    return STRETCHES.get(`${before} ${space}`) ?? straight(pointOf(before), pointOf(space));
  });
