import { useEffect, useRef, type FocusEvent } from 'react';

/** On what says what is asked now. */
export const ASKS = { 'data-asks': true, tabIndex: -1 } as const;

/**
 * Whoever plays by keys or by ear goes on where the next thing is asked: when what had the focus has gone with a decision,
 * the sign that asks gets it, or the table. For the frame of a board: what notes where the focus was.
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
