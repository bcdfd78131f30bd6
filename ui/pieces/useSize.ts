import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { followSize, type Size } from './boxSize';

/** The size of the box that gets the ref, updated as it changes; undefined until it has been measured. */
export const useSize = <Box extends HTMLElement>(): readonly [RefObject<Box | null>, Size | undefined] => {
  const ref = useRef<Box>(null);
  const [size, setSize] = useState<Size>();

  useLayoutEffect(() => {
    const box = ref.current;
    return box ? followSize(box, setSize) : undefined;
  }, []);

  return [ref, size];
};
