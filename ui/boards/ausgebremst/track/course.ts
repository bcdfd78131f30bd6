import type { Segment } from '../../../../games/ausgebremst';
import { distance, lineThrough, tenth, type Cubic, type Point } from '../../../kit/drawing/curves';
import { aheadOf, FAR, layOut, START, type Pose, type Stretch } from './stretches';

/** A stretch with its neighbours on the closed road. */
type Linked = { readonly before: Stretch; readonly stretch: Stretch; readonly after: Stretch };

/** A line on the road, and whether it must not be crossed. */
export type LaneLine = { readonly points: readonly Point[]; readonly solid: boolean };

/** The pit lane as it is drawn: along the start straight, with ramps that leave and join the road. */
export type PitRoad = {
  /** The car positions in the boxes, in clockwise order and heading. */
  readonly boxes: readonly Pose[];
  /**
   * From the centre of the entry space to the first box, and from the last box to the centre of the exit space;
   * clockwise.
   */
  readonly ramps: readonly [Cubic, Cubic];
  /** The centres of the spaces where it meets the road, clockwise. */
  readonly mouths: readonly [Pose, Pose];
  /** Its centre, level with the line. */
  readonly middle: Pose;
};

/** Everything about the road that does not depend on the driving direction. */
export type Course = {
  /** Clockwise, the start half first. */
  readonly ring: readonly Stretch[];
  readonly borders: readonly [readonly Point[], readonly Point[]];
  /** Asphalt that is not part of a space: where the road narrows, it does so in a curve. */
  readonly wedges: readonly (readonly Point[])[];
  readonly laneLines: readonly LaneLine[];
  /** The borders between spaces. */
  readonly joints: readonly (readonly [Point, Point])[];
  /** The edges of curves and chicanes, where the kerbs are; for curves the outer edge comes first. */
  readonly kerbs: readonly { readonly outer: readonly Point[]; readonly inner: readonly Point[] }[];
  /** Where the rubber marks are: the line that drivers prefer. */
  readonly ideal: readonly Cubic[];
  /** The centre of the finish line. */
  readonly line: Pose;
  readonly pit: PitRoad;
};

/** Curves are drawn as chords short enough to look round, in degrees. */
const CHORD = 4;

/** The number of chords for a part of a stretch. */
const chordsOf = (stretch: Stretch, part: number): number =>
  Math.max(1, Math.ceil((Math.abs(stretch.turn) * part) / CHORD));

/** A line along a stretch, `aside` lane widths to the right of its centre. */
const along = (stretch: Stretch, aside: number, from = 0, to = 1): readonly Point[] => {
  const chords = chordsOf(stretch, to - from);
  return Array.from({ length: chords + 1 }, (_, n) => {
    const { x, y } = stretch.at(from + ((to - from) * n) / chords, aside);
    return { x, y };
  });
};

const lanesOf = ({ segment }: Stretch): number => segment.lanes.length;

/** The distance of a column's centre to the right of the road's centre, in lane widths. */
const asideOf = (column: number, lanes: number): number => column - (lanes - 1) / 2;

/** The corners of a space: `column` counts from the left, `at` clockwise, both from 0. */
export const outlineOf = (stretch: Stretch, column: number, at: number): readonly Point[] => {
  const spaces = stretch.segment.lanes[column]!;
  const aside = asideOf(column, lanesOf(stretch));
  const edge = (side: number) => along(stretch, aside + side, at / spaces, (at + 1) / spaces);
  return [...edge(-0.5), ...edge(0.5).toReversed()];
};

/** The centre of a space, with the clockwise heading there. */
export const middleOf = (stretch: Stretch, column: number, at: number): Pose =>
  stretch.at((at + 0.5) / stretch.segment.lanes[column]!, asideOf(column, lanesOf(stretch)));

const linkedOf = (ring: readonly Stretch[]): readonly Linked[] =>
  ring.map((stretch, n) => ({
    before: ring.at(n - 1)!,
    stretch,
    after: ring[(n + 1) % ring.length]!,
  }));

/** How much of its length the narrower part gives up where the road narrows: the most in units, and its share. */
const TAPER = { most: 30, part: 0.4 };

/** How far the S-curve of a taper keeps its direction at either end. */
const STEADY = 0.55;

const sCurve = (from: Pose, to: Pose, long: number): readonly Point[] => {
  const reach = long * STEADY;
  const [start, out, into, end] = [from, aheadOf(from, reach), aheadOf(to, -reach), to];
  return Array.from({ length: 11 }, (_, n) => {
    const [t, u] = [n / 10, 1 - n / 10];
    const mix = (axis: 'x' | 'y') =>
      u ** 3 * start[axis] + 3 * u * u * t * out[axis] + 3 * u * t * t * into[axis] + t ** 3 * end[axis];
    return { x: mix('x'), y: mix('y') };
  });
};

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, n) => sum + distance(points[n]!, point), 0);

/** One border of the road, clockwise, and the wedges along it. `side` is -1 for the left, 1 for the right border. */
const borderOf = (ring: readonly Stretch[], side: -1 | 1) => {
  const wedges: (readonly Point[])[] = [];
  const points = linkedOf(ring).flatMap(({ before, stretch, after }) => {
    const edge = (of: Stretch) => (side * lanesOf(of)) / 2;
    const own = edge(stretch);
    const length = lengthOf(along(stretch, own)) || 1;
    const taper = Math.min(TAPER.most, length * TAPER.part);
    const part = taper / length;
    const opens = lanesOf(before) > lanesOf(stretch);
    const closes = lanesOf(after) > lanesOf(stretch);
    const into = opens ? sCurve(before.at(1, edge(before)), stretch.at(part, own), taper) : [];
    const out = closes ? sCurve(stretch.at(1 - part, own), after.at(0, edge(after)), taper) : [];
    if (opens) wedges.push([...into, ...along(stretch, own, 0, part).toReversed()]);
    if (closes) wedges.push([...out, ...along(stretch, own, 1 - part, 1).toReversed()]);
    return [...into, ...along(stretch, own, opens ? part : 0, closes ? 1 - part : 1), ...out];
  });
  return { points, wedges };
};

const laneLinesOf = (ring: readonly Stretch[]): readonly LaneLine[] => {
  const lines: { points: Point[]; solid: boolean; lanes: number; at: number }[] = [];
  for (const [at, stretch] of ring.entries())
    for (let column = 0; column + 1 < lanesOf(stretch); column += 1) {
      const points = along(stretch, asideOf(column, lanesOf(stretch)) + 0.5);
      const last = lines.find(
        (line) =>
          line.at === at - 1 &&
          line.lanes === lanesOf(stretch) &&
          line.solid === stretch.segment.solid &&
          distance(line.points.at(-1)!, points[0]!) < 1,
      );
      if (last) Object.assign(last, { at, points: [...last.points, ...points.slice(1)] });
      else lines.push({ points: [...points], solid: stretch.segment.solid, lanes: lanesOf(stretch), at });
    }
  return lines;
};

const jointsOf = (ring: readonly Stretch[]): Course['joints'] =>
  ring.flatMap((stretch) =>
    stretch.segment.lanes.flatMap((spaces, column) => {
      const aside = asideOf(column, lanesOf(stretch));
      return Array.from({ length: spaces }, (_, at): readonly [Point, Point] => [
        stretch.at(at / spaces, aside - 0.5),
        stretch.at(at / spaces, aside + 0.5),
      ]);
    }),
  );

const isBend = ({ segment, turn }: Stretch): boolean => turn !== 0 || segment.kind === 'chicane';

const kerbsOf = (ring: readonly Stretch[]): Course['kerbs'] =>
  ring.filter(isBend).map((stretch) => {
    const half = lanesOf(stretch) / 2;
    const [left, right] = [along(stretch, -half), along(stretch, half)];
    return stretch.turn < 0 ? { outer: right, inner: left } : { outer: left, inner: right };
  });

/** How far the ideal line cuts into a curve, in lane widths; gentle curves are not cut. */
const CUT = { aside: 0.3, from: 45, each: 90 };

const idealOf = (ring: readonly Stretch[]): readonly Cubic[] =>
  lineThrough(
    ring.flatMap(({ turn, at }) => {
      const cuts = Math.abs(turn) < CUT.from ? 0 : Math.ceil(Math.abs(turn) / CUT.each);
      const through = Array.from({ length: cuts }, (_, n) =>
        at((n + 0.5) / cuts, Math.sign(turn) * CUT.aside),
      );
      return [at(0, 0.1), ...through];
    }),
    { isClosed: true },
  );

/** The greatest distance between boxes; lanes with more than three boxes are tighter, and farther from the road. */
const BOX = { pitch: 66, tightPitch: 60, far: 2, tightFar: 2.6, few: 3 };

/** How far the ramps keep their direction on the road and in the lane, in units. */
const RAMP = { road: 28, lane: 46 };

const pitOf = (stretch: Stretch, { spaces, row }: NonNullable<Segment['pit']>): PitRoad => {
  const rows = stretch.segment.lanes.at(-1)!;
  const isFew = spaces <= BOX.few;
  const middle = stretch.at(0.5, isFew ? BOX.far : BOX.tightFar);
  const boxes = Array.from({ length: spaces }, (_, n): Pose => {
    const by = (n - (spaces - 1) / 2) * (isFew ? BOX.pitch : BOX.tightPitch);
    return { ...aheadOf(middle, by), heading: middle.heading };
  });
  const infield = lanesOf(stretch) - 1;
  const entry = middleOf(stretch, infield, rows / 2 - row);
  const exit = middleOf(stretch, infield, rows / 2 - 1 + row);
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  return {
    boxes,
    middle,
    mouths: [entry, exit],
    ramps: [
      [entry, aheadOf(entry, RAMP.road), aheadOf(first, -RAMP.lane), first],
      [last, aheadOf(last, RAMP.lane), aheadOf(exit, -RAMP.road), exit],
    ],
  };
};

/** The drawing of the road from its two halves, each in the clockwise order of its notation. */
export const courseOf = (start: readonly Segment[], far: readonly Segment[]): Course => {
  const ring = [...layOut(start, START), ...layOut(far, FAR)];
  const straight = ring.find(({ segment }) => segment.pit)!;
  const [left, right] = [borderOf(ring, -1), borderOf(ring, 1)];
  return {
    ring,
    borders: [left.points, right.points],
    wedges: [...left.wedges, ...right.wedges],
    laneLines: laneLinesOf(ring),
    joints: jointsOf(ring),
    kerbs: kerbsOf(ring),
    ideal: idealOf(ring),
    line: straight.at(0.5, 0),
    pit: pitOf(straight, straight.segment.pit!),
  };
};

const written = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

/** Points joined by straight lines, as the `d` of an SVG path. */
export const polyline = (points: readonly Point[]): string => `M${points.map(written).join('L')}`;

/** The same as a closed path. */
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;
