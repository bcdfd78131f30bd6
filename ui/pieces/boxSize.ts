import { flushSync } from 'react-dom';

/** A box inside its border, in px. */
export type Size = { readonly width: number; readonly height: number };

type Asking = { readonly box: HTMLElement; readonly onSize: (size: Size) => void };

/** Who waits for the next frame. */
const waiting = new Set<Asking>();

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });

const answerAll = () => {
  // all are measured before anything comes of it: the page is laid out once for all of them
  const answers = Array.from(waiting, ({ box, onSize }) => ({ size: sizeOf(box), onSize }));
  waiting.clear();
  flushSync(() => {
    for (const { size, onSize } of answers) onSize(size);
  });
};

/**
 * Tells how large a box is, before it is painted, and whenever that changes, until what is answered is called. The first
 * time that is with the next frame: whoever asks a box that has just come has all of the page laid out at once.
 */
export const followSize = (box: HTMLElement, onSize: (size: Size) => void): (() => void) => {
  // where nothing is laid out there is nothing to observe either (jsdom)
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
