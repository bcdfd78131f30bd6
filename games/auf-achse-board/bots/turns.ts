import { CITIES, type CityId } from '../map';
import { isCity, neighboursOf, SPACES, stepsBetween, type Space } from '../network';
import { isClosed } from '../rules/signs';
import type { View } from '../state';

/** Faces of the die; a 6 may be used as any number (B-4.1), so that nobody has to drive past a place for it. */
const FACES = [1, 2, 3, 4, 5, 6];

/** More spaces than any two places are apart, signs included. */
const FARTHEST = SPACES.length;

/** Turns that so many spaces take on average, when one may stop at the end of them (B-4.4): the dice rolled till they are covered. */
const TURNS_FOR: readonly number[] = Array.from({ length: FARTHEST + 1 }).reduce<number[]>(
  (turns, _, steps) =>
    steps === 0
      ? [0]
      : [...turns, 1 + FACES.reduce((sum, die) => sum + (turns[steps - die] ?? 0), 0) / FACES.length],
  [],
);

/** Turns that so many spaces take on average. */
export const turnsFor = (steps: number): number => TURNS_FOR[Math.min(steps, FARTHEST)]!;

const PLACE: ReadonlyMap<CityId, number> = new Map(CITIES.map(({ id }, at) => [id, at]));

/** The row of a city in the tables of turns. */
export const placeOf = (city: CityId): number => PLACE.get(city)!;

/** Turns to every city, by its row. */
export type Turns = readonly number[];

const distancesFrom = (space: Space): Turns => CITIES.map(({ id }) => turnsFor(stepsBetween(space, id)));

/** Turns from every city to every other on open roads, by their rows. */
export const TURNS_BETWEEN: readonly Turns[] = CITIES.map(({ id }) => distancesFrom(id));

/**
 * Steps to a space from everywhere, around the signs; a space from which there is no way is missing. The goal itself
 * may be under the jam sign (B-10.3). `closed`: one more space that is thought to be closed.
 */
export const stepsTo = (view: View, goal: Space, closed?: Space): ReadonlyMap<Space, number> => {
  const steps = new Map<Space, number>([[goal, 0]]);
  for (const [space, far] of steps) {
    // a closed space can be left, but nothing leads through it
    if (far > 0 && (space === closed || isClosed(view, space))) continue;
    for (const next of neighboursOf(space)) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
};

/** Turns from a space to every city with the signs as they stand; a city that is cut off is as far as can be. */
export const turnsFrom = (view: View, start: Space): Turns => {
  const steps = stepsTo(view, start);
  return CITIES.map(({ id }) => turnsFor(steps.get(id) ?? FARTHEST));
};

/** How far away everything is from there: the steps to all cities, added up. */
export const remoteness = (space: Space): number =>
  SPACES.filter(isCity).reduce((sum, city) => sum + stepsBetween(space, city), 0);
