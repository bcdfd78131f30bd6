import { CITIES } from '../map';
import { isCity, neighboursOf, SPACES, stepsBetween, type Space } from '../network';
import { seatsOf, type View } from '../state';

/** Faces of the die; a 6 may be used as any number (B-4.1), so nobody is forced to drive past a space. */
export const FACES = [1, 2, 3, 4, 5, 6];

/** More than the distance between any two spaces. */
const FARTHEST = SPACES.length;

/**
 * Average turns for each number of spaces, when the truck may stop at the end of them (B-4.4): the rolls until they
 * are covered.
 */
const TURNS_FOR: readonly number[] = Array.from({ length: FARTHEST + 1 }).reduce<number[]>(
  (turns, _, steps) =>
    steps === 0
      ? [0]
      : [...turns, 1 + FACES.reduce((sum, die) => sum + (turns[steps - die] ?? 0), 0) / FACES.length],
  [],
);

/** Average turns for this many spaces. */
export const turnsFor = (steps: number): number => TURNS_FOR[Math.min(steps, FARTHEST)]!;

const ROW: ReadonlyMap<Space, number> = new Map(SPACES.map((space, at) => [space, at]));

/** The row of a space in the tables of turns and steps, cities first. */
export const rowOf = (space: Space): number => ROW.get(space)!;

/** Turns to every city, by its row. */
export type Turns = readonly number[];

const distancesFrom = (space: Space): Turns => CITIES.map(({ id }) => turnsFor(stepsBetween(space, id)));

/** Turns from every city to every other on open roads, by rows. */
export const TURNS_BETWEEN: readonly Turns[] = CITIES.map(({ id }) => distancesFrom(id));

/** The rows of the neighbours, by row. */
const NEXT: readonly (readonly number[])[] = SPACES.map((space) => neighboursOf(space).map(rowOf));

const UNREACHED = -1;

/** Steps to a space from everywhere, by row; no way leads through the spaces in `shut`. */
const measured = (goal: Space, shut: readonly (Space | null | undefined)[]): Int16Array => {
  const steps = new Int16Array(SPACES.length).fill(UNREACHED);
  const rows = new Set(shut.flatMap((space) => (space ? [rowOf(space)] : [])));
  const start = rowOf(goal);
  const found = [start];
  steps[start] = 0;
  for (const at of found) {
    // a closed space can be left, but nothing leads through it
    if (at !== start && rows.has(at)) continue;
    for (const next of NEXT[at]!)
      if (steps[next] === UNREACHED) {
        steps[next] = steps[at]! + 1;
        found.push(next);
      }
  }
  return steps;
};

/**
 * Steps from a space to the goal, around the signs; Infinity if there is no way. The goal itself may be under the jam
 * sign (B-10.3). `closed`: an additional space to treat as closed.
 */
export const stepsTo = (view: View, goal: Space, closed?: Space): ((from: Space) => number) => {
  const steps = measured(goal, [view.roadworks, view.jam?.space, closed]);
  return (from) => {
    const far = steps[rowOf(from)]!;
    return far === UNREACHED ? Infinity : far;
  };
};

/** B-9.1 — own turns until the road works are moved: somebody rolls a 1, in one turn of six. */
const untilMoved = (view: View): number => FACES.length / seatsOf(view).length;

/** Turns around the road works or, if that takes longer, straight on after they are moved. */
const turnsAround = (view: View, around: number, straight: number): number => {
  const waiting = turnsFor(straight) + untilMoved(view);
  return around === UNREACHED ? waiting : Math.min(turnsFor(around), waiting);
};

/**
 * Turns from a space to the goal, starting with the next turn, when a jam is over (B-10.1). `closed`: an additional
 * space to treat as having road works.
 */
export const turnsTo = (view: View, goal: Space, closed?: Space): ((from: Space) => number) => {
  const steps = measured(goal, [view.roadworks, closed]);
  return (from) => turnsAround(view, steps[rowOf(from)]!, stepsBetween(from, goal));
};

/** Turns from a space to every city, starting with the next turn. */
export const turnsFrom = (view: View, start: Space): Turns => {
  const steps = measured(start, [view.roadworks]);
  return CITIES.map(({ id }, row) => turnsAround(view, steps[row]!, stepsBetween(start, id)));
};

/** How remote a space is: the sum of the steps to all cities. */
export const remoteness = (space: Space): number =>
  SPACES.filter(isCity).reduce((sum, city) => sum + stepsBetween(space, city), 0);
