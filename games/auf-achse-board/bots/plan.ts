import type { CityId } from '../map';
import { stillRunning, type Outlook } from './outlook';
import { rowOf, type Turns } from './turns';

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
  readonly row: number;
  readonly goods: number;
  readonly pays: number;
};

export type Route = readonly Stop[];

/** What routes are planned for. */
export type Journey = {
  /** Turns from where it begins to every city. */
  readonly near: Turns;
  /** And from every city to every other, by their rows. */
  readonly between: readonly Turns[];
  readonly capacity: number;
  /** Goods aboard when it begins. */
  readonly load: number;
  /** What has to be done before anything else, such as to be inspected. */
  readonly first: Route;
  readonly outlook: Outlook;
  /** Errands that are thought about together. */
  readonly inMind: number;
};

/** Where a route has come to; `legs`: turns from there to every city. */
type Progress = {
  readonly turns: number;
  readonly worth: number;
  readonly load: number;
  readonly legs: Turns;
};

/** No way. */
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

/** The innermost of all loops, so it makes nothing: what `visit` says, stop by stop. */
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

/** DM that a route promises, less what its turns are worth. */
export const worthOfRoute = (journey: Journey, route: Route): number =>
  follow(journey, begin(journey), route, 0);

/** The same for whoever needs so many turns to the first stop of it. */
export const worthFromAfar = (journey: Journey, route: Route, turns: number): number =>
  follow(journey, arrive(journey, begin(journey), route[0]!, turns), route, 1);

const stopFor = (id: string, city: CityId, goods: number, pays: number): Stop => ({
  id,
  city,
  row: rowOf(city),
  goods,
  pays,
});

/** A stop only to have been there. */
export const visitOf = (id: string, city: CityId, pays: number): Stop => stopFor(id, city, 0, pays);

/** An errand by its stops: where its goods are loaded, if they are still to be, and where it is done. */
type Task = { readonly id: string; readonly pick: Stop | null; readonly drop: Stop; readonly must: boolean };

const taskFor = ({ id, from, to, goods, pays, must }: Errand): Task => ({
  id,
  pick: from === null ? null : stopFor(id, from, goods, 0),
  drop: stopFor(id, to, -goods, pays),
  must,
});

/** Where the stops of an errand are put into a route, and what it promises then. */
type Fit = { readonly worth: number; readonly pickAt: number; readonly dropAt: number };

/** The best place for the last stop of an errand, from a place of the route on; `before` is how far it has come there. */
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

/** Where an errand fits best. */
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

/** A route and what it promises. */
type Sketch = { readonly route: Route; readonly worth: number };

const sketchOf = (journey: Journey, route: Route): Sketch => ({
  route,
  worth: worthOfRoute(journey, route),
});

/** The route with the errand, if it is worth it, or must be done whatever it is worth. */
const withTask = (journey: Journey, sketch: Sketch, task: Task): Sketch => {
  const fit = bestFit(journey, sketch.route, task);
  if (fit.worth === IMPOSSIBLE || !(task.must || fit.worth > sketch.worth)) return sketch;
  return { route: fitted(sketch.route, task, fit), worth: fit.worth };
};

/** How often a plan is gone over again, one errand after the other taken out and put in where it now fits best. */
const SECOND_THOUGHTS = 2;

/** Nobody thinks about more errands at a time. */
const MOST_ERRANDS = 9;

/** Do the goods of an errand lie where the journey begins? */
const liesHere = ({ near }: Journey, { pick }: Task): boolean => pick !== null && near[pick.row] === 0;

/** By what they promise by themselves errands are looked at in turn; what one stands before nobody forgets. */
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

/** Those of the errands that are still thought about beside a new one. */
export const foremost = <One extends Errand>(journey: Journey, errands: readonly One[]): readonly One[] => {
  const others = journey.inMind - 1;
  if (errands.length <= others) return errands;
  const kept = inTurn({ ...journey, inMind: others }, errands).slice(0, others);
  return errands.filter(({ id }) => kept.some((task) => task.id === id));
};

/** A good route over the errands, in the order to be driven; those that are not worth their turns are left out. */
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
    // what has changed nothing once will not do so again
    if (plan === before) break;
  }
  return plan.route;
};
