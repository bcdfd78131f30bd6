import type { CircuitId } from '../../../../games/ausgebremst';
import { distance, type Point } from '../../../kit/drawing/curves';
import { evenly, isInside } from '../../../kit/drawing/scatter';
import type { Course } from './course';
import { drawnOf } from './drawn';
import type { Orientation } from './orientation';
import { aheadOf, type Pose } from './stretches';

/** A rectangle by its edges. */
type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export type Tree = Point & { readonly radius: number; readonly isDark: boolean };

export type SignPlace = Point & { readonly scale: number };

/** Everything around the road. */
export type Scenery = {
  readonly trees: readonly Tree[];
  /**
   * The trees in tiers, from the ground up: none hides another one of its tier, so that each tier can be painted in
   * one go.
   */
  readonly tiers: readonly (readonly Tree[])[];
  /** The centre of the grandstand, outside the start straight. */
  readonly stand: Pose;
  /** The centre and scale of the sign in the infield; null if there is no room. */
  readonly sign: SignPlace | null;
};

/** The grandstand and the pit building, in units. */
export const STAND = { width: 380, height: 26, away: 1.84 };
export const PIT_HOUSE = { width: 224, near: 28, far: 64 };

/** The sign in the infield as the reader sees it, in units. */
export const SIGN: Readonly<Record<Orientation, { readonly width: number; readonly height: number }>> = {
  wide: { width: 372, height: 96 },
  tall: { width: 226, height: 118 },
};

/** The visible margin around the road, in units. */
const MARGIN = 30;

const around = (points: readonly Point[], margin: number): Edges => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
};

const doMeet = (one: Edges, other: Edges, margin = 0): boolean =>
  one.left < other.right + margin &&
  other.left < one.right + margin &&
  one.top < other.bottom + margin &&
  other.top < one.bottom + margin;

const isIn = ({ x, y }: Point, { left, right, top, bottom }: Edges): boolean =>
  left < x && x < right && top < y && y < bottom;

const cornersOf = ({ left, right, top, bottom }: Edges): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: bottom },
];

const boxAt = ({ x, y }: Point, width: number, height: number): Edges => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const standOf = ({ ring }: Course): Pose => ring.find(({ segment }) => segment.pit)!.at(0.5, -STAND.away);

/** The part of the plane that is always visible: the road, what stands beside it, and a margin. */
export const frameOf = (id: CircuitId): Edges => {
  const { course } = drawnOf(id);
  const stand = around([standOf(course)], STAND.height / 2 + 4);
  const road = around(course.borders.flat(), MARGIN);
  return { ...road, bottom: Math.max(road.bottom, stand.bottom) };
};

/** The ground that the pit building and the lane in front of it take. */
const pitGround = ({ pit }: Course): Edges => {
  const aside = { ...pit.middle, heading: pit.middle.heading + 90 };
  const back = { ...aheadOf(aside, PIT_HOUSE.far), heading: pit.middle.heading };
  const half = PIT_HOUSE.width / 2;
  return around([aheadOf(back, half), aheadOf(back, -half), ...pit.boxes, ...pit.mouths], 8);
};

/** The distance of the sign from the road and the pits, in units. */
const SIGN_ROOM = 16;

/** The grid step for finding a place for the sign, in units, and the scales tried in order until one fits. */
const STEP = 9;
const SCALES = [1, 0.86, 0.74, 0.62];

const placeFor = (course: Course, width: number, height: number): Point | null => {
  const infield = course.borders[1];
  const house = pitGround(course);
  const whole = around(infield, 0);
  const middle = { x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 };
  let best: Point | null = null;
  for (let x = whole.left + width / 2; x < whole.right - width / 2; x += STEP)
    for (let y = whole.top + height / 2; y < whole.bottom - height / 2; y += STEP) {
      const at = { x, y };
      if (best && distance(middle, at) >= distance(middle, best)) continue;
      const room = boxAt(at, width + 2 * SIGN_ROOM, height + 2 * SIGN_ROOM);
      if (!isInside(at, infield) || doMeet(room, house)) continue;
      if (infield.some((point) => isIn(point, room))) continue;
      best = at;
    }
  return best;
};

const signPlace = (course: Course, orientation: Orientation): SignPlace | null => {
  const { width, height } = SIGN[orientation];
  const [across, down] = orientation === 'wide' ? [width, height] : [height, width];
  for (const scale of SCALES) {
    const place = placeFor(course, across * scale, down * scale);
    if (place) return { ...place, scale };
  }
  return null;
};

/** How far beyond the visible area trees are scattered, and how densely. */
const BEYOND = 190;
const TREES = { tries: 3400, most: 460, least: 8, spread: 9 };

/** The space that trees leave free beside the road, in units. */
const CLEAR = { infield: 38, outfield: 46 };

/** The share of the trees that are left out in the infield, so that it stays open. */
const OPEN_INFIELD = 0.35;

const treesOf = (course: Course, frame: Edges, sign: SignPlace | null, orientation: Orientation) => {
  const next = evenly(11);
  const between = (low: number, high: number) => low + next() * (high - low);
  const [outer, inner] = course.borders;
  const edge = [...outer, ...inner].filter((_, n) => n % 2 === 0);
  const { width, height } = SIGN[orientation];
  const sizes = orientation === 'wide' ? ([width, height] as const) : ([height, width] as const);
  const stand = around([standOf(course)], 0);
  const built = [
    around(cornersOf(pitGround(course)), 28),
    boxAt({ x: stand.left, y: stand.top }, STAND.width + 60, STAND.height + 34),
    ...(sign ? [boxAt(sign, ...sizes)] : []),
  ];
  const trees: Tree[] = [];
  for (let n = 0; n < TREES.tries && trees.length < TREES.most; n += 1) {
    const at = {
      x: between(frame.left - BEYOND, frame.right + BEYOND),
      y: between(frame.top - BEYOND, frame.bottom + BEYOND),
    };
    const radius = TREES.least + next() * TREES.spread;
    const isLeftOut = next() < OPEN_INFIELD;
    const isInfield = isInside(at, inner);
    if (isInfield ? isLeftOut : isInside(at, outer)) continue;
    if (built.some((box) => doMeet(around([at], radius), box))) continue;
    const clear = (isInfield ? CLEAR.infield : CLEAR.outfield) + radius;
    if (edge.some(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2 < clear ** 2)) continue;
    trees.push({ ...at, radius, isDark: n % 3 === 0 });
  }
  return trees;
};

const doTouch = (one: Tree, other: Tree): boolean =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < (one.radius + other.radius) ** 2;

const tiersOf = (trees: readonly Tree[]): readonly (readonly Tree[])[] => {
  const tiers: Tree[][] = [];
  for (const tree of trees) {
    const below = tiers.findLastIndex((tier) => tier.some((other) => doTouch(tree, other)));
    (tiers[below + 1] ??= []).push(tree);
  }
  return tiers;
};

const grown = (id: CircuitId, orientation: Orientation): Scenery => {
  const { course } = drawnOf(id);
  const sign = signPlace(course, orientation);
  const trees = treesOf(course, frameOf(id), sign, orientation);
  return { sign, stand: standOf(course), trees, tiers: tiersOf(trees) };
};

const known = new Map<string, Scenery>();

/** The scenery around a circuit; always the same, and computed once. */
export const sceneryOf = (id: CircuitId, orientation: Orientation): Scenery => {
  const key = `${id} ${orientation}`;
  const scenery = known.get(key) ?? grown(id, orientation);
  known.set(key, scenery);
  return scenery;
};
