import type { Point } from '../../../kit/drawing/curves';
import type { Size } from '../../../pieces/boxSize';
import { PLANE, doMeet, isWithin, type Box } from './plane';

/** What of the map is in view: the point in the middle, and how many px a unit of the plane takes. */
export type Viewport = { readonly middle: Point; readonly scale: number };

const CLOSEST = 1.5;

/** The scale at which all of the map fits. */
const wholeScale = ({ width, height }: Size): number => Math.min(width / PLANE.width, height / PLANE.height);

const between = (least: number, value: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));

/** What the buttons take of the right edge of a window, in px. */
const BUTTONS = 62;

/** All of the map, in the middle as far as the buttons beside it leave it room there. */
export const wholeView = (size: Size): Viewport => {
  const scale = wholeScale(size);
  const beside = (size.width - PLANE.width * scale) / 2;
  const aside = between(0, BUTTONS - beside, beside);
  return {
    middle: { x: PLANE.x + PLANE.width / 2 + aside / scale, y: PLANE.y + PLANE.height / 2 },
    scale,
  };
};

/** The part of the plane that is seen. */
export const frameOf = ({ middle, scale }: Viewport, size: Size): Box => {
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
};

/** A point of the plane as px from the upper left corner of the window. */
export const toScreen = (point: Point, view: Viewport, size: Size): Point => ({
  x: (point.x - view.middle.x) * view.scale + size.width / 2,
  y: (point.y - view.middle.y) * view.scale + size.height / 2,
});

/** A point of the window, in px, as a point of the plane. */
export const toPlane = (px: Point, view: Viewport, size: Size): Point => ({
  x: view.middle.x + (px.x - size.width / 2) / view.scale,
  y: view.middle.y + (px.y - size.height / 2) / view.scale,
});

/** Is all of the map in view? */
export const isWhole = ({ scale }: Viewport, size: Size): boolean => scale <= wholeScale(size) * 1.001;

/**
 * The same view, as close or far as is allowed and without looking past the edge of the map: in the east no farther than
 * that what lies there comes out from under the buttons.
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

/** How much of a window stays free round what it is to show, in px: buttons and the little map lie there. */
const RIM = { x: 100, y: 44 };
/** In a window without the little map. */
const NARROW = { width: 360, rim: { x: 78, y: 30 } };

/** A view that is no closer than this shows little less than all of the map, and the little map would cover what it brings. */
const HARDLY_CLOSER = 1.3;

/** The view in which all of these points are seen, as near as one looks at a single one at most. */
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

/** The view after the map was pushed by so many px. */
export const pushed = (view: Viewport, size: Size, by: Point): Viewport => {
  const { middle, scale } = view;
  return kept({ middle: { x: middle.x - by.x / scale, y: middle.y - by.y / scale }, scale }, size);
};

/** The view `factor` times as close; what lies at `about` (px) stays there. */
export const zoomed = (view: Viewport, size: Size, factor: number, about: Point): Viewport => {
  const { scale } = kept({ ...view, scale: view.scale * factor }, size);
  const fixed = toPlane(about, view, size);
  const middle = {
    x: fixed.x - (about.x - size.width / 2) / scale,
    y: fixed.y - (about.y - size.height / 2) / scale,
  };
  return kept({ middle, scale }, size);
};

/** A window in which all of the map at once cannot be read, in px to a unit. */
const READABLE = 0.45;

/** Is the window so small that all of the map at once cannot be read? */
export const isSmall = (size: Size): boolean => wholeScale(size) < READABLE;

/** How close one looks at a place of a small window, in px to a unit. */
export const CLOSE = 0.75;

/** What lies over the map, in px: the buttons, and the little map where there is room and not all is in view. */
export const overlays = (view: Viewport, size: Size): readonly Box[] => {
  const { width, height } = size;
  const isAbove = isSmall(size) || width < 600 || height < 680;
  const isLow = height < 210;
  const buttons = isLow
    ? { x: width - 2 * BUTTONS, y: 0, width: 2 * BUTTONS, height: 112 }
    : { x: width - BUTTONS, y: isAbove ? 0 : height - 210, width: BUTTONS, height: 210 };
  const hasMiniMap = !isWhole(view, size) && width >= 360 && (width >= 440 || height >= 340);
  return hasMiniMap ? [buttons, { x: 0, y: 0, width: 120, height: 136 }] : [buttons];
};

/** A box of the plane as px of the window. */
export const boxOnScreen = (box: Box, view: Viewport, size: Size): Box => ({
  ...toScreen(box, view, size),
  width: box.width * view.scale,
  height: box.height * view.scale,
});

/** What a truck on a space takes of the plane, its load included, and so much more. */
export const truckBox = ({ x, y }: Point, slack = 0): Box => ({
  x: x - 33 - slack,
  y: y - 32 - slack,
  width: 66 + 2 * slack,
  height: 54 + 2 * slack,
});

/** Does something lie over a truck there, be it in part? */
const isCovered = (point: Point, view: Viewport, size: Size): boolean => {
  const truck = boxOnScreen(truckBox(point), view, size);
  return overlays(view, size).some((box) => doMeet(box, truck));
};

/** Units around a town in which most of its name stands. */
const BESIDE = 70;

/** Is a truck there seen whole, and what stands within so many units of it? */
const isClear = (point: Point, view: Viewport, size: Size, around = 0): boolean => {
  const { x, y, width, height } = boxOnScreen(truckBox(point, around), view, size);
  const isInside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
  return isInside && !isCovered(point, view, size);
};

/** By how many px the map is pushed, at least, so that none of these trucks lies under the box any more: to the side, or down. */
const pushesOut = (trucks: readonly Box[], over: Box, size: Size): readonly Point[] => {
  const under = trucks.filter((truck) => doMeet(over, truck));
  if (!under.length) return [];
  const isRight = over.x + over.width / 2 > size.width / 2;
  const left = Math.min(...under.map(({ x, width }) => over.x - x - width));
  const right = Math.max(...under.map(({ x }) => over.x + over.width - x));
  const isAbove = over.y === 0;
  const down = Math.max(...under.map(({ y }) => over.y + over.height - y));
  const up = Math.min(...under.map(({ y, height }) => over.y - y - height));
  return [
    { x: isRight ? left : right, y: 0 },
    { x: 0, y: isAbove ? down : up },
  ];
};

/**
 * The view pushed as little as brings the most of these trucks out from under what lies over the map; the same view where
 * what it is there to show would not stay in sight.
 */
export const sparing = (
  trucks: readonly Point[],
  view: Viewport,
  shown: readonly Point[],
  size: Size,
): Viewport => {
  if (isWhole(view, size)) return view;
  const boxes = trucks.map((truck) => boxOnScreen(truckBox(truck), view, size));
  const pushes = overlays(view, size).flatMap((over) => pushesOut(boxes, over, size));
  const keeping = [0, BESIDE].flatMap((around) =>
    shown.flatMap((point) => (isClear(point, view, size, around) ? [{ point, around }] : [])),
  );
  const covered = (one: Viewport) => trucks.filter((truck) => isCovered(truck, one, size)).length;
  return pushes
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
    .map((by) => pushed(view, size, by))
    .filter((after) => keeping.every(({ point, around }) => isClear(point, after, size, around)))
    .reduce((best, after) => (covered(after) < covered(best) ? after : best), view);
};

/**
 * The view with the point in its middle if it has less room around itself than this part of the window, or something
 * lies over a truck there.
 */
export const movedTo = (point: Point, room: number, view: Viewport, size: Size): Viewport => {
  const frame = frameOf(view, size);
  const isSeen = isWithin(point, frame, -room * Math.min(frame.width, frame.height));
  return isSeen && !(room > 0 && isCovered(point, view, size))
    ? view
    : kept({ ...view, middle: point }, size);
};

/** The view with the point in its middle, and closer if all of the map was in view. */
export const closeTo = (middle: Point, view: Viewport, size: Size): Viewport => {
  const closer = Math.max(CLOSE, wholeScale(size) * 1.6);
  return kept({ middle, scale: isWhole(view, size) ? closer : view.scale }, size);
};
