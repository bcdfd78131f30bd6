import type { CityId } from '../map';
import { stillRunning, type Outlook } from './outlook';
import { placeOf, TURNS_BETWEEN, type Turns } from './turns';

/** Something that pays when it is done: a contract, or a city where a card sends one. */
export type Errand<Id extends string = string> = {
  readonly id: Id;
  /** Where goods are to be loaded; null when they are aboard, or there are none. */
  readonly from: CityId | null;
  readonly to: CityId;
  readonly goods: number;
  /** DM. */
  readonly pays: number;
  /** It may not be left out. */
  readonly must: boolean;
};

/** One stop of a route. `goods`: loaded there, below 0 unloaded. */
export type Stop = {
  readonly id: string;
  readonly city: CityId;
  readonly place: number;
  readonly goods: number;
  readonly pays: number;
};

export type Route = readonly Stop[];

/** What routes are planned for. */
export type Journey = {
  /** Turns from where it begins to every city. */
  readonly near: Turns;
  readonly capacity: number;
  /** Goods aboard when it begins. */
  readonly load: number;
  /** What has to be done before anything else, such as to be inspected. */
  readonly first: Route;
  readonly outlook: Outlook;
};

/** Where a route has come to. */
type Progress = {
  readonly turns: number;
  readonly worth: number;
  readonly load: number;
  readonly at: number;
};

/** No way. */
const IMPOSSIBLE = -Infinity;

/** No city: the journey has not begun. */
const NOWHERE = -1;

const begin = ({ load }: Journey): Progress => ({ turns: 0, worth: 0, load, at: NOWHERE });

const visit = (journey: Journey, progress: Progress, stop: Stop): Progress => {
  const leg = progress.at === NOWHERE ? journey.near[stop.place]! : TURNS_BETWEEN[progress.at]![stop.place]!;
  const turns = progress.turns + leg;
  const worth = stop.pays
    ? progress.worth + stop.pays * stillRunning(journey.outlook, turns)
    : progress.worth;
  return { turns, worth, load: progress.load + stop.goods, at: stop.place };
};

const follow = (journey: Journey, start: Progress, route: Route, from: number): number => {
  let progress = start;
  for (let at = from; at < route.length; at++) {
    progress = visit(journey, progress, route[at]!);
    if (progress.load > journey.capacity) return IMPOSSIBLE;
  }
  return progress.worth - journey.outlook.turnCost * progress.turns;
};

/** DM that a route promises, less what its turns are worth. */
export const worthOfRoute = (journey: Journey, route: Route): number =>
  follow(journey, begin(journey), route, 0);

const stopFor = (id: string, city: CityId, goods: number, pays: number): Stop => ({
  id,
  city,
  place: placeOf(city),
  goods,
  pays,
});

/** A stop only to have been there. */
export const visitOf = (id: string, city: CityId, pays: number): Stop => stopFor(id, city, 0, pays);

/** The best place for the last stop of an errand, from a place of the route on; `before` is how far it has come there. */
const bestDrop = (journey: Journey, route: Route, drop: Stop, from: number, before: Progress) => {
  let best = { worth: IMPOSSIBLE, at: from };
  let progress = before;
  for (let at = from; at <= route.length; at++) {
    const worth = follow(journey, visit(journey, progress, drop), route, at);
    if (worth > best.worth) best = { worth, at };
    if (at === route.length) break;
    progress = visit(journey, progress, route[at]!);
    if (progress.load > journey.capacity) break;
  }
  return best;
};

/** The route with the errand put in where it fits best. */
const insert = (journey: Journey, route: Route, errand: Errand): { worth: number; route: Route } => {
  const { id, from, to, goods, pays } = errand;
  const drop = stopFor(id, to, -goods, pays);
  const fixed = journey.first.length;
  let progress = begin(journey);
  for (const stop of route.slice(0, fixed)) progress = visit(journey, progress, stop);
  if (from === null) {
    const { worth, at } = bestDrop(journey, route, drop, fixed, progress);
    return { worth, route: route.toSpliced(at, 0, drop) };
  }
  const pick = stopFor(id, from, goods, 0);
  let best = { worth: IMPOSSIBLE, pickAt: fixed, dropAt: fixed };
  for (let pickAt = fixed; pickAt <= route.length; pickAt++) {
    const loaded = visit(journey, progress, pick);
    if (loaded.load <= journey.capacity) {
      const { worth, at } = bestDrop(journey, route, drop, pickAt, loaded);
      if (worth > best.worth) best = { worth, pickAt, dropAt: at };
    }
    if (pickAt < route.length) progress = visit(journey, progress, route[pickAt]!);
  }
  return {
    worth: best.worth,
    route: route.toSpliced(best.dropAt, 0, drop).toSpliced(best.pickAt, 0, pick),
  };
};

/** A route with the errands added that are worth it, those that must be whatever they are worth. */
const addAll = (journey: Journey, start: Route, errands: readonly Errand[]): Route => {
  let route = start;
  let worth = worthOfRoute(journey, route);
  for (const errand of errands) {
    const longer = insert(journey, route, errand);
    if (longer.worth === IMPOSSIBLE || !(errand.must || longer.worth > worth)) continue;
    ({ route, worth } = longer);
  }
  return route;
};

/** How often a plan is gone over again, one errand after the other taken out and put in where it now fits best. */
const SECOND_THOUGHTS = 2;

/** Errands that are looked at: nobody thinks about more at a time. */
const MOST_ERRANDS = 9;

/** What an errand promises by itself: by this they are looked at in turn. */
const promiseOf = (journey: Journey, errand: Errand): number => insert(journey, journey.first, errand).worth;

/** A good route over the errands, in the order to be driven; those that are not worth their turns are left out. */
export const planOf = (journey: Journey, errands: readonly Errand[]): Route => {
  const inTurn = errands
    .map((errand) => ({ errand, promise: errand.must ? Infinity : promiseOf(journey, errand) }))
    .toSorted((a, b) => (a.promise === b.promise ? 0 : b.promise - a.promise))
    .slice(0, MOST_ERRANDS)
    .map(({ errand }) => errand);
  let route = addAll(journey, journey.first, inTurn);
  for (let again = 0; again < SECOND_THOUGHTS; again++)
    for (const errand of inTurn) {
      const without = route.filter((stop, at) => at < journey.first.length || stop.id !== errand.id);
      const other = addAll(journey, without, [errand]);
      if (worthOfRoute(journey, other) > worthOfRoute(journey, route)) route = other;
    }
  return route;
};
