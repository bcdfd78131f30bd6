import type { PlayerID } from 'boardgame.io';
import type { CityId } from '../map';
import { isCity, neighboursOf, stepsBetween, type Space } from '../network';
import { refusal, type BoardRefusal } from '../refusals';
import { othersOf, type Points, type Turn, type View } from '../state';
import { contractOf, isContract } from '../contracts';
import { eventOf } from '../events';
import { destinedFor, isBarred, mayHandleIn, mayUnloadIn } from './cargo';
import { hasRoadworks, isClosed, isJammed } from './signs';

/** One way to move a truck. */
export type Way = {
  /** The spaces driven over, including the last; empty when the truck stays. */
  readonly path: readonly Space[];
  readonly target: Space;
  /** The cities driven through, in order: these distinguish two ways to the same space. */
  readonly via: readonly CityId[];
  /** B-4.1 — are all points used? */
  readonly exact: boolean;
  /** B-4.4 (a), B-10.3 — what must be done there before anything else. */
  readonly due: Turn['due'];
};

/** A way being explored: its present space, and the leg to the space before. */
type Leg = {
  readonly at: Space;
  /** Undefined where the truck stands. */
  readonly before: Leg | undefined;
  readonly steps: number;
  /** The cities driven through before that space, joined into one text. */
  readonly via: string;
};

const startOf = (view: View, seat: PlayerID): Leg => ({
  at: view.trucks[seat]!,
  before: undefined,
  steps: 0,
  via: '',
});

const driveOn = (leg: Leg, to: Space): Leg => ({
  at: to,
  before: leg,
  steps: leg.steps + 1,
  via: leg.before && isCity(leg.at) ? `${leg.via},${leg.at}` : leg.via,
});

/** The spaces driven over, including the last. */
const pathOf = (leg: Leg): readonly Space[] => {
  const path: Space[] = [];
  for (let on = leg; on.before; on = on.before) path.push(on.at);
  return path.toReversed();
};

/** B-4.2 — does the space lead back to where the leg came from? At a dead end a truck may turn. */
const isBack = ({ at, before }: Leg, next: Space): boolean =>
  next === before?.at && neighboursOf(at).length > 1;

/** B-4.3 — the spaces occupied by other trucks: no move ends there. */
const takenBy = (view: View, seat: PlayerID): readonly (Space | null)[] =>
  othersOf(view, seat).map((other) => view.trucks[other]!);

/** B-4.4 (d) — does a card in front of the seat send it to that city? */
const isSentTo = (view: View, seat: PlayerID, city: CityId): boolean =>
  view.held[seat]!.some(({ card, owes }) => {
    const event = eventOf(card);
    return !owes && (event.effect === 'order' || event.effect === 'inspection') && event.city === city;
  });

/** A possible end of a move during the search. */
type End = Pick<Way, 'exact' | 'due'> & { readonly leg: Leg };

/** More than the length of any way. */
const FAR = 100;

/** Lower is better for two ways to the same end: exact before lost points, free before obliged, short before long. */
const badness = ({ exact, due, leg }: End): number => (exact ? 0 : 2 * FAR) + (due ? FAR : 0) + leg.steps;

/** Keeps this end unless an equally good way to the same space through the same cities is known. */
const keepBest = (best: Map<string, End>, end: End): void => {
  const { at, via } = end.leg;
  const key = at + via;
  const known = best.get(key);
  if (!known || badness(end) < badness(known)) best.set(key, end);
};

const wayTo = ({ leg, exact, due }: End): Way => {
  const path = pathOf(leg);
  return { path, target: leg.at, via: path.slice(0, -1).filter(isCity), exact, due };
};

/**
 * B-4.4 (a), (d) — the obligation from an early stop in the city, null for none; undefined if no early stop is
 * allowed.
 */
const earlyStop = (view: View, seat: PlayerID, city: CityId): Way['due'] | undefined => {
  if (isSentTo(view, seat, city)) return null;
  // B-11.2 — out of turn there is no loading
  return view.turn.seat === seat && mayHandleIn(view, seat, city) ? 'cargo' : undefined;
};

/**
 * B-4 — every way the seat may move its truck with these points, the best to each space first. Ways to one space
 * through the same cities count as one. Never empty: at worst the truck stays (B-4.6).
 */
export const waysOf = (view: View, seat: PlayerID, { least, most }: Points): readonly Way[] => {
  const taken = takenBy(view, seat);
  const best = new Map<string, End>();
  // B-4.3 — where a truck ends after this leg: behind the trucks that occupy its last spaces
  const settle = (leg: Leg, exact: boolean): void => {
    let kept = leg;
    while (kept.before && taken.includes(kept.at)) kept = kept.before;
    keepBest(best, { leg: kept, exact: exact && kept === leg, due: null });
  };
  const stopAt = (leg: Leg): void => {
    const { at, steps } = leg;
    if (steps >= least) settle(leg, true);
    else if (steps > 0 && isCity(at) && !taken.includes(at)) {
      const due = earlyStop(view, seat, at);
      if (due !== undefined) keepBest(best, { leg, exact: false, due });
    }
  };
  // B-10.3 — the end of a move in a closed city, which is always one under the jam sign (B-9.2), to unload there
  const stopInJam = (leg: Leg): void => {
    const { at, steps } = leg;
    if (isCity(at) && view.turn.seat === seat && !taken.includes(at) && mayUnloadIn(view, seat, at))
      keepBest(best, { leg, exact: steps >= least, due: 'unload' });
  };
  const explore = (leg: Leg): void => {
    stopAt(leg);
    if (leg.steps === most) return;
    for (const next of neighboursOf(leg.at)) {
      if (isBack(leg, next)) continue;
      const further = driveOn(leg, next);
      if (!isClosed(view, next)) explore(further);
      else {
        // B-4.4 (b) — in front of a sign the remaining points are lost
        if (leg.steps < least) settle(leg, false);
        stopInJam(further);
      }
    }
  };
  explore(startOf(view, seat));
  return [...best.values()].toSorted((a, b) => badness(a) - badness(b)).map(wayTo);
};

/** B-11.2 — out of turn no goods are handled, so goods are no reason to end a move in a city. */
const whyNotOutOfTurn = (view: View, seat: PlayerID): BoardRefusal | undefined =>
  view.turn.seat === seat ? undefined : refusal('outOfTurn', 'B-11.2');

/** B-4.4 — why the seat cannot stop early in a city for which it has a contract. */
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

/** B-4 — why there is no such way with these points. */
export const whyNoWay = (view: View, seat: PlayerID, points: Points, target: Space): BoardRefusal => {
  const steps = stepsBetween(view.trucks[seat]!, target);
  if (steps > points.most) return refusal('outOfReach', 'B-4.1', { steps, points: points.most });
  if (waysOf(view, seat, points).some((way) => way.target === target)) return refusal('noSuchWay', 'B-4.2');
  if (hasRoadworks(view, target)) return refusal('roadworksThere', 'B-9.3', { space: target });
  if (isJammed(view, target)) return whyNotIntoJam(view, seat, target);
  if (takenBy(view, seat).includes(target)) return refusal('occupied', 'B-4.3', { space: target });
  if (steps >= points.least) return refusal('outOfReach', 'B-4.1', { steps, points: points.most });
  const early = isCity(target) ? whyNotEarly(view, seat, target) : undefined;
  return early ?? refusal('useAllPoints', 'B-4.1', { points: points.least, steps });
};

/**
 * B-11.6 — the ways a snowstorm may blow a truck: straight on, past trucks, to a free space; never into or through a
 * sign, never back.
 */
export const snowWaysOf = (view: View, truck: PlayerID, { least, most }: Points): readonly Way[] => {
  const start = startOf(view, truck);
  const taken = takenBy(view, truck);
  const nearest = new Map<Space, Leg>();
  const blow = (leg: Leg): void => {
    const { at, steps, before } = leg;
    const ends = steps >= least && at !== start.at && !taken.includes(at);
    if (ends && steps < (nearest.get(at)?.steps ?? Infinity)) nearest.set(at, leg);
    if (steps === most) return;
    for (const next of neighboursOf(at))
      if (next !== before?.at && !isClosed(view, next)) blow(driveOn(leg, next));
  };
  blow(start);
  return [...nearest.values()]
    .toSorted((a, b) => a.steps - b.steps)
    .map((leg) => wayTo({ leg, exact: true, due: null }));
};
