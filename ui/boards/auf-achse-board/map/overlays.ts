import { CITIES } from '../../../../games/auf-achse-board';
import type { Point } from '../../../kit/drawing/curves';
import type { Size } from '../../../pieces/boxSize';
import { doMeet, isWithin, sharedArea, type Box } from '../../../kit/drawing/boxes';
import { pointOf } from './lanes';
import { growthAt, signsGrown } from './townSigns';
import { truckBox } from './truckBoxes';
import {
  BUTTONS,
  CLOSE,
  boxOnScreen,
  frameOf,
  isLow,
  isSmall,
  isWhole,
  kept,
  pushed,
  wholeScale,
  type Viewport,
} from './viewport';

/** The corners in which the small map can lie, the usual one first. */
const CORNERS = ['top left', 'bottom left', 'bottom right', 'top right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The window of the map: its size, and where the small map lies in it if not in the usual corner. */
export type MapWindow = Size & { readonly corner?: Corner };

/** The small map with its margin, in px. */
const MINI_MAP: Size = { width: 120, height: 136 };

const miniMapIn = (corner: Corner, { width, height }: Size): Box => ({
  x: corner.endsWith('left') ? 0 : width - MINI_MAP.width,
  y: corner.startsWith('top') ? 0 : height - MINI_MAP.height,
  ...MINI_MAP,
});

/**
 * The boxes of the controls over the map, in px, as their style sheets place them: the buttons, and the small map
 * where there is room and not everything is in view.
 */
export const overlays = (view: Viewport, size: MapWindow): readonly Box[] => {
  const { width, height, corner = CORNERS[0] } = size;
  const isAbove = isSmall(size) || width < 600 || height < 680 || width / height < 0.9;
  const buttons = isLow(size)
    ? { x: width - 2 * BUTTONS, y: 0, width: 2 * BUTTONS, height: 112 }
    : { x: width - BUTTONS, y: isAbove ? 0 : height - 210, width: BUTTONS, height: 210 };
  const hasMiniMap = !isWhole(view, size) && width >= 360 && (width >= 440 || height >= 340);
  return hasMiniMap ? [buttons, miniMapIn(corner, size)] : [buttons];
};

/** Would that be covered, at least partly? */
const isUnder = (thing: Box, view: Viewport, size: MapWindow): boolean => {
  const shown = boxOnScreen(thing, view, size);
  return overlays(view, size).some((box) => doMeet(box, shown));
};

/** Would only part of it be seen, because of a control or of an edge of the window? */
const isCut = (thing: Box, view: Viewport, size: MapWindow): boolean => {
  const shown = boxOnScreen(thing, view, size);
  const seen = sharedArea(shown, { x: 0, y: 0, ...size });
  return (seen > 0 && seen < 0.99 * shown.width * shown.height) || isUnder(thing, view, size);
};

/** The distance from a town, in units, that includes most of its name. */
const NAME_BESIDE = 70;

/** Would a truck there be completely visible, with what is within `around` units of it? */
const isClear = (point: Point, view: Viewport, size: MapWindow, around = 0): boolean => {
  const { x, y, width, height } = boxOnScreen(truckBox(point, around), view, size);
  const isInside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
  return isInside && !isUnder(truckBox(point), view, size);
};

/** The corner in which the small map covers least of a way and of the names of its towns. */
export const cornerBeside = (way: readonly Point[], view: Viewport, size: Size): Corner => {
  const [buttons] = overlays(view, size);
  const towns = CITIES.map(({ id }) => id).filter((city) => way.includes(pointOf(city)));
  const names = signsGrown(growthAt(view.scale), towns).filter(({ city }) => towns.includes(city));
  const shown = [...way.map((point) => truckBox(point)), ...names.map(({ box }) => box)];
  const covered = CORNERS.map((corner) => {
    const miniMap = miniMapIn(corner, size);
    if (doMeet(miniMap, buttons!)) return Infinity;
    return shown.reduce((sum, one) => sum + sharedArea(miniMap, boxOnScreen(one, view, size)), 0);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))]!;
};

/** For each of these things under the box, the smallest shifts of the map, in px, after which it no longer is. */
const pushesOut = (things: readonly Box[], over: Box, size: Size): readonly Point[] => {
  const isRight = over.x + over.width / 2 > size.width / 2;
  return things
    .filter((thing) => doMeet(over, thing))
    .flatMap(({ x, y, width, height }) => [
      { x: isRight ? over.x - x - width : over.x + over.width - x, y: 0 },
      { x: 0, y: over.y === 0 ? over.y + over.height - y : over.y - y - height },
    ]);
};

/**
 * The view shifted as little as possible to uncover as many of these things as possible; unchanged if what must be
 * shown would leave the window.
 */
export const sparing = (
  things: readonly Box[],
  view: Viewport,
  shown: readonly Point[],
  size: MapWindow,
  isHidden = isUnder,
): Viewport => {
  if (isWhole(view, size)) return view;
  const boxes = things.map((thing) => boxOnScreen(thing, view, size));
  const pushes = overlays(view, size).flatMap((over) => pushesOut(boxes, over, size));
  const keeping = [0, NAME_BESIDE].flatMap((around) =>
    shown.flatMap((point) => (isClear(point, view, size, around) ? [{ point, around }] : [])),
  );
  const hidden = (one: Viewport) => things.filter((thing) => isHidden(thing, one, size)).length;
  return pushes
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
    .map((by) => pushed(view, size, by))
    .filter((after) => keeping.every(({ point, around }) => isClear(point, after, size, around)))
    .reduce((best, after) => (hidden(after) < hidden(best) ? after : best), view);
};

/** The same for the names of towns, none of which should be cut by an edge instead. */
export const sparingNames = (view: Viewport, shown: readonly Point[], size: MapWindow): Viewport => {
  const names = signsGrown(growthAt(view.scale), []).map(({ box }) => box);
  return sparing(names, view, shown, size, isCut);
};

/** The view centred on the point as far as names are not covered, and zoomed in if the whole map was in view. */
export const closeTo = (middle: Point, view: Viewport, size: MapWindow): Viewport => {
  const closer = Math.max(CLOSE, wholeScale(size) * 1.6);
  const centred = kept({ middle, scale: isWhole(view, size) ? closer : view.scale }, size);
  return sparingNames(centred, [middle], size);
};

/**
 * The view centred on the point, if the point is closer to an edge than `room` (relative to the window), or if a
 * truck there is covered.
 */
export const movedTo = (point: Point, room: number, view: Viewport, size: MapWindow): Viewport => {
  const frame = frameOf(view, size);
  const isSeen = isWithin(point, frame, -room * Math.min(frame.width, frame.height));
  return isSeen && !(room > 0 && isUnder(truckBox(point), view, size))
    ? view
    : kept({ ...view, middle: point }, size);
};

/**
 * The view shifted as little as possible until a truck on the point would be visible, with nothing over it; the points
 * `beside` stay clear where they are. If no such shift is possible, the view is centred on the point.
 */
export const uncovering = (
  point: Point,
  beside: readonly Point[],
  view: Viewport,
  size: MapWindow,
): Viewport => {
  const spared = sparing([truckBox(point)], movedTo(point, 0, view, size), beside, size);
  return isUnder(truckBox(point), spared, size) ? kept({ ...view, middle: point }, size) : spared;
};
