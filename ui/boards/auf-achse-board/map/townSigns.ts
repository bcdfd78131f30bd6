import { CITIES, SPACES, isCity, neighboursOf, type CityId } from '../../../../games/auf-achse-board';
import type { Size } from '../../../pieces/boxSize';
import { PINNED_SIGNS } from '../places';
import { distance, type Point } from '../../../kit/drawing/curves';
import { PLANE, doMeet, isWithin, nearestIn, onPlane, sharedArea, type Box } from './plane';
import { ROAD_POINTS, pointOf } from './lanes';
import { bodyBox, truckBox } from './truckBoxes';

const HEIGHT = 28;
/** What a sign is wider than its letters. */
export const PADDING = 15;

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

/** The gap between town and sign up or down, which need not be as wide where the sign stands beside the town. */
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

/** What lies so near to a town that its sign could cover it. */
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
  /** How much larger it is drawn than on a map of which all names are read. */
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

/** The places a sign that is drawn so much larger may have by its town. */
const placesFor = ({ id, name }: (typeof CITIES)[number], grown: number): readonly Candidate[] => {
  const at = pointOf(id);
  const size = { width: grown * (nameWidth(name) + PADDING), height: grown * HEIGHT };
  const near = around(at, size);
  return candidatesFor(at, size).map(({ box, cost }) => ({ box, cost: cost + costOfPlace(box, near) }));
};

const ROUNDS = 6;

/** Finds every town sign a place: the best one each, then some rounds in which the signs make way for each other. */
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

/** The town signs where they stand. */
export const SIGNS: readonly SignPlace[] = placeSigns();

/** Large towns are those where many roads meet. */
const LARGEST_FIRST = CITIES.toSorted(
  (one, other) => neighboursOf(other.id).length - neighboursOf(one.id).length,
);

/** What a sign may cover where signs are larger: a name is worth more than a stretch of road, but under more than one space it could hardly be read. */
const MOST_COVERED = 2 * COST.onSpace;

/** Signs that are drawn so much larger: each where it covers least, as long as there is room; those `first` whatever they cover. */
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

/** How large the letters of a sign are, in units, and from which size on they can be read, in px. */
const LETTERS = 22;
const LEGIBLE = 9.5;

/** Signs grow by such steps, so that they do not change with every px a map comes closer. */
const STEP = 0.1;

/** How much larger signs have to be drawn on a map with so many px to a unit, to be read. */
export const growthAt = (scale: number): number =>
  Math.max(1, Math.ceil(LEGIBLE / LETTERS / scale / STEP) * STEP);

/** The town signs of a map that draws them so much larger: where they have grown, small towns may have none. */
export const signsGrown = (grown: number, first: readonly CityId[]): readonly SignPlace[] =>
  grown === 1 ? SIGNS : largerSigns(grown, new Set(first));
