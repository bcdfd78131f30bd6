import type { PlayerID } from 'boardgame.io';
import { chancesOfMost } from '../../shared/bots/advice';
import { mean } from '../../shared/bots/search';
import { perSeat, type PerSeat } from '../../shared/seats';
import { carsOnRoad, circuitsOf, seatsOf, type View } from '../state';
import type { CarId } from '../cards';
import { POINTS, result, totals } from '../rules/result';
import { arrivalOf, isBefore } from './arrival';

/** The variance of a seat's points in a race still to come. */
const A_RACE = 9;

/** Additional chance of winning per own point, and the factor for points of others. */
const A_POINT = 0.02;
const OF_OTHERS = 0.5;

/** The expected points of a race: mean and variance. */
type Expected = { readonly points: number; readonly doubt: number };

const certain = (points: number): Expected => ({ points, doubt: 0 });

/** The probability that exactly 0, 1, 2 … of these come true. */
const howMany = (chances: readonly number[]): readonly number[] =>
  chances.reduce<readonly number[]>(
    (sofar, chance) => [...sofar, 0].map((share, at) => (1 - chance) * share + chance * (sofar[at - 1] ?? 0)),
    [1],
  );

/** the expected points of each car in the current race. */
const expected = (view: View): ReadonlyMap<CarId, Expected> => {
  const arrived = view.left.filter((car) => view.cars[car]!.ending === 'finished');
  const onRoad = carsOnRoad(view).map((car) => ({ car, ...arrivalOf(view, car) }));
  const ofRacer = (mine: (typeof onRoad)[number]): Expected => {
    const others = onRoad.filter(({ car }) => car !== mine.car);
    const places = howMany(others.map((other) => other.chance * isBefore(other, mine)));
    const average = (worth: (points: number) => number) =>
      mine.chance *
      places.reduce((sum, share, at) => sum + share * worth(POINTS[arrived.length + at] ?? 0), 0);
    const points = average((of) => of);
    return { points, doubt: average((of) => of ** 2) - points ** 2 };
  };
  return new Map([
    ...view.grid.map((car) => [car, certain(POINTS[arrived.indexOf(car)] ?? 0)] as const),
    ...onRoad.map((racer) => [racer.car, ofRacer(racer)] as const),
  ]);
};

/** The spread of a total that is certain, in points. */
const SURE = 0.5;

/** The probability that each seat has most points in the end, together 1. */
const chancesWith = (ends: PerSeat<Expected>): PerSeat<number> =>
  chancesOfMost(
    perSeat(Object.keys(ends), (seat) => {
      const { points, doubt } = ends[seat]!;
      return { expected: points, spread: Math.sqrt(doubt) || SURE };
    }),
  );

/** The expected total of each seat at the end; `isOnRoad`: a race is under way. */
const expectedTotals = (view: View, isOnRoad: boolean): PerSeat<Expected> => {
  const points = totals(view);
  const onRoad = isOnRoad ? expected(view) : undefined;
  const races = circuitsOf(view).length - view.results.length - (onRoad ? 1 : 0);
  return perSeat(seatsOf(view), (seat) => {
    const race = onRoad?.get(seat) ?? certain(0);
    return { points: points[seat]! + race.points, doubt: races * A_RACE + race.doubt };
  });
};

/**
 * The chance that the seat becomes champion, plus a little for every point; `race`: the one that was under way when
 * it began to think.
 */
export const standingWorth = (view: View, seat: PlayerID, race: number): number => {
  const ends = expectedTotals(view, view.race === race && view.stage === 'driving');
  const rivals = Object.keys(ends).filter((other) => other !== seat);
  const ofOthers = mean(rivals.map((other) => ends[other]!.points));
  return chancesWith(ends)[seat]! + A_POINT * (ends[seat]!.points - OF_OTHERS * ofOthers);
};

/** The probability that each seat becomes champion, together 1. */
export const chancesOfTitle = (view: View): PerSeat<number> => {
  const seats = seatsOf(view);
  // seats with equal points are ranked by wins and places
  const first = result(view)?.winners;
  if (first) return perSeat(seats, (seat) => (first.includes(seat) ? 1 / first.length : 0));
  return chancesWith(expectedTotals(view, view.stage === 'driving'));
};
