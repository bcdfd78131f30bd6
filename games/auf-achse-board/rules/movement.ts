import type { PlayerID } from 'boardgame.io';
import type { CityId } from '../map';
import { isCity, neighboursOf, stepsBetween, type Space } from '../network';
import { refusal, type BoardRefusal } from '../refusals';
import type { Points, Turn, View } from '../state';
import { contractOf, isContract } from '../contracts';
import { eventOf } from '../events';
import { destinedFor, isBarred, mayHandleIn, mayUnloadIn } from './cargo';
import { hasRoadworks, isClosed, isJammed, truckOn } from './signs';

/** One way a truck may be moved. */
export type Way = {
  /** The spaces driven over, the last one being where it ends; empty when the truck stays. */
  readonly path: readonly Space[];
  readonly target: Space;
  /** The cities driven through, in order: by these two ways to one space differ. */
  readonly via: readonly CityId[];
  /** B-4.1 — are all points used? */
  readonly exact: boolean;
  /** B-4.4 (a), B-10.3 — what has to be done there before anything else. */
  readonly due: Turn['due'];
};

/** B-4.2 — where one may drive on: not back, except at a dead end. */
const onward = (at: Space, came: Space | undefined): readonly Space[] => {
  const neighbours = neighboursOf(at);
  return neighbours.length === 1 ? neighbours : neighbours.filter((space) => space !== came);
};

/** B-4.3 — may a truck of the seat end its move there? */
const isFree = (view: View, seat: PlayerID, space: Space): boolean =>
  [undefined, seat].includes(truckOn(view, space));

/** B-4.4 (d) — does a card in front of the seat send it to that city? */
const isSentTo = (view: View, seat: PlayerID, city: CityId): boolean =>
  view.held[seat]!.some(({ card, owes }) => {
    const event = eventOf(card);
    return !owes && (event.effect === 'order' || event.effect === 'inspection') && event.city === city;
  });

const wayTo = (
  start: Space,
  path: readonly Space[],
  { exact, due = null }: { exact: boolean; due?: Turn['due'] },
): Way => ({ path, target: path.at(-1) ?? start, via: path.slice(0, -1).filter(isCity), exact, due });

/** B-4.3 — where a truck ends that has driven so far: behind the trucks that stand there. */
const settle = (view: View, seat: PlayerID, path: readonly Space[], exact: boolean): Way => {
  const kept = path.slice(0, path.findLastIndex((space) => isFree(view, seat, space)) + 1);
  return wayTo(view.trucks[seat]!, kept, { exact: exact && kept.length === path.length });
};

/** B-4.4 (a), (d) — the early stop in a city, if there is a reason for one. */
const earlyStop = (view: View, seat: PlayerID, path: readonly Space[]): Way[] => {
  const city = path.at(-1)!;
  if (!isCity(city) || !isFree(view, seat, city)) return [];
  const start = view.trucks[seat]!;
  if (isSentTo(view, seat, city)) return [wayTo(start, path, { exact: false })];
  // B-11.2 — out of turn there is no loading
  return view.turn.seat === seat && mayHandleIn(view, seat, city)
    ? [wayTo(start, path, { exact: false, due: 'cargo' })]
    : [];
};

/** B-10.3 — the end of a move in a closed city, which is one under the jam sign (B-9.2), to unload there. */
const intoJam = (view: View, seat: PlayerID, path: readonly Space[], exact: boolean): Way[] => {
  const city = path.at(-1)!;
  const may =
    isCity(city) && view.turn.seat === seat && isFree(view, seat, city) && mayUnloadIn(view, seat, city);
  return may ? [wayTo(view.trucks[seat]!, path, { exact, due: 'unload' })] : [];
};

/** Every end a move may come to, some of them more than once. */
const explore = (view: View, seat: PlayerID, { least, most }: Points, path: readonly Space[]): Way[] => {
  const at = path.at(-1) ?? view.trucks[seat]!;
  const steps = path.length;
  const exact = steps >= least;
  const here = exact ? [settle(view, seat, path, true)] : steps > 0 ? earlyStop(view, seat, path) : [];
  if (steps === most) return here;
  const came = steps > 1 ? path.at(-2) : steps === 1 ? view.trucks[seat]! : undefined;
  const beyond = onward(at, came).flatMap((next) => {
    const further = [...path, next];
    if (!isClosed(view, next)) return explore(view, seat, { least, most }, further);
    // B-4.4 (b) — in front of a sign the points left are given up
    const stop = exact ? [] : [settle(view, seat, path, false)];
    return [...stop, ...intoJam(view, seat, further, steps + 1 >= least)];
  });
  return [...here, ...beyond];
};

/** The better of two ways to the same end: exact before given up, free before bound, short before long. */
const badness = ({ exact, due, path }: Way): number => (exact ? 0 : 200) + (due ? 100 : 0) + path.length;

/**
 * B-4 — every way the seat may move its truck with these points, the best one to each space first. Ways to one space
 * that pass through the same cities are one way. Never empty: at worst the truck stays (B-4.6).
 */
export const waysOf = (view: View, seat: PlayerID, points: Points): readonly Way[] => {
  const ways = explore(view, seat, points, []).toSorted((a, b) => badness(a) - badness(b));
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = [way.target, ...way.via].join();
    if (!best.has(key)) best.set(key, way);
  }
  return [...best.values()];
};

/** B-11.2 — out of turn nothing is handled, so no goods are a reason to end a move in a city. */
const whyNotOutOfTurn = (view: View, seat: PlayerID): BoardRefusal | undefined =>
  view.turn.seat === seat ? undefined : refusal('outOfTurn', 'B-11.2');

/** B-4.4 — why one cannot stop early in a city that one has a contract for. */
const whyNotEarly = (view: View, seat: PlayerID, city: CityId): BoardRefusal | undefined => {
  const concerns = (id: unknown) => isContract(id) && contractOf(id).from === city;
  if (!destinedFor(view, seat, city).length && !view.hands[seat]!.some(concerns)) return undefined;
  const why = whyNotOutOfTurn(view, seat);
  if (why) return why;
  if (isBarred(view, seat, city)) return refusal('inspection', 'B-11.8');
  return mayHandleIn(view, seat, city) ? undefined : refusal('noRoom', 'B-4.4', { city });
};

/** B-10.2, B-10.3 — why the space under the jam sign cannot be entered. */
const whyNotIntoJam = (view: View, seat: PlayerID, space: Space): BoardRefusal => {
  if (!isCity(space)) return refusal('jamThere', 'B-10.2', { space });
  const why = destinedFor(view, seat, space).length ? whyNotOutOfTurn(view, seat) : undefined;
  return why ?? refusal('jammedCity', 'B-10.3');
};

/** B-4 — why no way that leads there with these points was found. */
export const whyNoWay = (view: View, seat: PlayerID, points: Points, target: Space): BoardRefusal => {
  const steps = stepsBetween(view.trucks[seat]!, target);
  if (steps > points.most) return refusal('outOfReach', 'B-4.1', { steps, points: points.most });
  if (waysOf(view, seat, points).some((way) => way.target === target)) return refusal('noSuchWay', 'B-4.2');
  if (hasRoadworks(view, target)) return refusal('roadworksThere', 'B-9.3', { space: target });
  if (isJammed(view, target)) return whyNotIntoJam(view, seat, target);
  if (!isFree(view, seat, target)) return refusal('occupied', 'B-4.3', { space: target });
  if (steps >= points.least) return refusal('outOfReach', 'B-4.1', { steps, points: points.most });
  const early = isCity(target) ? whyNotEarly(view, seat, target) : undefined;
  return early ?? refusal('useAllPoints', 'B-4.1', { points: points.least, steps });
};

/**
 * B-11.6 — the ways a snowstorm may blow a truck: straight on, past trucks, to a free space; never into or through a
 * sign, never back.
 */
export const snowWaysOf = (view: View, truck: PlayerID, { least, most }: Points): readonly Way[] => {
  const start = view.trucks[truck]!;
  const blow = (path: readonly Space[]): Way[] => {
    const at = path.at(-1) ?? start;
    const came = path.length > 1 ? path.at(-2) : start;
    const ends = path.length >= least && isFree(view, truck, at) && at !== start;
    const here = ends ? [wayTo(start, path, { exact: true })] : [];
    if (path.length === most) return here;
    const beyond = neighboursOf(at).filter((next) => next !== came && !isClosed(view, next));
    return [...here, ...beyond.flatMap((next) => blow([...path, next]))];
  };
  const nearest = blow([]).toSorted((a, b) => a.path.length - b.path.length);
  return [...new Map(nearest.toReversed().map((way) => [way.target, way])).values()].toReversed();
};
