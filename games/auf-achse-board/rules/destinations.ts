import type { PlayerID } from 'boardgame.io';
import { contractOf, type ContractId } from '../contracts';
import type { CityId } from '../map';
import { isCity, isEventSpace, neighboursOf, SPACES, stepsBetween, type Space } from '../network';
import type { View } from '../state';
import { isClosed, truckOn } from './signs';

/** B-11.7 — may a card set a truck down there? The target must be free and not under a sign. */
const isOpen = (view: View, space: Space): boolean =>
  truckOn(view, space) === undefined && !isClosed(view, space);

/** The items with the lowest measure. */
const least = <T>(items: readonly T[], measure: (item: T) => number): T[] => {
  const lowest = Math.min(...items.map(measure));
  return items.filter((item) => measure(item) === lowest);
};

/** B-12 Dokumente — the last free city passed; if there is none, the nearest free ones by road. */
export const citiesBack = (view: View, seat: PlayerID): readonly CityId[] => {
  const last = view.visited[seat]!.findLast((city) => isOpen(view, city));
  const from = view.trucks[seat]!;
  if (last) return [last];
  const free = SPACES.filter(isCity).filter((city) => isOpen(view, city));
  return least(free, (city) => stepsBetween(from, city));
};

/** B-12 Familiennachwuchs, B-10.3 — the contracts aboard whose destination is free; a jam does not matter. */
export const homeward = (view: View, seat: PlayerID): readonly ContractId[] =>
  view.aboard[seat]!.filter((id) => truckOn(view, contractOf(id).to) === undefined);

/** B-12 Bahnverladung — the contracts aboard with the farthest destination (option `railFarthest`). */
export const farthestAboard = (view: View, seat: PlayerID): readonly ContractId[] => {
  const start = view.trucks[seat]!;
  return least(view.aboard[seat]!, (id) => {
    const { from, to } = contractOf(id);
    return -stepsBetween(view.options.railFarthest === 'route' ? from : start, to);
  });
};

/** B-12 Ware verdorben — the free city where goods now aboard were loaded last. */
export const lastLoadedAt = (view: View, seat: PlayerID): CityId | undefined => {
  const latest = view.aboard[seat]!.findLast((id) => isOpen(view, contractOf(id).from));
  return latest && contractOf(latest).from;
};

/** B-11.7 — paths on open roads to the first free spaces of a kind; each path lists the spaces driven over. */
const nextOnTheRoad = (
  view: View,
  seat: PlayerID,
  isGoal: (space: Space) => boolean,
): readonly (readonly Space[])[] => {
  const start = view.trucks[seat]!;
  const seen = new Set<Space>([start]);
  const found: Space[][] = [];
  const paths: Space[][] = [[]];
  for (const path of paths)
    for (const next of neighboursOf(path.at(-1) ?? start)) {
      if (seen.has(next) || isClosed(view, next)) continue;
      seen.add(next);
      const further = [...path, next];
      if (!isGoal(next)) paths.push(further);
      else if (truckOn(view, next) === undefined) found.push(further);
    }
  return found;
};

/** B-12 Gute Routenplanung — the free neighbouring cities, with no city in between. */
export const nextCities = (view: View, seat: PlayerID): readonly (readonly Space[])[] =>
  nextOnTheRoad(view, seat, isCity);

/** B-12 Zollabfertigung — the next free event spaces, with none in between. */
export const nextEventSpaces = (view: View, seat: PlayerID): readonly (readonly Space[])[] =>
  nextOnTheRoad(view, seat, isEventSpace);
