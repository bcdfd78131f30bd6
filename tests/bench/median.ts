/** The middle one of some figures; of two the larger. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1]!;
