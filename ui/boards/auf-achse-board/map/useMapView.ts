import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Point } from '../../../kit/drawing/curves';
import { followSize, type Size } from '../../../pieces/boxSize';
import type { Box } from '../../../kit/drawing/boxes';
import { PLANE } from './plane';
import { truckBox } from './truckBoxes';
import {
  closeTo,
  cornerBeside,
  movedTo,
  sparing,
  sparingNames,
  uncovering,
  type MapWindow,
} from './overlays';
import { CLOSE, frameOf, isSmall, isWhole, kept, viewOf, wholeView, type Viewport } from './viewport';

export type MapView = {
  /** Undefined until the window has been measured. */
  readonly size: MapWindow | undefined;
  readonly view: Viewport;
  readonly frame: Box;
  readonly isAll: boolean;
  /** Is the window too small to read the whole map at once? */
  readonly isSmall: boolean;
  readonly change: (next: (view: Viewport, size: MapWindow) => Viewport) => void;
  readonly showAll: () => void;
  readonly lookAt: (point: Point) => void;
  /** Centres on the point, and zooms in if the whole map is in view. */
  readonly lookCloselyAt: (point: Point) => void;
  /** Moves the map only if the point is closer to an edge than `room`, relative to the window. */
  readonly keepInView: (point: Point, room: number) => void;
  /** Moves the map only if the point is outside or under a control; the points `beside` stay in sight if possible. */
  readonly uncover: (point: Point, beside: readonly Point[]) => void;
  /**
   * The same for points that the reader did not point at; without `room`, like `lookCloselyAt`. While a stretch is
   * shown, the map stays there and moves afterwards.
   */
  readonly follow: (point: Point, room?: number) => void;
};

const NOWHERE: Size = { width: PLANE.width, height: PLANE.height };

/** The size of the window, undefined until it has been measured; then `onFirst` is called. */
const useWindowSize = (
  box: RefObject<HTMLElement | null>,
  onFirst: (size: Size) => void,
): Size | undefined => {
  const [size, setSize] = useState<Size>();
  const begin = useRef<((size: Size) => void) | undefined>(onFirst);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return followSize(element, (found) => {
      if (!found.width || !found.height) return;
      setSize(found);
      begin.current?.(found);
      begin.current = undefined;
    });
  }, [box]);
  return size;
};

/**
 * The visible part of the map. A small window starts centred on `start`, a large one with the whole map. While there
 * is a `stretch`, a small window shows all of it, if possible with no button over a truck, until the reader moves the
 * map.
 */
export const useMapView = (
  box: RefObject<HTMLElement | null>,
  start: Point | undefined,
  stretch: readonly Point[] | undefined,
  trucks: readonly Point[],
): MapView => {
  const [chosen, setChosen] = useState<Viewport>();
  const [leftStretch, setLeftStretch] = useState<readonly Point[]>();
  const measured = useWindowSize(box, (found) => {
    if (start && isSmall(found)) setChosen(closeTo(start, wholeView(found), found));
  });

  const isNarrow = isSmall(measured ?? NOWHERE);
  // once for each stretch: the small map keeps its corner however the reader moves the map
  const fit = useMemo(() => {
    if (!measured || !isNarrow || !stretch) return undefined;
    const view = viewOf(stretch, measured, CLOSE);
    return { view, corner: cornerBeside(stretch, view, measured) };
  }, [measured, isNarrow, stretch]);
  const size: MapWindow | undefined = useMemo(
    () => measured && { ...measured, ...(fit && { corner: fit.corner }) },
    [measured, fit],
  );
  const known = size ?? NOWHERE;
  const fitted = useMemo(() => {
    if (!size || !fit || !stretch || stretch === leftStretch) return undefined;
    const standing = trucks.map((truck) => truckBox(truck));
    return sparingNames(sparing(standing, fit.view, stretch, size), [...stretch, ...trucks], size);
  }, [size, fit, stretch, leftStretch, trucks]);
  const view = fitted ?? (chosen ? kept(chosen, known) : wholeView(known));
  const move = useCallback(
    (next: (view: Viewport, size: MapWindow) => Viewport, under?: Viewport) => {
      if (!size) return;
      setChosen((last) => {
        const after = next(under ?? (last ? kept(last, size) : wholeView(size)), size);
        return isWhole(after, size) ? undefined : after;
      });
    },
    [size],
  );
  const change = useCallback(
    (next: (view: Viewport, size: MapWindow) => Viewport) => {
      if (size) setLeftStretch(stretch);
      move(next, fitted);
    },
    [size, stretch, fitted, move],
  );
  const lookAt = useCallback(
    (middle: Point) => change(({ scale }, size) => kept({ middle, scale }, size)),
    [change],
  );
  const keepInView = useCallback(
    (point: Point, room: number) => change((view, size) => movedTo(point, room, view, size)),
    [change],
  );
  const uncover = useCallback(
    (point: Point, beside: readonly Point[]) => change((view, size) => uncovering(point, beside, view, size)),
    [change],
  );
  const lookCloselyAt = useCallback(
    (middle: Point) => change((view, size) => closeTo(middle, view, size)),
    [change],
  );
  const follow = useCallback(
    (point: Point, room?: number) =>
      move((view, size) =>
        room === undefined ? closeTo(point, view, size) : movedTo(point, room, view, size),
      ),
    [move],
  );
  return {
    size,
    view,
    frame: frameOf(view, known),
    isAll: isWhole(view, known),
    isSmall: isNarrow,
    change,
    showAll: () => change((_, whole) => wholeView(whole)),
    lookAt,
    lookCloselyAt,
    keepInView,
    uncover,
    follow,
  };
};
