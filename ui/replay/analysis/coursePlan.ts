/** In px: the field of the lines, the road below it, and what is above it and to its left. */
const TALL = { field: 200, road: 24, top: 22, left: 50 };
const LOW = { ...TALL, field: 140 };
const LOWEST = { ...TALL, field: 90 };
const NARROW = 640;
/** Room at the right for who is who. */
const NAMES = { wide: 132, narrow: 68 };

/**
 * Where in a drawing of a match a step and a chance stand, in px, and the edges of its field. A phone held sideways has
 * little height for it.
 */
export const planOf = (width: number, length: number, isSide: boolean) => {
  const isNarrow = width < NARROW;
  const { field, road, top, left } = isSide ? LOWEST : isNarrow ? LOW : TALL;
  // while a window is resized a box may for a moment have no room even for the names
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

/** Where things stand that belong to places on a line: each as near to its own as may be, none on another, none beyond `end`. */
export const spread = <Key>(things: readonly Placed<Key>[], apart: number, end: number): Placed<Key>[] => {
  const placed: Placed<Key>[] = [];
  for (const { key, at } of things.toSorted((a, b) => a.at - b.at))
    placed.push({ key, at: Math.max(at, (placed.at(-1)?.at ?? -Infinity) + apart) });
  // only those give way that have no room
  return placed.map(({ key, at }, nth) => ({
    key,
    at: Math.min(at, end - (placed.length - 1 - nth) * apart),
  }));
};
