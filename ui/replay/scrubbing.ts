import type { PointerEvent } from 'react';

type Seek = (event: PointerEvent<HTMLDivElement>) => void;

/** The handlers of something to scrub along: `seek` is called where it is pressed, and while it is dragged. */
export const scrubbing = (seek: Seek): { readonly onPointerDown: Seek; readonly onPointerMove: Seek } => ({
  onPointerDown: (event) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    seek(event);
  },
  onPointerMove: (event) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event);
  },
});
