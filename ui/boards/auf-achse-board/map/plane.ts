import type { Box } from '../../../kit/drawing/boxes';
import type { Point } from '../../../kit/drawing/curves';

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

const MARGIN = { x: 960, y: 400 };

/** The sheet for the drawing: much larger than the map, so that land and sea continue in a window of any shape. */
export const SHEET: Box = {
  x: PLANE.x - MARGIN.x,
  y: PLANE.y - MARGIN.y,
  width: PLANE.width + 2 * MARGIN.x,
  height: PLANE.height + 2 * MARGIN.y,
};
