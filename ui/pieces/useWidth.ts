import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of the box that gets the ref, in px, followed as it changes; undefined until it has been measured. */
export const useWidth = <Box extends HTMLElement>(): readonly [RefObject<Box | null>, number | undefined] => {
  const ref = useRef<Box>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const box = ref.current;
    // Where nothing is laid out there is nothing to observe either (jsdom).
    if (!box?.clientWidth || typeof ResizeObserver === 'undefined') return undefined;
    setWidth(box.clientWidth);
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return [ref, width];
};
