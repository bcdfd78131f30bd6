import type { PlayerID } from 'boardgame.io';
import type { MatchResult } from '../../shared/gameModule';
import { perSeat, type PerSeat } from '../../shared/seats';
import { pointsOf, type CarId } from '../cards';
import { carsOnRoad, isAdvanced, roadOf, seatsOf, type RaceResult, type View } from '../state';
import { shortestRace } from '../track';
import { toGoOf } from './ranking';

/** points for places 1–6. */
export const POINTS = [9, 6, 4, 3, 2, 1] as const;

/** has every player finished or dropped out? */
export const isRaceOver = (view: View): boolean => seatsOf(view).every((seat) => !view.cars[seat]!.space);

/**
 * cars that did not finish: nearer to the finish is better; of level ones, the one taken off later.
 */
const notFinished = (view: View): CarId[] => {
  const onRoad = carsOnRoad(view).map((car) => ({ car, short: toGoOf(view, car) }));
  const takenOff = view.left
    .filter((car) => view.cars[car]!.ending !== 'finished')
    .map((car) => ({ car, short: view.cars[car]!.short }));
  return [...onRoad, ...takenOff.toReversed()].toSorted((a, b) => a.short - b.short).map(({ car }) => car);
};

/** the result of the race. */
export const resultOf = (view: View): RaceResult => {
  const seats = seatsOf(view);
  const track = roadOf(view);
  const finished = view.left.filter((car) => view.cars[car]!.ending === 'finished');
  const stopped = perSeat(seats, (seat) => view.cars[seat]!.stopped);
  return {
    circuit: track.circuit.id,
    finished,
    others: notFinished(view),
    // a nuisance car keeps its place: nobody moves up
    points: perSeat(seats, (seat) => POINTS[finished.indexOf(seat)] ?? 0),
    used: perSeat(seats, (seat) => pointsOf(view.played[seat]!)),
    ideal: perSeat(seats, (seat) =>
      shortestRace(track, track.grid[view.grid.indexOf(seat)]!, isAdvanced(view) && !stopped[seat] ? 0 : 1),
    ),
    stopped,
  };
};

/** the points of all races so far. */
export const totals = ({ results, hands }: Pick<View, 'results' | 'hands'>): PerSeat<number> =>
  perSeat(seatsOf({ hands }), (seat) => results.reduce((sum, { points }) => sum + points[seat]!, 0));

/** the place of a car in a race, from 1; undefined if it did not finish. */
export const placeIn = ({ finished }: RaceResult, car: CarId): number | undefined =>
  finished.includes(car) ? finished.indexOf(car) + 1 : undefined;

type Results = Pick<View, 'results' | 'hands'>;

/** what decides a tie: points, wins, second places and so on, then the better place in the last race. */
const figuresOf = (view: Results, seat: PlayerID): readonly number[] => {
  const places = view.results.map((result) => placeIn(result, seat));
  const often = POINTS.map((_, at) => places.filter((place) => place === at + 1).length);
  // a car that did not finish has no place
  return [totals(view)[seat]!, ...often, -(places.at(-1) ?? POINTS.length + 1)];
};

/** Compares two lists of numbers; the first difference decides, the larger number comes first. */
export const byFigures = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at < 0 ? 0 : b[at]! - a[at]!;
};

/** the ranking of the players after the races so far, best first; equal players share a rank, from 1. */
export const standings = (view: Results) => {
  const rows = seatsOf(view).map((seat) => ({ seat, figures: figuresOf(view, seat) }));
  const sorted = rows.toSorted((a, b) => byFigures(a.figures, b.figures));
  return sorted.map(({ seat, figures }) => ({
    seat,
    rank: sorted.findIndex((other) => byFigures(other.figures, figures) === 0) + 1,
    points: figures[0]!,
    wins: figures[1]!,
  }));
};

/** the champion, or those who share the title, in seat order. */
export const champions = (view: Results): PlayerID[] => {
  const best = new Set(standings(view).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])));
  return seatsOf(view).filter((seat) => best.has(seat));
};

/** the champions and everybody's points, once the last race is over. */
export const result = (view: View): MatchResult | undefined =>
  view.stage === 'over' ? { winners: champions(view), totals: totals(view) } : undefined;
