import {
  circuitOf,
  FINISH,
  readSide,
  SIDES,
  trackOf,
  type CircuitId,
  type Space,
  type Target,
} from '../../../../games/ausgebremst';
import { reversed, type Cubic, type Point } from '../../../kit/drawing/curves';
import { courseOf, middleOf, outlineOf, type Course } from './course';
import { aheadOf, type Pose } from './stretches';

/** A space as it is drawn. */
export type DrawnSpace = {
  readonly outline: readonly Point[];
  /** The position and heading of a car on it. */
  readonly pose: Pose;
};

/** A circuit ready to be drawn. */
export type Drawn = {
  readonly id: CircuitId;
  readonly clockwise: boolean;
  readonly course: Course;
  readonly spaces: ReadonlyMap<Space, DrawnSpace>;
  /** Where a car that crosses the finish drives to, with its heading. */
  readonly finish: Pose;
};

/** The size of a box in the pit lane, in units. */
export const BOX = { width: 56, height: 34 };

/** How far behind the line the finish point is, in units. */
const BEHIND = 26;

/** The pose of a car that drives in the opposite direction. */
const turned = (pose: Pose): Pose => ({ ...pose, heading: pose.heading + 180 });

const boxAround = (pose: Pose): readonly Point[] => {
  const aside = (point: Point, by: number) => aheadOf({ ...point, heading: pose.heading + 90 }, by);
  const [back, front] = [aheadOf(pose, -BOX.width / 2), aheadOf(pose, BOX.width / 2)];
  const half = BOX.height / 2;
  return [aside(back, -half), aside(front, -half), aside(front, half), aside(back, half)];
};

const draw = (id: CircuitId): Drawn => {
  const circuit = circuitOf(id);
  const clockwise = circuit.direction === 'clockwise';
  const [start, far] = [circuit.start, circuit.far].map((side) => readSide(SIDES[side].spec));
  const course = courseOf(start!, far!);
  const { places, pit } = trackOf(id);
  const poseOf = (pose: Pose) => (clockwise ? pose : turned(pose));
  const boxes = clockwise ? pit.lane : pit.lane.toReversed();
  const spaces = [...places.values()].map((place): [Space, DrawnSpace] => {
    if (place.kind === 'pit') {
      const pose = course.pit.boxes[boxes.indexOf(place.id)]!;
      return [place.id, { outline: boxAround(pose), pose: poseOf(pose) }];
    }
    const stretch = course.ring[place.segment + (place.side === circuit.start ? 0 : start!.length)]!;
    const column = place.lanes - 1 - place.lane;
    return [
      place.id,
      {
        outline: outlineOf(stretch, column, place.at),
        pose: poseOf(middleOf(stretch, column, place.at)),
      },
    ];
  });
  const line = poseOf(course.line);
  return {
    id,
    clockwise,
    course,
    spaces: new Map(spaces),
    finish: { ...aheadOf(line, BEHIND), heading: line.heading },
  };
};

const known = new Map<CircuitId, Drawn>();

/** The drawing of a circuit, from the notation of its two sides. */
export const drawnOf = (id: CircuitId): Drawn => {
  const drawn = known.get(id) ?? draw(id);
  known.set(id, drawn);
  return drawn;
};

/** The position for something on a space, or across the finish. */
export const poseOn = (drawn: Drawn, target: Target): Pose =>
  target === FINISH ? drawn.finish : drawn.spaces.get(target)!.pose;

/** How far a car keeps its direction between two spaces, relative to their distance. */
const STEADY = 0.36;

const between = (from: Pose, to: Pose): Cubic => {
  const reach = STEADY * Math.hypot(to.x - from.x, to.y - from.y);
  return [from, aheadOf(from, reach), aheadOf(to, -reach), to];
};

/** The line a car drives along from space to space, tangent to the road at each one. */
export const lineOver = (drawn: Drawn, way: readonly Target[]): readonly Cubic[] => {
  const { entry, lane, exit } = trackOf(drawn.id).pit;
  const [first, second] = drawn.course.pit.ramps;
  const entryRamp = drawn.clockwise ? first : reversed(second);
  const exitRamp = drawn.clockwise ? second : reversed(first);
  return way.slice(1).map((to, n) => {
    const from = way[n]!;
    if (from === entry && to === lane[0]) return entryRamp;
    if (from === lane.at(-1) && to === exit) return exitRamp;
    return between(poseOn(drawn, from), poseOn(drawn, to));
  });
};
