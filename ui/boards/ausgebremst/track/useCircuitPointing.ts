import { useRef, useState, type PointerEvent } from 'react';
import type { Space, Target } from '../../../../games/ausgebremst';
import { isInside } from '../../../kit/drawing/scatter';
import { distance } from '../../../kit/drawing/curves';
import { nearestTo, type Touch } from '../../../kit/drawing/pointing';
import { usePointing, type PointingHandlers } from '../../../kit/drawing/usePointing';
import { poseOn, type Drawn } from './drawn';
import { meant, seen, type Orientation } from './orientation';
import type { CarTarget } from './Targets';

/** What the reader may do with the circuit; an action without a handler is not available. */
export type CircuitHandlers = PointingHandlers<Target> & {
  /** the reader chooses a target that would put the car out: only choosing it again confirms it. */
  readonly onWarn?: ((target: Target) => void) | undefined;
};

type Given = CircuitHandlers & {
  readonly drawn: Drawn;
  readonly orientation: Orientation;
  readonly targets: readonly CarTarget[];
  readonly shown: Target | null;
  readonly own: Target | undefined;
};

/** How close a press must be, in px, and the radius of a disc, in units. */
const FINGER = 32;
const DISC = 20;

/** How far a finger may move during a tap, in px. */
const STEADY = 10;

const spaceUnder = ({ spaces }: Drawn, touch: Touch, orientation: Orientation): Space | undefined => {
  const at = meant(touch.at, orientation);
  return [...spaces].find(([, { outline }]) => isInside(at, outline))?.[0];
};

/** The position of a pointer on the drawing, or undefined if the browser does not give it. */
const touchOf = (event: PointerEvent<SVGSVGElement>): Touch | undefined => {
  const matrix = event.currentTarget.getScreenCTM?.();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { at: { x, y }, scale: matrix.a, isMouse: event.pointerType === 'mouse' };
};

const isTap = (down: PointerEvent, up: PointerEvent): boolean =>
  Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) < STEADY;

const isOpen = ({ kind }: CarTarget): boolean => kind !== 'blocked';

/** — a target that would put the car out needs a second press; pointing at it does not count. */
const useWarning = ({ targets, onPick, onWarn, onShow }: Given) => {
  const [warned, setWarned] = useState<Target | null>(null);
  const isRuinous = (target: Target) =>
    targets.some((entry) => entry.target === target && entry.kind === 'ruinous');
  const warn = (target: Target) => {
    setWarned(target);
    onWarn?.(target);
  };
  return {
    onShow: (target: Target | null) => {
      if (target !== warned) setWarned(null);
      onShow?.(target);
    },
    onAim: (target: Target) => {
      if (isRuinous(target)) warn(target);
    },
    onPick: (target: Target) => {
      if (isRuinous(target) && warned !== target) {
        warn(target);
        return;
      }
      setWarned(null);
      onPick?.(target);
    },
  };
};

/** Pointing, pressing and keys on the circuit: the props of the list of targets and of the drawing. */
export const useCircuitPointing = (given: Given) => {
  const { drawn, orientation, targets, shown, own, onRefuse, onDoubt } = given;
  const { pointed, onDown, onTap, onPoint, ...list } = usePointing<Target>({
    ...useWarning(given),
    open: targets.filter(isOpen).map(({ target }) => target),
    closed: targets.filter((entry) => !isOpen(entry)).map(({ target }) => target),
    shown,
    own,
    onRefuse,
    onDoubt,
    pointOf: (target) => seen(poseOn(drawn, target), orientation),
    // a press on the gravel beside the space only shows it; it does not drive there
    isOn: (touch, target) => {
      const far = distance(touch.at, seen(poseOn(drawn, target), orientation));
      return far <= DISC || spaceUnder(drawn, touch, orientation) === target;
    },
    placeAt: (touch, entries) => {
      const near = touch.isMouse ? DISC : Math.max(DISC, FINGER / touch.scale);
      const pointOf = (target: Target) => seen(poseOn(drawn, target), orientation);
      return nearestTo(touch.at, entries, pointOf, near) ?? spaceUnder(drawn, touch, orientation);
    },
  });
  /** The start of a press that may still become a tap. */
  const press = useRef<PointerEvent>(undefined);
  const gestures = {
    onPointerDown: (event: PointerEvent) => {
      press.current = event.button === 0 ? event : undefined;
      onDown();
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      const touch = press.current && isTap(press.current, event) && touchOf(event);
      press.current = undefined;
      if (touch) onTap(touch);
    },
    onPointerCancel: () => {
      press.current = undefined;
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const touch = touchOf(event);
      if (touch?.isMouse) onPoint(touch);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') onPoint(null);
    },
  };
  return { list, gestures, isPointing: pointed !== null };
};
