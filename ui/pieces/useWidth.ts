import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { followSize } from './boxSize';

/** The width of the box that gets the ref, in px, updated as it changes; undefined until it has been measured. */
export const useWidth = <Box extends HTMLElement>(): readonly [RefObject<Box | null>, number | undefined] => {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const box = ref.current;
    return box ? followSize(box, ({ width }) => setWidth(width || undefined)) : undefined;
  }, []);

  return [ref, width];
};
