import type { Point } from '../../../kit/drawing/curves';
import type { Size } from '../../../pieces/boxSize';
import type { Box } from '../../../kit/drawing/boxes';
import { PLANE } from './plane';

/** The visible part of the map: its centre, and the px per unit of the plane. */
export type Viewport = { readonly middle: Point; readonly scale: number };

const CLOSEST = 1.5;

/** The scale at which the whole map fits. */
export const wholeScale = ({ width, height }: Size): number =>
  Math.min(width / PLANE.width, height / PLANE.height);

const between = (least: number, value: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));

/** The width that a column of buttons takes at the right edge of a window, in px. */
export const BUTTONS = 62;

/** Has a window no room for all buttons in one column? Then they stand in two. */
export const isLow = ({ height }: Size): boolean => height < 210;

/** The whole map, centred as far as the buttons beside it leave room. */
export const wholeView = (size: Size): Viewport => {
  const scale = wholeScale(size);
  const beside = (size.width - PLANE.width * scale) / 2;
  const aside = between(0, (isLow(size) ? 2 : 1) * BUTTONS - beside, beside);
  return {
    middle: { x: PLANE.x + PLANE.width / 2 + aside / scale, y: PLANE.y + PLANE.height / 2 },
    scale,
  };
};

/** The visible part of the plane. */
export const frameOf = ({ middle, scale }: Viewport, size: Size): Box => {
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
};

/** A point of the plane in px from the upper left corner of the window. */
export const toScreen = (point: Point, view: Viewport, size: Size): Point => ({
  x: (point.x - view.middle.x) * view.scale + size.width / 2,
  y: (point.y - view.middle.y) * view.scale + size.height / 2,
});

/** A point of the window, in px, as a point of the plane. */
export const toPlane = (px: Point, view: Viewport, size: Size): Point => ({
  x: view.middle.x + (px.x - size.width / 2) / view.scale,
  y: view.middle.y + (px.y - size.height / 2) / view.scale,
});

/** Is the whole map in view? */
export const isWhole = ({ scale }: Viewport, size: Size): boolean => scale <= wholeScale(size) * 1.001;

/**
 * The view limited to the allowed scale and to the edges of the map; in the east it may go far enough for what lies
 * there to come out from under the buttons.
 */
export const kept = (view: Viewport, size: Size): Viewport => {
  if (isWhole(view, size)) return wholeView(size);
  const scale = Math.min(view.scale, Math.max(CLOSEST, wholeScale(size) * 2.5));
  const [width, height] = [size.width / scale, size.height / scale];
  const { x, y } = view.middle;
  return {
    middle: {
      x: between(PLANE.x + width / 2, x, PLANE.x + PLANE.width + BUTTONS / scale - width / 2),
      y: between(PLANE.y + height / 2, y, PLANE.y + PLANE.height - height / 2),
    },
    scale,
  };
};

/** The margin of a window around what it must show, in px: buttons and the small map lie there. */
const RIM = { x: 100, y: 44 };
/** The margin in a window without the small map. */
const NARROW = { width: 360, rim: { x: 78, y: 30 } };

/** Below this zoom, a view shows almost the whole map, and the small map would cover what it gains. */
const HARDLY_CLOSER = 1.3;

/** The view that contains all of these points, at most as close as a view of a single point. */
export const viewOf = (points: readonly Point[], size: Size, nearest: number): Viewport => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const rim = size.width < NARROW.width ? NARROW.rim : RIM;
  const scale = Math.min(
    nearest,
    (size.width - 2 * rim.x) / (right - left),
    (size.height - 2 * rim.y) / (bottom - top),
  );
  if (scale < wholeScale(size) * HARDLY_CLOSER) return wholeView(size);
  return kept({ middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale }, size);
};

/** The view after panning by that many px. */
export const pushed = (view: Viewport, size: Size, by: Point): Viewport => {
  const { middle, scale } = view;
  return kept({ middle: { x: middle.x - by.x / scale, y: middle.y - by.y / scale }, scale }, size);
};

/** The view zoomed by `factor`; the point at `about` (px) stays in place. */
export const zoomed = (view: Viewport, size: Size, factor: number, about: Point): Viewport => {
  const { scale } = kept({ ...view, scale: view.scale * factor }, size);
  const fixed = toPlane(about, view, size);
  const middle = {
    x: fixed.x - (about.x - size.width / 2) / scale,
    y: fixed.y - (about.y - size.height / 2) / scale,
  };
  return kept({ middle, scale }, size);
};

/** The px per unit from which the whole map can be read at once. */
const READABLE = 0.45;

/** Is the window too small to read the whole map at once? */
export const isSmall = (size: Size): boolean => wholeScale(size) < READABLE;

/** The scale for looking at a place in a small window, in px per unit. */
export const CLOSE = 0.75;

/** A box of the plane in px of the window. */
export const boxOnScreen = (box: Box, view: Viewport, size: Size): Box => ({
  ...toScreen(box, view, size),
  width: box.width * view.scale,
  height: box.height * view.scale,
});
