import type { Segment } from '../../../../games/ausgebremst';
import { distance, type Point } from '../../../kit/drawing/curves';

/** The width of a lane, in units; everything else on the circuit follows from it. */
export const LANE = 50;

/** A point of the road and its clockwise driving direction, in degrees from the right, clockwise. */
export type Pose = Point & { readonly heading: number };

/** A segment of road at its place on the plane. */
export type Stretch = {
  readonly segment: Segment;
  /** Its turn as drawn, in degrees; positive to the right. */
  readonly turn: number;
  /** The pose at a part of it (0 to 1, clockwise), `aside` lane widths to the right of the road's centre. */
  readonly at: (part: number, aside: number) => Pose;
};

/** Where a half board is entered, in which direction, and where it is left again after a half turn. */
export type Joints = { readonly from: Point; readonly heading: number; readonly to: Point };

const LEFT: Point = { x: 100, y: 365 };
const RIGHT: Point = { x: 900, y: 365 };

/** Every far half fits every start half: they share the same two joints. */
export const FAR: Joints = { from: LEFT, heading: 270, to: RIGHT };
export const START: Joints = { from: RIGHT, heading: 90, to: LEFT };

/** The turn of a half from joint to joint, in degrees. */
const HALF_TURN = 180;

/** The area that the half boards are cut from. */
const CANVAS = { left: 20, right: 980, top: 20, bottom: 680, seam: 40 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point `by` units ahead of a pose. */
export const aheadOf = ({ x, y, heading }: Pose, by: number): Point => ({
  x: x + Math.cos(radians(heading)) * by,
  y: y + Math.sin(radians(heading)) * by,
});

/** The pose `aside` lane widths to the right of a pose. */
const besides = (at: Pose, aside: number): Pose => ({
  ...aheadOf({ ...at, heading: at.heading + 90 }, aside * LANE),
  heading: at.heading,
});

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;

/** The length of a segment in spaces, averaged over its lanes. */
const spacesOf = ({ lanes }: Segment): number => mean(lanes);

/** The turn of each segment: as noted, if that makes half a turn; otherwise the right-hand curves are adjusted. */
const turnsOf = (segments: readonly Segment[]): readonly number[] => {
  const noted = segments.map(({ kind, degrees }) => (kind === 'left' ? -degrees : degrees));
  const right = noted.reduce((total, turn) => total + Math.max(0, turn), 0);
  const left = noted.reduce((total, turn) => total + Math.min(0, turn), 0);
  return noted.map((turn) => (turn > 0 ? (turn * (HALF_TURN - left)) / right : turn));
};

/** A segment before its length is known: its contribution to the way per unit of its length or radius. */
type Part = {
  readonly segment: Segment;
  readonly turn: number;
  readonly heading: number;
  readonly x: number;
  readonly y: number;
  /** The preferred length or radius, and how easily it changes. */
  readonly wish: number;
  readonly give: number;
};

/** The least radius of the inner edge of a curve. */
const TIGHTEST = 26;

/** Curves keep their shape and the start straight its length; straights change first. */
const GIVES = { curve: 0.2, start: 0.12, straight: 1 };

/** The places of the grid are slightly shorter than other spaces. */
const GRID = 0.93;

const partsOf = (segments: readonly Segment[], heading: number, space: number): readonly Part[] => {
  let before = heading;
  const turns = turnsOf(segments);
  return segments.map((segment, n) => {
    const turn = turns[n]!;
    const start = before;
    before += turn;
    const length = spacesOf(segment) * space;
    if (!turn) {
      const isStart = segment.kind === 'start';
      const wish = isStart ? length * GRID : length;
      const give = wish ** 2 * (isStart ? GIVES.start : GIVES.straight);
      const [x, y] = [Math.cos(radians(start)), Math.sin(radians(start))];
      return { segment, turn, heading: start, x, y, wish, give };
    }
    const wish = Math.max(length / Math.abs(radians(turn)), (segment.lanes.length * LANE) / 2 + TIGHTEST);
    const side = Math.sign(turn);
    return {
      segment,
      turn,
      heading: start,
      x: side * (Math.sin(radians(before)) - Math.sin(radians(start))),
      y: -side * (Math.cos(radians(before)) - Math.cos(radians(start))),
      wish,
      give: wish ** 2 * GIVES.curve,
    };
  });
};

const total = (parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/**
 * The lengths and radii, as close to the preferred ones as possible, for which the parts lead from one point to the
 * other.
 */
const closing = (parts: readonly Part[], from: Point, to: Point): readonly number[] => {
  const missing = {
    x: to.x - from.x - total(parts, ({ x, wish }) => x * wish),
    y: to.y - from.y - total(parts, ({ y, wish }) => y * wish),
  };
  const xx = total(parts, ({ x, give }) => x * x * give);
  const xy = total(parts, ({ x, y, give }) => x * y * give);
  const yy = total(parts, ({ y, give }) => y * y * give);
  const whole = xx * yy - xy * xy;
  const pull = {
    x: (yy * missing.x - xy * missing.y) / whole,
    y: (xx * missing.y - xy * missing.x) / whole,
  };
  return parts.map(({ x, y, wish, give }) => wish + give * (pull.x * x + pull.y * y));
};

/** Puts the parts one behind the other. */
const laid = (parts: readonly Part[], sizes: readonly number[], from: Point): readonly Stretch[] => {
  let at = from;
  return parts.map(({ segment, turn, heading, x, y }, n) => {
    const size = sizes[n]!;
    const start = at;
    at = { x: at.x + x * size, y: at.y + y * size };
    if (!turn)
      return {
        segment,
        turn,
        at: (part, aside) => besides({ ...aheadOf({ ...start, heading }, size * part), heading }, aside),
      };
    const side = Math.sign(turn);
    const centre = aheadOf({ ...start, heading: heading + 90 * side }, size);
    return {
      segment,
      turn,
      at: (part, aside) => {
        const now = heading + turn * part;
        return besides({ ...aheadOf({ ...centre, heading: now - 90 * side }, size), heading: now }, aside);
      },
    };
  });
};

const middlesOf = ({ at }: Stretch): readonly Point[] => [0.1, 0.5, 0.9].map((part) => at(part, 0));

/** Does the road cross itself? */
const meetsItself = (stretches: readonly Stretch[]): boolean =>
  stretches.some((one, n) =>
    stretches
      .slice(n + 3)
      .some((other) => middlesOf(one).some((a) => middlesOf(other).some((b) => distance(a, b) < LANE * 2))),
  );

/** How far the road leaves its half of the canvas, in units. */
const excess = (stretches: readonly Stretch[], { heading }: Joints): number => {
  const isFar = heading === FAR.heading;
  const top = isFar ? CANVAS.top : LEFT.y - CANVAS.seam;
  const bottom = isFar ? LEFT.y + CANVAS.seam : CANVAS.bottom;
  const edges = stretches.flatMap(({ segment, at }) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((part) => [
      at(part, segment.lanes.length / 2),
      at(part, -segment.lanes.length / 2),
    ]),
  );
  return Math.max(
    ...edges.map(({ x, y }) => Math.max(0, CANVAS.left - x, x - CANVAS.right, top - y, y - bottom)),
  );
};

/** The possible lengths of a space, in units; the one with the least strain is taken. */
const LENGTHS = Array.from({ length: 36 }, (_, n) => 50 + n * 2);

/**
 * Spaces on straights should be at least as long as a car, if other parts can change; none may be shorter than
 * `least`.
 */
const SHORT = { car: 64, least: 40 };

const isShort = ({ segment, turn }: Part, size: number): boolean =>
  !turn && size < SHORT.car * spacesOf(segment) - 1;

/** How much stiffer a part becomes that was too short. */
const FIRM = 0.02;

/** The sizes that close the half, computed a second time with the parts fixed that were too short. */
const sizesOf = (parts: readonly Part[], { from, to }: Joints): readonly number[] => {
  const sizes = closing(parts, from, to);
  if (!parts.some((part, n) => isShort(part, sizes[n]!))) return sizes;
  const firm = parts.map((part, n) =>
    isShort(part, sizes[n]!)
      ? { ...part, wish: SHORT.car * spacesOf(part.segment), give: part.give * FIRM }
      : part,
  );
  return closing(firm, from, to);
};

type Fit = { readonly stretches: readonly Stretch[]; readonly strain: number };

const fitted = (segments: readonly Segment[], joints: Joints, space: number): Fit | null => {
  const parts = partsOf(segments, joints.heading, space);
  const sizes = sizesOf(parts, joints);
  const isPossible = parts.every(({ segment, turn }, n) => {
    const size = sizes[n]!;
    return turn ? size >= (segment.lanes.length * LANE) / 2 + 8 : size >= SHORT.least * spacesOf(segment);
  });
  if (!isPossible) return null;
  const stretches = laid(parts, sizes, joints.from);
  const isClosed = distance(stretches.at(-1)!.at(1, 0), joints.to) < 1;
  if (!isClosed) return null;
  const strain = parts.reduce(
    (sum, { wish, give }, n) => sum + (sizes[n]! - wish) ** 2 / give,
    excess(stretches, joints) / 10,
  );
  return { stretches, strain };
};

/** Half of a plain oval, for a side whose notation does not close. */
const oval = (segments: readonly Segment[], joints: Joints): readonly Stretch[] => {
  const plain = (['straight', 'right', 'straight', 'right', 'straight'] as const).map((kind): Segment => ({
    kind,
    degrees: kind === 'right' ? 90 : 0,
    lanes: [1],
    solid: false,
  }));
  const parts = partsOf(plain, joints.heading, 100);
  const lengths = [120, 145, 510, 145, 120];
  const way = laid(parts, lengths, joints.from);
  const drawnLengths = parts.map(({ turn }, n) => lengths[n]! * (turn ? radians(turn) : 1));
  const whole = drawnLengths.reduce((sum, length) => sum + length, 0);
  const poseAfter = (length: number, aside: number): Pose => {
    let left = Math.min(length, whole);
    const n = drawnLengths.findIndex((piece, at) => {
      if (left <= piece || at === drawnLengths.length - 1) return true;
      left -= piece;
      return false;
    });
    return way[n]!.at(left / drawnLengths[n]!, aside);
  };
  const spaces = segments.reduce((sum, segment) => sum + spacesOf(segment), 0);
  let before = 0;
  return segments.map((segment) => {
    const [start, share] = [before, (spacesOf(segment) / spaces) * whole];
    before += share;
    const pose = (part: number, aside: number) => poseAfter(start + share * part, aside);
    return { segment, turn: pose(1, 0).heading - pose(0, 0).heading, at: pose };
  });
};

/**
 * Lays out a side between the joints of its half board: straights are stretched and curves widened until it ends at
 * the right place, with the space length that causes the least strain. A side that cannot be laid out becomes half of
 * a plain oval.
 */
export const layOut = (segments: readonly Segment[], joints: Joints): readonly Stretch[] => {
  const fits = LENGTHS.flatMap((space) => fitted(segments, joints, space) ?? []);
  const best = fits
    .toSorted((one, other) => one.strain - other.strain)
    .find(({ stretches }) => !meetsItself(stretches));
  return best?.stretches ?? oval(segments, joints);
};
