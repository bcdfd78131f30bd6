import { useRef, type RefObject } from 'react';
import { useKey } from '../useKey';

/**
 * While a drawing has places to choose, an arrow key pressed anywhere focuses them. The returned ref goes on its box.
 */
export const useEntry = (hasPlaces: boolean): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const enter = hasPlaces
    ? () => box.current?.querySelector<SVGElement>('[role="option"][tabindex="0"]')?.focus()
    : undefined;
  useKey('ArrowDown', enter);
  useKey('ArrowUp', enter);
  useKey('ArrowLeft', enter);
  useKey('ArrowRight', enter);
  return box;
};
