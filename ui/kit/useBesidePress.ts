import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { grownTimes } from '../pieces/grownTimes';

/** From what was pressed, and from the edges of the window, in px. */
const [GAP, EDGE] = [10, 8];
/** Half as large as a finger: what is pressed on a map has no edges of its own. */
const FINGER = 22;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Pressed = Box & {
  /** The sign whose button it is: its other buttons may be what is pressed next. */
  readonly sign?: Element | null;
};
type Place = { readonly x: number; readonly y: number };

const boxOf = (element: Element): Pressed => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom, sign: element.closest('[data-asks]') };
};

const pressedBy = (event: PointerEvent): Pressed => {
  const { clientX: x, clientY: y, target } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  return button
    ? boxOf(button)
    : { left: x - FINGER, right: x + FINGER, top: y - FINGER, bottom: y + FINGER };
};

/** What was pressed by a key is what has the focus. */
const focused = (): Pressed => boxOf(document.activeElement ?? document.body);

/** Where something so large stands: below what was pressed, or above it where there is no room; beside its sign where it would lie over buttons. */
const placeFor = ({ sign, ...pressed }: Pressed, { width, height }: DOMRect): Place => {
  const room = { x: window.innerWidth - width - EDGE, y: window.innerHeight - height - EDGE };
  const centred = (pressed.left + pressed.right) / 2 - width / 2;
  const inWindow = ({ x, y }: Place): Place => ({
    x: Math.max(EDGE, Math.min(x, room.x)),
    y: Math.max(EDGE, Math.min(y, room.y)),
  });
  const upOrDown = ({ top, bottom }: Box): Place => {
    const below = bottom + GAP;
    return inWindow({ x: centred, y: below <= room.y ? below : top - GAP - height });
  };
  const beside = upOrDown(pressed);
  if (!sign) return beside;
  const others = Array.from(sign.querySelectorAll('button'), boxOf);
  const isFree = ({ x, y }: Place) =>
    others.every(
      ({ left, right, top, bottom }) => x >= right || x + width <= left || y >= bottom || y + height <= top,
    );
  const { left, right } = boxOf(sign);
  const places = [
    beside,
    inWindow({ x: left - GAP - width, y: pressed.top }),
    inWindow({ x: right + GAP, y: pressed.top }),
    upOrDown(boxOf(sign)),
  ];
  return places.find(isFree) ?? beside;
};

/** Puts what is said, which is fixed in the window, beside what was pressed last. */
export const useBesidePress = (said: unknown): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed>(undefined);

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
