import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { grownTimes } from '../pieces/grownTimes';

/** From what was pressed, and from the edges of the window, in px. */
const [GAP, EDGE] = [10, 8];
/** Half as large as a finger: what is pressed on a map has no edges of its own. */
const FINGER = 22;

type Pressed = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const pressedBy = (event: PointerEvent): Pressed => {
  const { clientX: x, clientY: y, target } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  return (
    button?.getBoundingClientRect() ?? {
      left: x - FINGER,
      right: x + FINGER,
      top: y - FINGER,
      bottom: y + FINGER,
    }
  );
};

/** What was pressed by a key is what has the focus. */
const focused = (): Pressed => (document.activeElement ?? document.body).getBoundingClientRect();

/** Puts what is said, which is fixed in the window, below what was pressed last, or above it where there is no room. */
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
    const { left, right, top, bottom } = pressed.current ?? focused();
    const { width, height } = element.getBoundingClientRect();
    const room = { x: window.innerWidth - width - EDGE, y: window.innerHeight - height - EDGE };
    const below = bottom + GAP;
    const y = below <= room.y ? below : top - GAP - height;
    const x = (left + right) / 2 - width / 2;
    const grown = grownTimes(element);
    element.style.left = `${Math.max(EDGE, Math.min(x, room.x)) / grown}px`;
    element.style.top = `${Math.max(EDGE, Math.min(y, room.y)) / grown}px`;
  }, [said]);

  return box;
};
