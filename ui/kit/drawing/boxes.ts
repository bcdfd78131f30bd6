import type { Point } from './curves';

/** A rectangle: its upper left corner and its size. */
export type Box = Point & { readonly width: number; readonly height: number };

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
