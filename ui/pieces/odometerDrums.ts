/** A drum shows `position` modulo ten; the position counts all digits passed since zero. */
export type Drum = { readonly place: number; readonly position: number };

/**
 * The drums for a number, highest place first, padded with zeros to `atLeast` drums. A minus sign takes one of them.
 * Fractions are dropped.
 */
export const drumsOf = (value: number, atLeast: number): readonly Drum[] => {
  const size = Math.abs(Math.trunc(value));
  const places = Math.max(atLeast - (value < 0 ? 1 : 0), String(size).length);
  return Array.from({ length: places }, (_, index) => {
    const place = places - 1 - index;
    return { place, position: Math.floor(size / 10 ** place) };
  });
};

const TURN = 10;

/** The digit that a drum shows at a position. */
export const digitAt = (position: number): number => position % TURN;

/**
 * The positions a drum passes on its way, both ends included. For more than one turn, it rolls only the last turn.
 */
export const positionsPassed = (from: number, to: number): readonly number[] => {
  const step = Math.sign(to - from);
  const steps = Math.min(Math.abs(to - from), TURN);
  return [from, ...Array.from({ length: steps }, (_, n) => to - step * (steps - 1 - n))];
};
