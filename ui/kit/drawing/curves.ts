export type Point = { readonly x: number; readonly y: number };

/** A cubic Bézier: its start, its two handles, its end. */
export type Cubic = readonly [Point, Point, Point, Point];

type Bend = {
  /** Does the line end where it started? */
  readonly isClosed?: boolean;
  /** How flat the curve is: each handle is 1/tightness of the way between the neighbouring points. */
  readonly tightness?: number;
};

/** A smooth line through the points (Catmull-Rom), one curve from each to the next. */
export const lineThrough = (points: readonly Point[], { isClosed = false, tightness = 6 }: Bend = {}) => {
  const count = points.length;
  const at = (n: number): Point =>
    points[isClosed ? (n + count) % count : Math.max(0, Math.min(count - 1, n))]!;
  return Array.from({ length: isClosed ? count : count - 1 }, (_, n): Cubic => {
    const [before, start, end, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    return [
      start,
      { x: start.x + (end.x - before.x) / tightness, y: start.y + (end.y - before.y) / tightness },
      { x: end.x - (after.x - start.x) / tightness, y: end.y - (after.y - start.y) / tightness },
      end,
    ];
  });
};

/** The same line in the opposite direction. */
export const reversed = ([start, out, into, end]: Cubic): Cubic => [end, into, out, start];

/** A straight line. */
export const straight = (start: Point, end: Point): Cubic => [start, start, end, end];

/** A number rounded to a tenth of a unit, for drawings. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A `transform` that moves what is drawn around the origin to a point. */
export const translation = ({ x, y }: Point): string => `translate(${tenth(x)} ${tenth(y)})`;

const written = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

/** A line as the `d` of an SVG path. */
export const pathOf = (line: readonly Cubic[]): string =>
  line.length
    ? `M${written(line[0]![0])}${line.map(([, out, into, end]) => `C${[out, into, end].map(written).join(' ')}`).join('')}`
    : '';

/** The point at parameter `t` (0 to 1) of a curve. */
const pointOn = ([start, out, into, end]: Cubic, t: number): Point => {
  const u = 1 - t;
  const mix = (axis: 'x' | 'y') =>
    u ** 3 * start[axis] + 3 * u * u * t * out[axis] + 3 * u * t * t * into[axis] + t ** 3 * end[axis];
  return { x: mix('x'), y: mix('y') };
};

/** Points along a line, `each` per curve, and its end. */
export const pointsAlong = (line: readonly Cubic[], each = 8): readonly Point[] => {
  const end = line.at(-1)?.[3];
  return [
    ...line.flatMap((curve) => Array.from({ length: each }, (_, n) => pointOn(curve, n / each))),
    ...(end ? [end] : []),
  ];
};

/** The distance between two points. */
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
