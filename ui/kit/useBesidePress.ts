import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { grownTimes } from '../pieces/grownTimes';

/** The distance from what was pressed, and from the edges of the window, in px. */
const [GAP, EDGE] = [10, 8];
/** Half the size of a finger, in px: what is pressed on a map has no edges. */
const FINGER = 22;
/** The distance between the places that are tried, and the margin kept free around the answer, in px. */
const [STEP, RIM] = [24, 4];
/** What may be pressed next, and what is looked at before that: the places that are open, and the own vehicle. */
const [BUTTONS, PLACES] = [
  'main button, header button, header a',
  'main [role="option"]:not([aria-disabled="true"]), main [data-own]',
];
/** How much worse it is to cover a button. */
const WORSE = 1000;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Place = { readonly x: number; readonly y: number };

const boxOf = (element: Element): Box => element.getBoundingClientRect();

const pressedBy = (event: PointerEvent): Box => {
  const { clientX: x, clientY: y, target } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  return button
    ? boxOf(button)
    : { left: x - FINGER, right: x + FINGER, top: y - FINGER, bottom: y + FINGER };
};

const boxesOf = (selector: string): Box[] => Array.from(document.querySelectorAll(selector), boxOf);

/** What was pressed by a key is what has the focus. */
const focused = (): Box => boxOf(document.activeElement ?? document.body);

/** The distance between two boxes in px; smaller if their centres are aligned. */
const distance = (one: Box, other: Box): number => {
  const apart = Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
  const [x, y] = [
    one.left + one.right - other.left - other.right,
    one.top + one.bottom - other.top - other.bottom,
  ];
  return apart + Math.hypot(x, y) / 16;
};

/** The area in which two boxes overlap, in square px. */
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Steps from the edge of the window up to the last one that leaves an answer in it. */
const stepsTo = (last: number): number[] => {
  const end = Math.max(EDGE, last);
  return Array.from({ length: Math.ceil((end - EDGE) / STEP) + 1 }, (_, at) =>
    Math.min(EDGE + at * STEP, end),
  );
};

/**
 * The place for an answer of this size: below what was pressed, or above it, or at the nearest place where it covers
 * nothing that may be pressed next, and not the own vehicle. If there is no such place, it covers as little of them as
 * possible, and of the buttons least.
 */
const placeFor = (pressed: Box, { width, height }: DOMRect): Place => {
  const room = { x: window.innerWidth - width - EDGE, y: window.innerHeight - height - EDGE };
  const boxAt = ({ x, y }: Place): Box => ({
    left: x - RIM,
    top: y - RIM,
    right: x + width + RIM,
    bottom: y + height + RIM,
  });
  const x = Math.max(EDGE, Math.min((pressed.left + pressed.right) / 2 - width / 2, room.x));
  const near = [pressed.bottom + GAP, pressed.top - GAP - height]
    .map((y) => ({ x, y }))
    .filter(({ y }) => y >= EDGE && y <= room.y);
  const buttons = [pressed, ...boxesOf(BUTTONS)];
  const places = boxesOf(PLACES);
  const over = (all: readonly Box[], box: Box) => all.reduce((sum, one) => sum + shared(box, one), 0);
  const covered = (place: Place) => WORSE * over(buttons, boxAt(place)) + over(places, boxAt(place));
  const beside = near.find((place) => covered(place) === 0);
  if (beside) return beside;
  let best = { place: { x, y: EDGE }, covers: Infinity, away: Infinity };
  const rows = stepsTo(room.y);
  const tried = stepsTo(room.x).flatMap((left) => rows.map((top) => ({ x: left, y: top })));
  for (const place of tried) {
    const away = distance(pressed, boxAt(place));
    // what it covers takes longer to find out
    if (best.covers === 0 && away >= best.away) continue;
    const covers = covered(place);
    if (covers < best.covers || (covers === best.covers && away < best.away)) best = { place, covers, away };
  }
  return best.place;
};

/** Positions a message, which is fixed in the window, beside what was last pressed. */
export const useBesidePress = (said: unknown): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Box>(undefined);

  useEffect(() => {
    const onPress = (event: PointerEvent) => (pressed.current = pressedBy(event));
    const onKey = () => (pressed.current = undefined);
    document.addEventListener('pointerdown', onPress, { capture: true });
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress, { capture: true });
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !said) return;
    const { x, y } = placeFor(pressed.current ?? focused(), element.getBoundingClientRect());
    const grown = grownTimes(element);
    element.style.left = `${x / grown}px`;
    element.style.top = `${y / grown}px`;
  }, [said]);

  return box;
};
