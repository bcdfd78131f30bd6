import type { Point } from './curves';

/** The same numbers between 0 and 1 every time, so that scattered items do not move. */
export const evenly = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

/** Is the point inside the outline? Counts how often a ray from the point crosses the outline. */
export const isInside = ({ x, y }: Point, outline: readonly Point[]): boolean =>
  outline.filter((corner, n) => {
    const before = outline.at(n - 1)!;
    if (corner.y > y === before.y > y) return false;
    return x < corner.x + ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y);
  }).length %
    2 ===
  1;
