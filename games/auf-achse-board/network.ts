import { CITIES, ROADS, type CityId } from './map';

/** A space of the map: a city, or a space of a road, such as `hamburg-berlin.2`, the second one from Hamburg. */
export type Space = CityId | `${CityId}-${CityId}.${number}`;

const CITY_IDS: ReadonlySet<string> = new Set(CITIES.map(({ id }) => id));

/** Every road as its sequence of spaces, with the cities at both ends. */
const LANES: readonly (readonly Space[])[] = ROADS.map(({ from, to, spaces }) => [
  from,
  ...Array.from({ length: spaces }, (_, n): Space => `${from}-${to}.${n + 1}`),
  to,
]);

const NEIGHBOURS: ReadonlyMap<Space, readonly Space[]> = LANES.reduce((met, lane) => {
  const meet = (a: Space, b: Space) => met.set(a, [...(met.get(a) ?? []), b]);
  for (const [at, space] of lane.slice(1).entries()) {
    meet(lane[at]!, space);
    meet(space, lane[at]!);
  }
  return met;
}, new Map<Space, Space[]>());

const EVENT_SPACES: ReadonlySet<Space> = new Set(
  ROADS.flatMap(({ from, to, events }) => events.map((n): Space => `${from}-${to}.${n}`)),
);

/** Every space, cities first. */
export const SPACES: readonly Space[] = [
  ...CITIES.map(({ id }) => id),
  ...LANES.flatMap((lane) => lane.slice(1, -1)),
];

/** Every space of a road. */
export const ROAD_SPACES: readonly Space[] = SPACES.filter((space) => !CITY_IDS.has(space));

/** Is this text the id of a space? */
export const isSpace = (id: unknown): id is Space => NEIGHBOURS.has(id as Space);

/** Is the space a city? */
export const isCity = (space: Space | null): space is CityId => CITY_IDS.has(space ?? '');

/** Is this text the id of a city? */
export const isCityId = (id: unknown): id is CityId => isSpace(id) && isCity(id);

/** B-4.5 — does the space have a red and white triangle? */
export const isEventSpace = (space: Space): boolean => EVENT_SPACES.has(space);

/** The spaces one step away. */
export const neighboursOf = (space: Space): readonly Space[] => NEIGHBOURS.get(space)!;

/** The cities at both ends of a space's road, or the city itself. */
export const townsAt = (space: Space): readonly CityId[] =>
  isCity(space) ? [space] : (space.split('.')[0]!.split('-') as CityId[]);

/** B-9.2 — the one space between Hamburg and Flensburg. */
export const FLENSBURG_ROAD: Space = LANES.find(
  (lane) => lane.includes('flensburg') && lane.includes('hamburg'),
)![1]!;

/** Steps from a space to every other that can be reached over open spaces, by the shortest way. */
export const measureFrom = (start: Space, isOpen: (space: Space) => boolean): ReadonlyMap<Space, number> => {
  const steps = new Map<Space, number>([[start, 0]]);
  for (const [space, far] of steps)
    for (const next of neighboursOf(space)) if (!steps.has(next) && isOpen(next)) steps.set(next, far + 1);
  return steps;
};

const STEPS: ReadonlyMap<Space, ReadonlyMap<Space, number>> = new Map(
  SPACES.map((space) => [space, measureFrom(space, () => true)]),
);

/** The length of the shortest way in spaces, ignoring signs and trucks. */
export const stepsBetween = (from: Space, to: Space): number => STEPS.get(from)!.get(to)!;

/** The spaces of a shortest way, including both ends; ignores signs and trucks. */
export const shortestWay = (from: Space, to: Space): readonly Space[] => {
  const way = [from];
  for (let left = stepsBetween(from, to); left > 0; left--)
    way.push(neighboursOf(way.at(-1)!).find((next) => stepsBetween(next, to) < left)!);
  return way;
};
