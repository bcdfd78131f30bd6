import type { PlayerID } from 'boardgame.io';
import { chancesBy } from '../../shared/advice';
import { likelihood } from '../../shared/search';
import { perSeat, type PerSeat } from '../../shared/seats';
import { isNuisance, circuitsOf, seatsOf, type View } from '../state';
import type { CarId } from '../cards';
import { POINTS, result, totals } from '../rules/result';
import { turnsLeft } from './appraise';

/** Turns by which guesses at who arrives first are out. */
const DOUBT = 1.3;

/** More turns than this are those of a car whose cards do not reach: it hardly ever finishes. */
const STRANDED = 30;
const HOPE = 0.1;

/** Points by which two players usually differ after a race. */
const USUAL_DIFFERENCE = 5;

/** Chance of winning that a point is worth beside that, and how much of it one that somebody else gets. */
const A_POINT = 0.02;
const OF_OTHERS = 0.5;

/** The points for a place that is not certain, places counted from 0. */
const pointsAt = (place: number): number => {
  const low = Math.floor(place);
  const share = place - low;
  return (POINTS[low] ?? 0) * (1 - share) + (POINTS[low + 1] ?? 0) * share;
};

/** The points that a seat can expect of the race on the road. */
const expected = (view: View): ReadonlyMap<CarId, number> => {
  const arrived = view.left.filter((car) => view.cars[car]!.ending === 'finished');
  const turns = new Map(
    view.grid.filter((car) => view.cars[car]!.space).map((car) => [car, turnsLeft(view, car)]),
  );
  return new Map(
    view.grid.map((car) => {
      const mine = turns.get(car);
      if (mine === undefined) return [car, POINTS[arrived.indexOf(car)] ?? 0];
      let ahead = arrived.length;
      for (const [other, theirs] of turns)
        if (other !== car) ahead += likelihood((mine - theirs) / (1.702 * DOUBT));
      return [car, pointsAt(ahead) * (mine > STRANDED ? HOPE : 1)];
    }),
  );
};

/** How likely the seat becomes champion, and a little for every point; `race`: the one that was on the road when it began to think. */
export const standingWorth = (view: View, seat: PlayerID, race: number): number => {
  const points = totals(view);
  const onRoad = view.race === race && view.stage === 'driving' ? expected(view) : undefined;
  const pointsOf = (car: CarId) => points[car]! + (onRoad?.get(car) ?? 0);
  const races = circuitsOf(view).length - race - 1;
  const rivals = seatsOf(view).filter((other) => other !== seat && !isNuisance(view, other));
  const chances = rivals.map((other) => {
    const lead = pointsOf(seat) - pointsOf(other);
    return likelihood(lead / (USUAL_DIFFERENCE * Math.sqrt(races + (onRoad ? 0.2 : 0)) || 0.01));
  });
  const ofOthers = rivals.reduce((sum, other) => sum + pointsOf(other), 0) / rivals.length;
  const chance = chances.reduce((product, one) => product * one, 1);
  return chance + A_POINT * (pointsOf(seat) - OF_OTHERS * ofOthers);
};

/** How likely each seat becomes champion, together 1. */
export const chancesOfTitle = (view: View): PerSeat<number> => {
  const seats = seatsOf(view).filter((seat) => !isNuisance(view, seat));
  // seats with as many points are told apart by wins and places
  const first = result(view)?.winners;
  if (first) return perSeat(seats, (seat) => (first.includes(seat) ? 1 / first.length : 0));
  const points = totals(view);
  const onRoad = view.stage === 'driving' ? expected(view) : undefined;
  const races = circuitsOf(view).length - view.results.length - (onRoad ? 1 : 0);
  return chancesBy(
    perSeat(seats, (seat) => points[seat]! + (onRoad?.get(seat) ?? 0)),
    USUAL_DIFFERENCE * Math.sqrt(races + (onRoad ? 0.2 : 0)),
  );
};
