import type { Point } from '../../../kit/drawing/curves';

/** A rectangle: its upper left corner and its size. */
export type Box = Point & { readonly width: number; readonly height: number };

/** The part of the plane that the map shows. */
export const PLANE: Box = { x: 8, y: 16, width: 1198, height: 1378 };

/**
 * The tables' coordinates are compressed horizontally; stretched by this factor, the map has true proportions at 50°
 * north.
 */
const STRETCH = 1.21;

/** A place of the tables, on the drawn plane. */
export const onPlane = ({ x, y }: Point): Point => ({ x: x * STRETCH, y });

/**
 * A geographic place on the drawn plane, from degrees east and north. The cities' coordinates follow the same
 * formula.
 */
export const onEarth = ([east, north]: readonly [number, number]): Point =>
  onPlane({ x: 79 + (east - 4.48) * 71.6, y: 70 + (54.78 - north) * 134.9 });

/** Is the point in the box, or at most `margin` outside it? */
export const isWithin = ({ x, y }: Point, box: Box, margin = 0): boolean =>
  x > box.x - margin &&
  x < box.x + box.width + margin &&
  y > box.y - margin &&
  y < box.y + box.height + margin;

/** Do two boxes come closer to each other than `margin`? */
export const doMeet = (one: Box, other: Box, margin = 0): boolean =>
  one.x < other.x + other.width + margin &&
  other.x < one.x + one.width + margin &&
  one.y < other.y + other.height + margin &&
  other.y < one.y + one.height + margin;

/** The area that two boxes share. */
export const sharedArea = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};

/** The point of a box that is nearest to another point. */
export const nearestIn = (box: Box, { x, y }: Point): Point => ({
  x: Math.max(box.x, Math.min(box.x + box.width, x)),
  y: Math.max(box.y, Math.min(box.y + box.height, y)),
});

const MARGIN = { x: 960, y: 400 };

/** The sheet for the drawing: much larger than the map, so that land and sea continue in a window of any shape. */
export const SHEET: Box = {
  x: PLANE.x - MARGIN.x,
  y: PLANE.y - MARGIN.y,
  width: PLANE.width + 2 * MARGIN.x,
  height: PLANE.height + 2 * MARGIN.y,
};
