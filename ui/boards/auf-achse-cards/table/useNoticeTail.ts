import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { grownTimes } from '../../../pieces/grownTimes';

/** The position of a notice above the card it is about, and of its pointer down to the card; in px. */
export type Tail = { readonly indent: number; readonly tail: number };

/** The space the pointer needs at either end of the notice, in px. */
const CORNER = 24;

/** Finds the card in the box that gets the ref, and a place for the notice above it; undefined without a card. */
export const useNoticeTail = (
  card: string | undefined,
): readonly [RefObject<HTMLElement | null>, Tail | undefined] => {
  const box = useRef<HTMLElement>(null);
  const [found, setFound] = useState<Tail>();

  useLayoutEffect(() => {
    const notice = box.current?.querySelector('[role="status"] > *')?.getBoundingClientRect();
    const line = box.current?.querySelector<HTMLElement>('[data-notice]');
    const room = line?.getBoundingClientRect();
    const target =
      card && box.current?.querySelector(`[data-card="${CSS.escape(card)}"]`)?.getBoundingClientRect();
    if (!notice || !line || !room || !target) return setFound(undefined);
    const grown = grownTimes(line);
    const x = target.left + target.width / 2 - room.left;
    const indent = Math.max(0, Math.min(x - notice.width / 2, room.width - notice.width));
    const tail = Math.max(CORNER, Math.min(x - indent, notice.width - CORNER));
    setFound({ indent: indent / grown, tail: tail / grown });
  }, [card]);

  return [box, card === undefined ? undefined : found];
};
