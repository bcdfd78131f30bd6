import type { PointerEvent } from 'react';

/** Handlers that tell when the mouse or the focus enters an element, and when it leaves. */
export const whenPointed = (tell: (isPointed: boolean) => void) => {
  // a finger does not point: what it pressed must not lose its state when a resting mouse is reported again
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
