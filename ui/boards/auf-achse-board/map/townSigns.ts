import { CITIES, SPACES, isCity, type CityId } from '../../../../games/auf-achse-board';
import { PINNED_SIGNS } from '../places';
import { distance, type Point } from '../../../kit/drawing/curves';
import { PLANE, doMeet, isWithin, nearestIn, onPlane, sharedArea, type Box } from './plane';
import { ROAD_POINTS, pointOf } from './lanes';

const HEIGHT = 28;
const PADDING = 15;

/** How wide a letter is on a sign, roughly; the drawing stretches the name to what is reckoned here. */
const widthOf = (letter: string): number => {
  if ('iltfrjI'.includes(letter)) return 6.2;
  if ('mwMW'.includes(letter)) return 14.5;
  return /[A-ZÄÖÜ]/.test(letter) ? 11.6 : 9.9;
};

/** How wide a name is on a sign. */
const nameWidth = (name: string): number => Array.from(name, widthOf).reduce((sum, width) => sum + width, 0);

/** Ways from a town to its sign, and how gladly each is taken: beside it rather than above, above rather than below. */
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

/** How far from its town a sign may stand; the nearest is the best. */
const GAPS = [20, 28, 37];

/** What is wrong with a place for a sign, in the same unit as the dislikes above. */
const COST = {
  perGapUnit: 0.07,
  onSpace: 40,
  nearSpace: 4,
  onRoad: 3,
  perTruckUnit: 0.02,
  perBodyUnit: 0.05,
  onTruck: 3,
  offMap: 500,
  onSign: 120,
};

type Candidate = { readonly box: Box; readonly cost: number };

const boxAround = ({ x, y }: Point, width: number): Box => ({
  x: x - width / 2,
  y: y - HEIGHT / 2,
  width,
  height: HEIGHT,
});

/** The gap between town and sign up or down, which need not be as wide where the sign stands beside the town. */
const gapDown = (side: Point, gap: number): number => {
  if (Math.abs(side.y) < 1) return gap * 0.3;
  return Math.abs(side.x) < 1 ? gap : gap * 0.45;
};

const candidatesFor = (town: Point, width: number): readonly Candidate[] =>
  SIDES.flatMap((side) =>
    GAPS.map((gap) => {
      const middle = {
        x: town.x + side.x * (width / 2 + (Math.abs(side.x) === 1 ? gap : 0)),
        y: town.y + side.y * (HEIGHT / 2 + gapDown(side, gap)),
      };
      return { box: boxAround(middle, width), cost: side.dislike + (gap - GAPS[0]!) * COST.perGapUnit };
    }),
  );

/** What a truck on a space takes, its load included. */
export const truckBox = ({ x, y }: Point, slack = 0): Box => ({
  x: x - 33 - slack,
  y: y - 32 - slack,
  width: 66 + 2 * slack,
  height: 54 + 2 * slack,
});

/** The part of a truck that tells whose it is: all above its load. */
const bodyBox = ({ x, y }: Point): Box => ({ x: x - 32, y: y - 34, width: 62, height: 36 });

const SPACE_PLACES = SPACES.map((space) => {
  const at = pointOf(space);
  return { at, reach: isCity(space) ? 20 : 15, truck: truckBox(at, 2), body: bodyBox(at) };
});

const MAP_RIM = -8;
const ROAD_RIM = 4;

/** What lies so near to a town that its sign could cover it. */
const around = (town: Point, width: number) => {
  const widest = GAPS.at(-1)!;
  const area: Box = {
    x: town.x - width - widest,
    y: town.y - HEIGHT - widest,
    width: 2 * (width + widest),
    height: 2 * (HEIGHT + widest),
  };
  return {
    town,
    spaces: SPACE_PLACES.filter(({ at, truck }) => at !== town && doMeet(truck, area)),
    roads: ROAD_POINTS.filter((point) => isWithin(point, area, ROAD_RIM)),
  };
};

/** What a sign would cover: the spaces and trucks of others, the truck of its own town, the roads, the edge of the map. */
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

/** The candidate that costs least, with what `more` adds to its own cost. */
const cheapest = (candidates: readonly Candidate[], more: (box: Box) => number): Candidate => {
  let best = { candidate: candidates[0]!, cost: Infinity };
  for (const candidate of candidates) {
    if (candidate.cost >= best.cost) continue;
    const cost = candidate.cost + more(candidate.box);
    if (cost < best.cost) best = { candidate, cost };
  }
  return best.candidate;
};

/** A town sign: the town's name, its box, and the post that joins it to its town where it stands away from it. */
export type SignPlace = {
  readonly city: CityId;
  readonly name: string;
  readonly box: Box;
  /** How wide the letters are drawn. */
  readonly letters: number;
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

const ROUNDS = 6;

/** Finds every town sign a place: the best one each, then some rounds in which the signs make way for each other. */
const placeSigns = (): readonly SignPlace[] => {
  const towns = CITIES.map(({ id, name }) => {
    const at = pointOf(id);
    const pin = PINNED_SIGNS[id];
    const width = nameWidth(name) + PADDING;
    const near = around(at, width);
    const candidates: readonly Candidate[] = pin
      ? [{ box: boxAround(onPlane(pin), width), cost: 0 }]
      : candidatesFor(at, width).map(({ box, cost }) => ({ box, cost: cost + costOfPlace(box, near) }));
    return { id, name, at, candidates };
  });
  const chosen = towns.map(({ candidates }) => cheapest(candidates, () => 0));
  const crowd = (box: Box, town: number) =>
    chosen.filter((other, n) => n !== town && doMeet(box, other.box, 5)).length * COST.onSign;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [n, { candidates }] of towns.entries())
      chosen[n] = cheapest(candidates, (box) => crowd(box, n));
  return towns.map(({ id, name, at }, n) => {
    const { box } = chosen[n]!;
    return { city: id, name, box, letters: box.width - PADDING, post: postOf(at, box) };
  });
};

/** The town signs where they stand. */
export const SIGNS: readonly SignPlace[] = placeSigns();
