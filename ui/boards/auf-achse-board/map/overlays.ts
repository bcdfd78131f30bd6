import type { Point } from '../../../kit/drawing/curves';
import type { Size } from '../../../pieces/boxSize';
import { doMeet, isWithin, type Box } from '../../../kit/drawing/boxes';
import { truckBox } from './truckBoxes';
import {
  BUTTONS,
  boxOnScreen,
  frameOf,
  isLow,
  isSmall,
  isWhole,
  kept,
  pushed,
  type Viewport,
} from './viewport';

/**
 * The boxes of the controls over the map, in px, as their style sheets place them: the buttons, and the small map
 * where there is room and not everything is in view.
 */
export const overlays = (view: Viewport, size: Size): readonly Box[] => {
  const { width, height } = size;
  const isAbove = isSmall(size) || width < 600 || height < 680 || width / height < 0.9;
  const buttons = isLow(size)
    ? { x: width - 2 * BUTTONS, y: 0, width: 2 * BUTTONS, height: 112 }
    : { x: width - BUTTONS, y: isAbove ? 0 : height - 210, width: BUTTONS, height: 210 };
  const hasMiniMap = !isWhole(view, size) && width >= 360 && (width >= 440 || height >= 340);
  return hasMiniMap ? [buttons, { x: 0, y: 0, width: 120, height: 136 }] : [buttons];
};

/** Would a truck there be covered, at least partly? */
const isCovered = (point: Point, view: Viewport, size: Size): boolean => {
  const truck = boxOnScreen(truckBox(point), view, size);
  return overlays(view, size).some((box) => doMeet(box, truck));
};

/** The distance from a town, in units, that includes most of its name. */
const NAME_BESIDE = 70;

/** Would a truck there be completely visible, with what is within `around` units of it? */
const isClear = (point: Point, view: Viewport, size: Size, around = 0): boolean => {
  const { x, y, width, height } = boxOnScreen(truckBox(point, around), view, size);
  const isInside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
  return isInside && !isCovered(point, view, size);
};

/**
 * The smallest shifts of the map, in px, after which none of these trucks is under the box: one sideways, one up or
 * down.
 */
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
 * The view shifted as little as possible to uncover as many of these trucks as possible; unchanged if what must be
 * shown would leave the window.
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
  const keeping = [0, NAME_BESIDE].flatMap((around) =>
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
 * The view centred on the point, if the point is closer to an edge than `room` (relative to the window), or if a
 * truck there is covered.
 */
export const movedTo = (point: Point, room: number, view: Viewport, size: Size): Viewport => {
  const frame = frameOf(view, size);
  const isSeen = isWithin(point, frame, -room * Math.min(frame.width, frame.height));
  return isSeen && !(room > 0 && isCovered(point, view, size))
    ? view
    : kept({ ...view, middle: point }, size);
};

/**
 * The view shifted as little as possible until a truck on the point would be visible, with nothing over it; the points
 * `beside` stay clear where they are. If no such shift is possible, the view is centred on the point.
 */
export const uncovering = (point: Point, beside: readonly Point[], view: Viewport, size: Size): Viewport => {
  const spared = sparing([point], movedTo(point, 0, view, size), beside, size);
  return isCovered(point, spared, size) ? kept({ ...view, middle: point }, size) : spared;
};
