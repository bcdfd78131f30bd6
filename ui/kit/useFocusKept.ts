import { useEffect, useRef, type FocusEvent } from 'react';

/** Props for the element that says what is asked now. */
export const ASKS = { 'data-asks': true, tabIndex: -1 } as const;

/**
 * For players who use the keyboard or a screen reader: when the focused element disappears with a decision, the focus
 * moves to the sign with the next question, or to the table. Returns the handler for the frame of a board, which
 * records where the focus is.
 */
export const useFocusKept = () => {
  const focused = useRef<{ readonly board: Element; readonly on: Element }>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.on.isConnected) return;
    const { board } = focused.current;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = board.querySelector<HTMLElement>('[data-asks]') ?? board.querySelector('main');
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget: board, target: on }: FocusEvent) => (focused.current = { board, on }),
  };
};
