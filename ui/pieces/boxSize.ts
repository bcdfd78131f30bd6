import { flushSync } from 'react-dom';

/** The inner size of a box, in px. */
export type Size = { readonly width: number; readonly height: number };

type Asking = { readonly box: HTMLElement; readonly onSize: (size: Size) => void };

/** The requests that wait for the next frame. */
const waiting = new Set<Asking>();

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });

const answerAll = () => {
  // all boxes are measured before any callback runs, so that the page is laid out only once
  const answers = Array.from(waiting, ({ box, onSize }) => ({ size: sizeOf(box), onSize }));
  waiting.clear();
  flushSync(() => {
    for (const { size, onSize } of answers) onSize(size);
  });
};

/**
 * Calls back with the size of a box, before it is painted and whenever it changes, until the returned function is
 * called. The first time is in the next frame: measuring a new box at once would lay out the whole page at once.
 */
export const followSize = (box: HTMLElement, onSize: (size: Size) => void): (() => void) => {
  // in tests (jsdom) there is no layout to observe
  if (typeof ResizeObserver === 'undefined') return () => {};
  const asking = { box, onSize };
  if (!waiting.size) requestAnimationFrame(answerAll);
  waiting.add(asking);
  const observer = new ResizeObserver(() => onSize(sizeOf(box)));
  observer.observe(box);
  return () => {
    waiting.delete(asking);
    observer.disconnect();
  };
};
