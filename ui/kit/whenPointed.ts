import type { PointerEvent } from 'react';

/** Handlers that tell when something is pointed at, with mouse or keys, and when it no longer is. */
export const whenPointed = (tell: (isPointed: boolean) => void) => {
  // a finger points at nothing: what it presses stays pressed when a mouse that rests elsewhere is heard of again
  const byMouse = (isPointed: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') tell(isPointed);
  };
  return {
    onPointerEnter: byMouse(true),
    onPointerLeave: byMouse(false),
    onFocus: () => tell(true),
    onBlur: () => tell(false),
  };
};
