import { useEffect, useRef, useState } from 'react';

/**
 * A part of the window that stays lit, in px, and the number of the deed it is for, counted from 1; 0 for the answer to
 * a press that is refused.
 */
export type Hole = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly number: number;
};

/** Positions are checked every this many frames, whatever has moved things. */
const EVERY = 8;

/** Highlighted things closer together than this, in px, share one ring. */
const NEAR = 26;

const isBeside = (a: Hole, b: Hole): boolean => {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const apart = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return shared > 0.6 * Math.min(a.height, b.height) && apart < NEAR;
};

const together = (a: Hole, b: Hole): Hole => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { ...a, x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
};

/** A row of cards gets one ring, not five. */
const joined = (holes: readonly Hole[]): readonly Hole[] =>
  holes.reduce<readonly Hole[]>((rows, hole) => {
    const row = rows.find((one) => isBeside(one, hole));
    return row ? rows.map((one) => (one === row ? together(row, hole) : one)) : [...rows, hole];
  }, []);

/** All elements for a place of the board; a button that makes a move has the move as its name. */
export const elementsAt = (place: string): readonly Element[] => [
  ...document.querySelectorAll(`[data-place="${place}"], [data-move="${place}"]`),
];

/** The part of an element that is visible inside its scrolling boxes. */
const seenOf = (element: Element): Omit<Hole, 'number'> => {
  const whole = element.getBoundingClientRect();
  let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom];
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    const edges = box.getBoundingClientRect();
    [left, top] = [Math.max(left, edges.left), Math.max(top, edges.top)];
    [right, bottom] = [Math.min(right, edges.right), Math.min(bottom, edges.bottom)];
  }
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
};

/** What is visible of these elements. */
const seenAs = (number: number, elements: readonly Element[]): readonly Hole[] =>
  elements.flatMap((element) => {
    const seen = seenOf(element);
    return seen.width && seen.height ? [{ ...seen, number }] : [];
  });

const holesOf = (lit: readonly (readonly string[])[]): readonly Hole[] => [
  ...lit.flatMap((places, at) => joined(seenAs(at + 1, places.flatMap(elementsAt)))),
  ...seenAs(0, [...document.querySelectorAll('[data-refusal]')]),
];

/** Does something else cover its lower edge? */
const isCovered = (element: Element): boolean => {
  const { left, width, bottom } = element.getBoundingClientRect();
  const found = document.elementFromPoint?.(left + width / 2, bottom - 2);
  return !!found && !element.contains(found) && !found.contains(element);
};

/** Opens the tab with what is highlighted, as if it had been pressed; returns whether it had to. */
const openTab = (tab: string): boolean => {
  const closed = `[role="tab"][data-place="tab-${tab}"][aria-selected="false"]`;
  const button = document.querySelector<HTMLElement>(closed);
  button?.click();
  return button !== null;
};

/** Scrolls highlighted things into view; to the top if something covers the bottom of the window. */
const bringIntoSight = (lit: readonly (readonly string[])[]): void => {
  const [first] = lit.flat().flatMap(elementsAt);
  first?.scrollIntoView?.({ block: 'nearest' });
  if (first && isCovered(first)) first.scrollIntoView({ block: 'start' });
};

/** The tab that shows the highlighted places: another object whenever it has to be opened. */
type ShownTab = { readonly name: string };

/**
 * The positions of the highlighted places in the window, whose tab is opened first. The same object until one changes.
 */
export const useHoles = (lit: readonly (readonly string[])[], tab: ShownTab | undefined): readonly Hole[] => {
  const [holes, setHoles] = useState<readonly Hole[]>([]);
  const last = useRef('');
  useEffect(() => {
    let [frame, frames] = [0, 0];
    const look = () => {
      const now = holesOf(lit);
      const said = JSON.stringify(now);
      if (said !== last.current) setHoles(now);
      last.current = said;
    };
    // after a change of the window's size or of the tab, the layout takes some frames
    let settled = tab && openTab(tab.name) ? 0 : 1;
    const onFrame = () => {
      if (frames++ % EVERY === 0) {
        if (settled++ === 1) bringIntoSight(lit);
        look();
      }
      frame = requestAnimationFrame(onFrame);
    };
    onFrame();
    const listening = new AbortController();
    window.addEventListener('scroll', look, { capture: true, passive: true, signal: listening.signal });
    window.addEventListener(
      'resize',
      () => {
        settled = 0;
        look();
      },
      listening,
    );
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [lit, tab]);
  return holes;
};
