import type { CarId } from '../cards';
import { CROSSINGS, mayEnterLane } from '../laps';
import { isAdvanced, isNuisance, roadOf, type Car, type View } from '../state';
import type { Space, Track } from '../track';

/** Where a drive can end: on a space, or across the finish. */
export const FINISH = 'finish';
export type Target = Space | typeof FINISH;

/** One way to drive a card in full. */
export type CarWay = {
  readonly target: Target;
  /** The same way up to the previous space; undefined where the car stands. */
  readonly before: WayOnRoad | undefined;
  /** The number of line crossings on the way. */
  readonly crosses: number;
  readonly laneChanges: number;
};

type WayOnRoad = CarWay & { readonly target: Space };

/** The spaces driven over, including the last; up to the line for a car that finishes. */
export const pathOf = ({ target, before }: CarWay): readonly Space[] => {
  const path: Space[] = target === FINISH || !before ? [] : [target];
  for (let way = before; way?.before; way = way.before) path.push(way.target);
  return path.toReversed();
};

/** The spaces blocked by other cars; a question may leave some out. */
type Obstacles = ReadonlySet<Space>;

/** The road for a search; a question may leave out cars or lines, or let the car drive through the pit lane. */
type Road = {
  readonly cars: Obstacles;
  readonly steps: Track['steps'];
  /** whether a move into the pit lane ends there. */
  readonly lane: 'ends' | 'through';
};

/** the spaces occupied by other cars. */
export const obstaclesFor = (view: View, car: CarId): Obstacles => {
  const spaces = new Set<Space>();
  for (const other of view.grid) {
    const { space } = view.cars[other]!;
    if (other !== car && space) spaces.add(space);
  }
  return spaces;
};

/**
 * may the car drive into the pit lane on this lap? `at`: its progress, by default the present one.
 */
export const mayStop = (
  view: View,
  car: CarId,
  at: Pick<Car, 'crossed' | 'stopped'> = view.cars[car]!,
): boolean => {
  const drivesPast = isAdvanced(view) && isNuisance(view, car);
  return !drivesPast && mayEnterLane(at);
};

const isInLane = ({ pit }: Track, space: Space): boolean => pit.lane.includes(space);

/**
 * for every number of spaces from 1 to `most`, every way the car can drive exactly that many: one per target,
 * with the fewest lane changes. Forward, onto free spaces only, into the pit lane only to end there; spaces
 * left over at the finish lapse.
 */
export const waysUpTo = (
  view: View,
  car: CarId,
  most: number,
  { cars = obstaclesFor(view, car), steps = roadOf(view).steps, lane = 'ends' }: Partial<Road> = {},
): readonly (readonly CarWay[])[] => {
  const track = roadOf(view);
  const { space: start, crossed } = view.cars[car]!;
  const mayEnter = lane === 'through' || mayStop(view, car);
  // — a move that entered the lane ends in it
  const mayLeave = lane === 'through' || isInLane(track, start!);
  let finish: CarWay | undefined;
  let reached: readonly WayOnRoad[] = [{ target: start!, before: undefined, crosses: 0, laneChanges: 0 }];
  const ways: (readonly CarWay[])[] = [];
  while (ways.length < most) {
    const further: WayOnRoad[] = [];
    for (const way of reached)
      for (const step of steps.get(way.target)!) {
        const { to, pit } = step;
        const crosses = way.crosses + Number(step.crosses);
        if (crossed + crosses === CROSSINGS) {
          if (!finish || way.laneChanges < finish.laneChanges)
            finish = { target: FINISH, before: way, crosses, laneChanges: way.laneChanges };
          continue;
        }
        if (cars.has(to) || (pit === 'in' && !mayEnter) || (pit === 'out' && !mayLeave)) continue;
        const laneChanges = way.laneChanges + Number(step.diagonal);
        const known = further.findIndex(({ target }) => target === to);
        if (known >= 0 && further[known]!.laneChanges <= laneChanges) continue;
        further[known < 0 ? further.length : known] = { target: to, before: way, crosses, laneChanges };
      }
    reached = further;
    ways.push(finish ? [...reached, finish] : reached);
  }
  return ways;
};

/** every way the car can drive this many spaces. */
export const waysOf = (view: View, car: CarId, spaces: number, road?: Partial<Road>): readonly CarWay[] =>
  waysUpTo(view, car, spaces, road).at(-1)!;

/**
 * the cars that stand first on the ways of that many spaces to the target: nobody is jumped over. The target
 * itself is free, and would be reached if there were no cars.
 */
export const carsInWay = (view: View, car: CarId, spaces: number, target: Target): readonly CarId[] => {
  const own = view.cars[car]!;
  const all = obstaclesFor(view, car);
  return view.grid.filter((other) => {
    const { space } = view.cars[other]!;
    if (other === car || !space) return false;
    const cars = new Set([...all].filter((one) => one !== space));
    return waysUpTo(view, car, spaces - 1, { cars }).some((ways, at) => {
      const reached = ways.find((way) => way.target === space);
      if (!reached) return false;
      const there = { ...own, space, crossed: own.crossed + reached.crosses };
      const onward = { ...view, cars: { ...view.cars, [car]: there } };
      return waysOf(onward, car, spaces - 1 - at, { cars: new Set() }).some((way) => way.target === target);
    });
  });
};

/** can the car move at all? */
export const canMove = (view: View, car: CarId): boolean => waysOf(view, car, 1).length > 0;

/** does the way end in the pit lane, with the car not in it before? */
export const isStop = (view: View, car: CarId, { target }: CarWay): boolean => {
  const track = roadOf(view);
  return target !== FINISH && isInLane(track, target) && !isInLane(track, view.cars[car]!.space!);
};

/** Does the car stand in the pit lane? */
export const standsInLane = (view: View, car: CarId): boolean =>
  isInLane(roadOf(view), view.cars[car]!.space!);
