import type { CityId } from '../map';
import { stillRunning, type Outlook } from './outlook';
import { rowOf, type Turns } from './turns';

/** Something that pays when done: a contract, or a city that a card sends the seat to. */
export type Errand<Id extends string = string> = {
  readonly id: Id;
  /** Where goods are to be loaded; null if they are aboard, or there are none. */
  readonly from: CityId | null;
  readonly to: CityId;
  readonly goods: number;
  /** DM. */
  readonly pays: number;
  /** May not be left out. */
  readonly must: boolean;
};

/** One stop of a route. `goods`: loaded there; negative if unloaded. */
export type Stop = {
  readonly id: string;
  readonly city: CityId;
  readonly row: number;
  readonly goods: number;
  readonly pays: number;
};

export type Route = readonly Stop[];

/** What a route is planned for. */
export type Journey = {
  /** Turns from the start to every city. */
  readonly near: Turns;
  /** Turns from every city to every other, by rows. */
  readonly between: readonly Turns[];
  readonly capacity: number;
  /** Goods aboard at the start. */
  readonly load: number;
  /** Stops that must come before all others, such as an inspection. */
  readonly first: Route;
  readonly outlook: Outlook;
  /** The number of errands that are planned together. */
  readonly inMind: number;
};

/** The state at a place of a route; `legs`: turns from there to every city. */
type Progress = {
  readonly turns: number;
  readonly worth: number;
  readonly load: number;
  readonly legs: Turns;
};

/** The worth of a route that cannot be driven. */
const IMPOSSIBLE = -Infinity;

const begin = ({ load, near }: Journey): Progress => ({ turns: 0, worth: 0, load, legs: near });

const arrive = (
  { outlook, between }: Journey,
  { worth, load }: Progress,
  { row, goods, pays }: Stop,
  turns: number,
): Progress => ({
  turns,
  worth: pays ? worth + pays * stillRunning(outlook, turns) : worth,
  load: load + goods,
  legs: between[row]!,
});

const visit = (journey: Journey, progress: Progress, stop: Stop): Progress =>
  arrive(journey, progress, stop, progress.turns + progress.legs[stop.row]!);

/** The same as `visit` for each stop; the innermost loop, so it allocates nothing. */
const follow = (
  { capacity, outlook, between }: Journey,
  start: Progress,
  route: Route,
  from: number,
): number => {
  let { turns, worth, load, legs } = start;
  for (let at = from; at < route.length; at++) {
    const { row, goods, pays } = route[at]!;
    turns += legs[row]!;
    if (pays) worth += pays * stillRunning(outlook, turns);
    load += goods;
    if (load > capacity) return IMPOSSIBLE;
    legs = between[row]!;
  }
  return worth - outlook.turnCost * turns;
};

/** DM that a route promises, less the cost of its turns. */
export const worthOfRoute = (journey: Journey, route: Route): number =>
  follow(journey, begin(journey), route, 0);

/** The same from a place with this many turns to its first stop. */
export const worthFromAfar = (journey: Journey, route: Route, turns: number): number =>
  follow(journey, arrive(journey, begin(journey), route[0]!, turns), route, 1);

const stopFor = (id: string, city: CityId, goods: number, pays: number): Stop => ({
  id,
  city,
  row: rowOf(city),
  goods,
  pays,
});

/** A stop that only needs to be visited. */
export const visitOf = (id: string, city: CityId, pays: number): Stop => stopFor(id, city, 0, pays);

/** An errand by its stops: where its goods are loaded, if not aboard yet, and where it is done. */
type Task = { readonly id: string; readonly pick: Stop | null; readonly drop: Stop; readonly must: boolean };

const taskFor = ({ id, from, to, goods, pays, must }: Errand): Task => ({
  id,
  pick: from === null ? null : stopFor(id, from, goods, 0),
  drop: stopFor(id, to, -goods, pays),
  must,
});

/** Where the stops of an errand are inserted into a route, and the worth of that route. */
type Fit = { readonly worth: number; readonly pickAt: number; readonly dropAt: number };

/** The best place for the last stop of an errand, from a place of the route on; `before`: the state at that place. */
const bestDrop = (journey: Journey, route: Route, drop: Stop, from: number, before: Progress): Fit => {
  let worth = IMPOSSIBLE;
  let dropAt = from;
  let progress = before;
  for (let at = from; at <= route.length; at++) {
    const dropped = follow(journey, visit(journey, progress, drop), route, at);
    if (dropped > worth) [worth, dropAt] = [dropped, at];
    if (at === route.length) break;
    progress = visit(journey, progress, route[at]!);
    if (progress.load > journey.capacity) break;
  }
  return { worth, pickAt: from, dropAt };
};

/** The best places for an errand. */
const bestFit = (journey: Journey, route: Route, { pick, drop }: Task): Fit => {
  const fixed = journey.first.length;
  let progress = begin(journey);
  for (let at = 0; at < fixed; at++) progress = visit(journey, progress, route[at]!);
  if (!pick) return bestDrop(journey, route, drop, fixed, progress);
  let best: Fit = { worth: IMPOSSIBLE, pickAt: fixed, dropAt: fixed };
  for (let pickAt = fixed; pickAt <= route.length; pickAt++) {
    const loaded = visit(journey, progress, pick);
    if (loaded.load <= journey.capacity) {
      const fit = bestDrop(journey, route, drop, pickAt, loaded);
      if (fit.worth > best.worth) best = fit;
    }
    if (pickAt < route.length) progress = visit(journey, progress, route[pickAt]!);
  }
  return best;
};

const fitted = (route: Route, { pick, drop }: Task, { pickAt, dropAt }: Fit): Route => {
  const dropped = route.toSpliced(dropAt, 0, drop);
  return pick ? dropped.toSpliced(pickAt, 0, pick) : dropped;
};

/** A route and its worth. */
type Sketch = { readonly route: Route; readonly worth: number };

const sketchOf = (journey: Journey, route: Route): Sketch => ({
  route,
  worth: worthOfRoute(journey, route),
});

/** The route with the errand, if that is better or the errand is compulsory. */
const withTask = (journey: Journey, sketch: Sketch, task: Task): Sketch => {
  const fit = bestFit(journey, sketch.route, task);
  if (fit.worth === IMPOSSIBLE || !(task.must || fit.worth > sketch.worth)) return sketch;
  return { route: fitted(sketch.route, task, fit), worth: fit.worth };
};

/** How often a plan is revised: each errand is taken out and inserted where it now fits best. */
const SECOND_THOUGHTS = 2;

/** At most this many errands are planned at a time. */
const MOST_ERRANDS = 9;

/** Do the goods of an errand lie where the journey starts? */
const liesHere = ({ near }: Journey, { pick }: Task): boolean => pick !== null && near[pick.row] === 0;

/** The errands to plan, in the order of their worth alone: `inMind` of them, and those whose goods lie here. */
const inTurn = (journey: Journey, errands: readonly Errand[]): Task[] =>
  errands
    .map((errand) => {
      const task = taskFor(errand);
      const promise = errand.must ? Infinity : bestFit(journey, journey.first, task).worth;
      return { task, promise };
    })
    .toSorted((a, b) => (a.promise === b.promise ? 0 : b.promise - a.promise))
    .slice(0, MOST_ERRANDS)
    .map(({ task }) => task)
    .filter((task, place) => place < journey.inMind || liesHere(journey, task));

/** The errands that are still planned when a new one is added. */
export const foremost = <One extends Errand>(journey: Journey, errands: readonly One[]): readonly One[] => {
  const others = journey.inMind - 1;
  if (errands.length <= others) return errands;
  const kept = inTurn({ ...journey, inMind: others }, errands).slice(0, others);
  return errands.filter(({ id }) => kept.some((task) => task.id === id));
};

/** A good route over the errands, in driving order, without those that are not worth their turns. */
export const planOf = (journey: Journey, errands: readonly Errand[]): Route => {
  const fixed = journey.first.length;
  const tasks = inTurn(journey, errands);
  let plan = sketchOf(journey, journey.first);
  for (const task of tasks) plan = withTask(journey, plan, task);
  for (let again = 0; again < SECOND_THOUGHTS; again++) {
    const before = plan;
    for (const task of tasks) {
      const without = plan.route.filter((stop, at) => at < fixed || stop.id !== task.id);
      const other = withTask(journey, sketchOf(journey, without), task);
      if (other.worth > plan.worth) plan = other;
    }
    // a pass without a change would change nothing the next time
    if (plan === before) break;
  }
  return plan.route;
};
