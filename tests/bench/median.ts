/** The median of some figures; for an even number, the upper one. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
