import { isNuisance, standings, type CarId, type View } from '../../../../games/ausgebremst';
import type { LogEntry } from '../../../kit/match';
import type { Beat } from '../../../kit/useBeats';
import { toldOf } from '../story';

/** A moment of the count of a race: how many cars, and how many drivers of the championship, have been shown. */
export type FinishBeat = Beat & { readonly cars: number; readonly drivers: number };

type Manner = {
  /** Is it the last race? The others are counted faster. */
  readonly isLast: boolean;
  /** Without motion, each part is shown at once, long enough to be read. */
  readonly isStill: boolean;
};

/** The time before the first car, for each car, and after the last one; the same for the championship. In ms. */
const TIMES = {
  long: { first: 600, car: 900, done: 900, driver: 1100, champion: 1900 },
  short: { first: 300, car: 600, done: 600, driver: 700, champion: 1100 },
} as const;
const STILL = 4000;

/** The cars counted in the last race: all cars of players, and the others if they finished. */
export const countedCars = (view: View): readonly CarId[] => {
  const { finished, others } = view.results.at(-1)!;
  return [...finished, ...others.filter((car) => !isNuisance(view, car))];
};

/**
 * how many spaces the cars that left the last race unfinished still had to go, as far back as the log
 * reaches.
 */
export const spacesShort = (log: readonly LogEntry[]): ReadonlyMap<CarId, number> => {
  const told = toldOf(log, 'left', 'raceEnd');
  const ends = told.flatMap(({ type }, at) => (type === 'raceEnd' ? [at] : []));
  const race = told.slice((ends.at(-2) ?? -1) + 1, ends.at(-1));
  return new Map(
    race.flatMap((one) => (one.type === 'left' && one.place === null ? [[one.car, one.short]] : [])),
  );
};

/** the cars over the line in order, then the drivers from the last to the first. */
export const finishBeats = (
  view: View,
  hasTable: boolean,
  { isLast, isStill }: Manner,
): readonly FinishBeat[] => {
  const all = countedCars(view).length;
  const drivers = hasTable ? standings(view).length : 0;
  if (isStill)
    return [
      { part: 0, cars: all, drivers: 0, ms: STILL },
      ...(hasTable ? [{ part: 1, cars: all, drivers, ms: STILL }] : []),
    ];
  const { first, car, done, driver, champion } = TIMES[isLast ? 'long' : 'short'];
  return [
    ...Array.from({ length: all + 1 }, (_, cars) => ({
      part: 0,
      cars,
      drivers: 0,
      ms: cars === 0 ? first : cars === all ? car + done : car,
    })),
    ...Array.from({ length: drivers }, (_, at) => ({
      part: 1,
      cars: all,
      drivers: at + 1,
      ms: at === drivers - 1 ? champion : driver,
    })),
  ];
};
