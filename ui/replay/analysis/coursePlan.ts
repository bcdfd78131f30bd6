/** In px: the height of the chart area and of the road below it, and the space above and to the left. */
const TALL = { field: 200, road: 24, top: 22, left: 50 };
const LOW = { ...TALL, field: 140 };
const LOWEST = { ...TALL, field: 90 };
const NARROW = 640;
/** Space at the right for the names. */
const NAMES = { wide: 132, narrow: 68 };

/**
 * Where a step and a chance lie in the chart, in px, and the edges of the chart area. A phone in landscape has little
 * height for it.
 */
export const planOf = (width: number, length: number, isSide: boolean) => {
  const isNarrow = width < NARROW;
  const { field, road, top, left } = isSide ? LOWEST : isNarrow ? LOW : TALL;
  // while a window is resized, its box may briefly have no room even for the names
  const right = Math.max(left, width - (isNarrow ? NAMES.narrow : NAMES.wide));
  const bottom = top + field;
  return {
    width,
    height: bottom + road + 30,
    top,
    bottom,
    left,
    right,
    road,
    isNarrow,
    x: (step: number) => left + ((right - left) * step) / length,
    y: (chance: number) => bottom - field * chance,
  };
};

export type CoursePlan = ReturnType<typeof planOf>;

type Placed<Key> = { readonly key: Key; readonly at: number };

/**
 * Positions of things that belong to places on a line: each as close as possible to its place, none overlapping, none
 * beyond `end`.
 */
export const spread = <Key>(things: readonly Placed<Key>[], apart: number, end: number): Placed<Key>[] => {
  const placed: Placed<Key>[] = [];
  for (const { key, at } of things.toSorted((a, b) => a.at - b.at))
    placed.push({ key, at: Math.max(at, (placed.at(-1)?.at ?? -Infinity) + apart) });
  // only those without room are moved
  return placed.map(({ key, at }, nth) => ({
    key,
    at: Math.min(at, end - (placed.length - 1 - nth) * apart),
  }));
};
