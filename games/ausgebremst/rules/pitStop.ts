import type { CarId, Value } from '../cards';
import { isLastStop, isPastStops } from '../laps';
import { isAdvanced, roadOf, type Car, type View } from '../state';
import type { Space } from '../track';
import { isStop, obstaclesFor, standsInLane, waysOf } from './driving';

/** must every car stop in this game? */
const mustStop = (view: View): boolean => !isAdvanced(view);

/** is no way into the pit lane left from this place? Other cars are ignored. */
const isPastPit = (view: View, { crossed, space }: Pick<Car, 'space' | 'crossed'>): boolean =>
  isPastStops(crossed) || (isLastStop(crossed) && !roadOf(view).beforePit.has(space!));

/** has a car at this place not stopped, and no way into the pit lane left? */
const hasMissedPit = (view: View, stopped: boolean, at: Pick<Car, 'space' | 'crossed'>): boolean =>
  !stopped && at.space !== null && mustStop(view) && isPastPit(view, at);

/** is the car's stop still to come, if it wants one? */
export const mayStillStop = (view: View, car: CarId): boolean => {
  const { stopped, space } = view.cars[car]!;
  return !stopped && space !== null && !isPastPit(view, view.cars[car]!);
};

/** is the car out because it has not stopped and has no way into the pit lane left? */
export const isOutWithoutStop = (view: View, car: CarId): boolean =>
  hasMissedPit(view, view.cars[car]!.stopped, view.cars[car]!);

/** would that space put the car out? `crossed`: its line crossings once it is there. */
export const wouldBeOut = (view: View, car: CarId, after: Pick<Car, 'space' | 'crossed'>): boolean => {
  const stops = after.space !== null && roadOf(view).pit.lane.includes(after.space);
  return !stops && hasMissedPit(view, view.cars[car]!.stopped, after);
};

/**
 * may the car wait for the pit entry? At the end of lap 2, if a card of one of these values
 * would end in the lane without the cars on the entry or in the lane, and with them none of the values does.
 */
export const mayWaitForPit = (view: View, car: CarId, values: readonly Value[]): boolean => {
  const { crossed, stopped, space } = view.cars[car]!;
  if (!mustStop(view) || stopped || !space || !isLastStop(crossed) || standsInLane(view, car)) return false;
  const { pit } = roadOf(view);
  const standing = obstaclesFor(view, car);
  const blockers = [pit.entry, ...pit.lane].filter((one) => standing.has(one));
  if (!blockers.length) return false;
  const without = new Set([...standing].filter((one) => !blockers.includes(one)));
  const stops = (cars: ReadonlySet<Space>) =>
    values.some((value) => waysOf(view, car, value, { cars }).some((way) => isStop(view, car, way)));
  return stops(without) && !stops(standing);
};
