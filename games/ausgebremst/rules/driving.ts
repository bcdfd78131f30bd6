import { CROSSINGS, type Space, type RoadStep, type Track } from '../track';
import { isAdvanced, isNuisance, roadOf, type View } from '../state';
import type { CarId } from '../cards';

/** Where a drive may end: on a space, or across the finish. */
export const FINISH = 'finish';
export type Target = Space | typeof FINISH;

/** One way to drive a card in full. */
export type CarWay = {
  readonly target: Target;
  /** The spaces driven over, the last one being where it ends; up to the line for a car that finishes. */
  readonly path: readonly Space[];
  /** Crossings of the line on the way. */
  readonly crosses: number;
  readonly laneChanges: number;
};

/** Cars as they stand in the way; a question may leave some out. */
type Obstacles = ReadonlySet<Space>;

/** What a way is looked for on; a question may leave out cars or lines, or let the car through the pit lane. */
type Road = {
  readonly cars: Obstacles;
  readonly steps: Track['steps'];
  /** where a move ends that enters the pit lane. */
  readonly lane: 'ends' | 'through';
};

/** the spaces that other cars hold. */
export const obstaclesFor = (view: View, car: CarId): Obstacles => {
  const spaces = new Set<Space>();
  for (const other of view.grid) {
    const { space } = view.cars[other]!;
    if (other !== car && space) spaces.add(space);
  }
  return spaces;
};

/** may the car drive into the pit lane on this lap? */
export const mayStop = (view: View, car: CarId): boolean => {
  const { crossed, stopped } = view.cars[car]!;
  const drivesPast = isAdvanced(view) && isNuisance(view, car);
  return !stopped && !drivesPast && crossed >= 1 && crossed < CROSSINGS - 1;
};

const isInLane = ({ pit }: Track, space: Space): boolean => pit.lane.includes(space);

/** The better of two ways to one space: fewer lane changes. */
const better = (a: CarWay | undefined, b: CarWay): CarWay => (a && a.laneChanges <= b.laneChanges ? a : b);

/**
 * every way the car can drive that many spaces, one to each target: forward, onto free spaces only, into the
 * pit lane only to end there; surplus spaces lapse behind the finish.
 */
export const waysOf = (
  view: View,
  car: CarId,
  spaces: number,
  { cars = obstaclesFor(view, car), steps = roadOf(view).steps, lane = 'ends' }: Partial<Road> = {},
): readonly CarWay[] => {
  const track = roadOf(view);
  const { space: start, crossed } = view.cars[car]!;
  const mayEnter = mayStop(view, car);
  const found = new Map<Target, CarWay>();
  const note = (way: CarWay) => found.set(way.target, better(found.get(way.target), way));

  const mayTake = ({ to }: RoadStep, from: Space): boolean => {
    if (cars.has(to)) return false;
    if (lane === 'through') return true;
    if (isInLane(track, to) && !isInLane(track, from)) return mayEnter;
    // a move that entered the lane ends in it
    return isInLane(track, to) || !isInLane(track, from) || isInLane(track, start!);
  };

  /** Half way: how few lane changes have led there. Whoever comes there later with no fewer finds nothing better. */
  const halfWay = Math.floor(spaces / 2);
  const fewest = new Map<Space, number>();

  const follow = (at: Space, path: readonly Space[], crosses: number, laneChanges: number) => {
    if (path.length === halfWay) {
      if (laneChanges >= (fewest.get(at) ?? Infinity)) return;
      fewest.set(at, laneChanges);
    }
    if (path.length === spaces) {
      note({ target: at, path, crosses, laneChanges });
      return;
    }
    for (const step of steps.get(at)!) {
      const over = crosses + Number(step.crosses);
      if (crossed + over === CROSSINGS) {
        if (!isInLane(track, step.to)) note({ target: FINISH, path, crosses: over, laneChanges });
        continue;
      }
      if (!mayTake(step, at)) continue;
      follow(step.to, [...path, step.to], over, laneChanges + Number(step.diagonal));
    }
  };
  follow(start!, [], 0, 0);
  return [...found.values()];
};

/** can the car move at all? */
export const canMove = (view: View, car: CarId): boolean => waysOf(view, car, 1).length > 0;

/** does a way end in the pit lane that the car was not in before? */
export const isStop = (view: View, car: CarId, { target }: CarWay): boolean => {
  const track = roadOf(view);
  return target !== FINISH && isInLane(track, target) && !isInLane(track, view.cars[car]!.space!);
};

/** Does the car stand in the pit lane? */
export const standsInLane = (view: View, car: CarId): boolean =>
  isInLane(roadOf(view), view.cars[car]!.space!);
