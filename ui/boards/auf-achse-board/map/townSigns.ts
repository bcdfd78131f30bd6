import { CITIES, SPACES, isCity, neighboursOf, type CityId } from '../../../../games/auf-achse-board';
import type { Size } from '../../../pieces/boxSize';
import { PINNED_SIGNS } from '../places';
import { distance, type Point } from '../../../kit/drawing/curves';
import { doMeet, isWithin, nearestIn, sharedArea, type Box } from '../../../kit/drawing/boxes';
import { PLANE, onPlane } from './plane';
import { ROAD_POINTS, pointOf } from './lanes';
import { bodyBox, truckBox } from './truckBoxes';

const HEIGHT = 28;
/** How much wider a sign is than its name. */
export const PADDING = 15;

/** The approximate width of a letter on a sign; the drawing stretches the name to the computed width. */
const widthOf = (letter: string): number => {
  if ('iltfrjI'.includes(letter)) return 6.2;
  if ('mwMW'.includes(letter)) return 14.5;
  return /[A-ZÄÖÜ]/.test(letter) ? 11.6 : 9.9;
};

/** The width of a name on a sign. */
const nameWidth = (name: string): number => Array.from(name, widthOf).reduce((sum, width) => sum + width, 0);

/**
 * Directions from a town to its sign, with the cost of each: beside it is better than above, above better than below.
 */
// prettier-ignore
const SIDES = [
  { x:  0,    y: -1,   dislike: 1   }, { x:  0,    y: 1,   dislike: 1.5 },
  { x:  1,    y:  0,   dislike: 0.5 }, { x: -1,    y: 0,   dislike: 0.8 },
  { x:  1,    y: -1,   dislike: 1.2 }, { x: -1,    y: -1,  dislike: 1.4 },
  { x:  1,    y:  1,   dislike: 1.3 }, { x: -1,    y: 1,   dislike: 1.5 },
  { x:  0.55, y: -1,   dislike: 1.2 }, { x: -0.55, y: -1,  dislike: 1.3 },
  { x:  0.55, y:  1,   dislike: 1.6 }, { x: -0.55, y: 1,   dislike: 1.6 },
  { x:  1,    y: -0.5, dislike: 1   }, { x:  1,    y: 0.5, dislike: 1   },
  { x: -1,    y: -0.5, dislike: 1.2 }, { x: -1,    y: 0.5, dislike: 1.2 },
];

/** Possible distances of a sign from its town; the smallest is the best. */
const GAPS = [20, 28, 37];

/** The costs of a place for a sign, in the same unit as `dislike` above. */
const COST = {
  perGapUnit: 0.07,
  onSpace: 40,
  nearSpace: 4,
  onRoad: 3,
  perTruckUnit: 0.02,
  perBodyUnit: 0.05,
  onTruck: 3,
  offMap: 5000,
  onSign: 120,
};

type Candidate = { readonly box: Box; readonly cost: number };

const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The vertical gap between town and sign, which is smaller for a sign beside the town. */
const gapDown = (side: Point, gap: number): number => {
  if (Math.abs(side.y) < 1) return gap * 0.3;
  return Math.abs(side.x) < 1 ? gap : gap * 0.45;
};

const candidatesFor = (town: Point, size: Size): readonly Candidate[] =>
  SIDES.flatMap((side) =>
    GAPS.map((gap) => {
      const middle = {
        x: town.x + side.x * (size.width / 2 + (Math.abs(side.x) === 1 ? gap : 0)),
        y: town.y + side.y * (size.height / 2 + gapDown(side, gap)),
      };
      return { box: boxAround(middle, size), cost: side.dislike + (gap - GAPS[0]!) * COST.perGapUnit };
    }),
  );

const SPACE_PLACES = SPACES.map((space) => {
  const at = pointOf(space);
  return { at, reach: isCity(space) ? 20 : 15, truck: truckBox(at, 2), body: bodyBox(at) };
});

const MAP_RIM = -8;
const ROAD_RIM = 4;

/** What is close enough to a town to be covered by its sign. */
const around = (town: Point, { width, height }: Size) => {
  const widest = GAPS.at(-1)!;
  const area: Box = {
    x: town.x - width - widest,
    y: town.y - height - widest,
    width: 2 * (width + widest),
    height: 2 * (height + widest),
  };
  return {
    town,
    spaces: SPACE_PLACES.filter(({ at, truck }) => at !== town && doMeet(truck, area)),
    roads: ROAD_POINTS.filter((point) => isWithin(point, area, ROAD_RIM)),
  };
};

/**
 * The cost of what a sign would cover: other spaces and trucks, the truck in its own town, roads, the edge of the
 * map.
 */
const costOfPlace = (box: Box, { town, spaces, roads }: ReturnType<typeof around>): number => {
  const corners = [box, { x: box.x + box.width, y: box.y + box.height }];
  let cost = corners.every((corner) => isWithin(corner, PLANE, MAP_RIM)) ? 0 : COST.offMap;
  cost += sharedArea(box, truckBox(town)) * COST.perTruckUnit;
  cost += sharedArea(box, bodyBox(town)) * COST.perBodyUnit;
  for (const { at, reach, truck, body } of spaces) {
    if (isWithin(at, box, reach)) cost += COST.onSpace;
    else if (isWithin(at, box, 20)) cost += COST.nearSpace;
    if (doMeet(box, truck)) cost += COST.onTruck;
    cost += sharedArea(box, body) * COST.perBodyUnit;
  }
  return cost + roads.filter((point) => isWithin(point, box, ROAD_RIM)).length * COST.onRoad;
};

/** The candidate with the lowest cost, including `more`. */
const cheapest = (candidates: readonly Candidate[], more: (box: Box) => number): Candidate => {
  let best = { candidate: candidates[0]!, cost: Infinity };
  for (const candidate of candidates) {
    if (candidate.cost >= best.cost) continue;
    const cost = candidate.cost + more(candidate.box);
    if (cost < best.cost) best = { candidate, cost };
  }
  return best.candidate;
};

/** A town sign: the name, its box, and the post that connects it with its town if it stands away from it. */
export type SignPlace = {
  readonly city: CityId;
  readonly name: string;
  readonly box: Box;
  /** Its enlargement, compared with a map on which all names can be read. */
  readonly grown: number;
  readonly post: readonly [Point, Point] | undefined;
};

const NODE_RIM = 17;
const NEAR_ENOUGH = 24;

const postOf = (town: Point, box: Box): SignPlace['post'] => {
  const foot = nearestIn({ ...box, x: box.x + 8, width: box.width - 16 }, town);
  const far = distance(town, foot);
  if (far <= NEAR_ENOUGH) return undefined;
  const part = NODE_RIM / far;
  return [{ x: town.x + (foot.x - town.x) * part, y: town.y + (foot.y - town.y) * part }, foot];
};

/** The possible places for a sign of that enlargement by its town. */
const placesFor = ({ id, name }: (typeof CITIES)[number], grown: number): readonly Candidate[] => {
  const at = pointOf(id);
  const size = { width: grown * (nameWidth(name) + PADDING), height: grown * HEIGHT };
  const near = around(at, size);
  return candidatesFor(at, size).map(({ box, cost }) => ({ box, cost: cost + costOfPlace(box, near) }));
};

const ROUNDS = 6;

/** Places every town sign: first each at its best place, then some rounds in which they make room for each other. */
const placeSigns = (): readonly SignPlace[] => {
  const towns = CITIES.map((city) => {
    const pin = PINNED_SIGNS[city.id];
    const size = { width: nameWidth(city.name) + PADDING, height: HEIGHT };
    return {
      ...city,
      candidates: pin ? [{ box: boxAround(onPlane(pin), size), cost: 0 }] : placesFor(city, 1),
    };
  });
  const chosen = towns.map(({ candidates }) => cheapest(candidates, () => 0));
  const crowd = (box: Box, town: number) =>
    chosen.filter((other, n) => n !== town && doMeet(box, other.box, 5)).length * COST.onSign;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [n, { candidates }] of towns.entries())
      chosen[n] = cheapest(candidates, (box) => crowd(box, n));
  return towns.map(({ id, name }, n) => {
    const { box } = chosen[n]!;
    return { city: id, name, box, grown: 1, post: postOf(pointOf(id), box) };
  });
};

/** The town signs at their final places. */
export const SIGNS: readonly SignPlace[] = placeSigns();

/** Large towns are those where many roads meet. */
const LARGEST_FIRST = CITIES.toSorted(
  (one, other) => neighboursOf(other.id).length - neighboursOf(one.id).length,
);

/**
 * The most that an enlarged sign may cover: a name matters more than a stretch of road, but a sign over more than one
 * space could hide what is played there.
 */
const MOST_COVERED = 2 * COST.onSpace;

/** Enlarged signs: each where it covers least, as long as there is room; those in `first` whatever they cover. */
const largerSigns = (grown: number, first: ReadonlySet<CityId>): readonly SignPlace[] => {
  const signs: SignPlace[] = [];
  for (const city of LARGEST_FIRST) {
    const free = placesFor(city, grown).filter(
      ({ box, cost }) =>
        cost < (first.has(city.id) ? COST.offMap : MOST_COVERED) &&
        !signs.some((other) => doMeet(box, other.box, 5)),
    );
    if (!free.length) continue;
    const { box } = cheapest(free, () => 0);
    signs.push({ city: city.id, name: city.name, box, grown, post: postOf(pointOf(city.id), box) });
  }
  return signs;
};

/** The size of a sign's letters in units, and the size from which they can be read, in px. */
const LETTERS = 22;
const LEGIBLE = 9.5;

/** The step in which signs are enlarged, so that they do not change with every pixel of zooming. */
const STEP = 0.1;

/** How much signs must be enlarged to be readable on a map with that many px per unit. */
export const growthAt = (scale: number): number =>
  Math.max(1, Math.ceil(LEGIBLE / LETTERS / scale / STEP) * STEP);

/** The town signs at that enlargement; if it is above 1, small towns may have none. */
export const signsGrown = (grown: number, first: readonly CityId[]): readonly SignPlace[] =>
  grown === 1 ? SIGNS : largerSigns(grown, new Set(first));
