import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { distance, type Point } from '../../../kit/drawing/curves';
import type { Touch } from '../../../kit/drawing/pointing';
import type { MapView } from './useMapView';
import type { Size } from '../../../pieces/boxSize';
import { pushed, toPlane, zoomed, type Viewport } from './viewport';

type Given = Pick<MapView, 'view' | 'size' | 'change'> & {
  readonly map: RefObject<SVGSVGElement | null>;
  readonly onDown: () => void;
  readonly onTap: (touch: Touch) => void;
  /** A mouse is over the map, or has left it (null). */
  readonly onPoint: (touch: Touch | null) => void;
};

/** How far a finger may move during a tap, in px. */
const STEADY = 7;

const WHEEL_STEP = 0.0025;

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The view after two fingers moved on the map. */
const pinched = (view: Viewport, size: Size, before: readonly Point[], after: readonly Point[]): Viewport => {
  const [from, to] = [middleOf(before[0]!, before[1]!), middleOf(after[0]!, after[1]!)];
  const closer = distance(after[0]!, after[1]!) / Math.max(1, distance(before[0]!, before[1]!));
  return pushed(zoomed(view, size, closer, from), size, { x: to.x - from.x, y: to.y - from.y });
};

/** Does anything around it scroll, so that the wheel has to be left to that? */
const isInScroller = (element: Element | null): boolean =>
  !!element &&
  ((element.scrollHeight > element.clientHeight &&
    (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY))) ||
    isInScroller(element.parentElement));

/** Tapping, panning and pinching the map, and the wheel: with Ctrl where the page scrolls. */
export const useGestures = ({ view, size, change, map, onDown, onTap, onPoint }: Given) => {
  const fingers = useRef(new Map<number, Point>());
  /** The start of a press that may still become a tap. */
  const press = useRef<Point>(undefined);

  const inWindow = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = map.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const touchOf = (event: PointerEvent): Touch | undefined =>
    size && {
      at: toPlane(inWindow(event), view, size),
      scale: view.scale,
      isMouse: event.pointerType === 'mouse',
    };

  useEffect(() => {
    const element = map.current;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && isInScroller(element)) return;
      event.preventDefault();
      const { left, top } = element!.getBoundingClientRect();
      const about = { x: event.clientX - left, y: event.clientY - top };
      change((view, size) => zoomed(view, size, Math.exp(-event.deltaY * WHEEL_STEP), about));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [map, change]);

  const move = (event: PointerEvent) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const now = inWindow(event);
    if (fingers.current.size === 1) {
      if (press.current && distance(press.current, now) < STEADY) return;
      if (press.current) map.current?.setPointerCapture?.(event.pointerId);
      press.current = undefined;
      change((view, size) => pushed(view, size, { x: now.x - last.x, y: now.y - last.y }));
    } else {
      const before = [...fingers.current.values()].slice(0, 2);
      fingers.current.set(event.pointerId, now);
      const after = [...fingers.current.values()].slice(0, 2);
      change((view, size) => pinched(view, size, before, after));
    }
    fingers.current.set(event.pointerId, now);
  };

  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    press.current = undefined;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (!size || event.button !== 0) return;
      const at = inWindow(event);
      fingers.current.set(event.pointerId, at);
      press.current = fingers.current.size === 1 ? at : undefined;
      onDown();
    },
    onPointerMove: (event: PointerEvent) => {
      if (fingers.current.size) {
        move(event);
        return;
      }
      const touch = touchOf(event);
      if (touch?.isMouse) onPoint(touch);
    },
    onPointerUp: (event: PointerEvent) => {
      const touch = press.current && touchOf(event);
      lift(event);
      if (touch) onTap(touch);
    },
    onPointerCancel: lift,
    onPointerLeave: (event: PointerEvent) => {
      if (size && event.pointerType === 'mouse' && !event.buttons) onPoint(null);
    },
  };
};
