/** What a rule or a computer player may ask of chance. boardgame.io's `random` is one; `seededChance` is another. */
export type Chance = {
  /** A number from 0 up to, but not including, 1. */
  readonly Number: () => number;
  /** The same items in a random order; the list handed in stays as it is. */
  readonly Shuffle: <T>(items: T[]) => T[];
};

/** 32 bits out of any text (FNV-1a). */
const hash = (text: string): number => {
  let bits = 2166136261;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 16777619);
  return bits >>> 0;
};

/** Chance that repeats itself for the same seed: for computer players at one device, for tests and for the arena. */
export const seededChance = (seed: string): Chance => {
  let state = hash(seed);
  // mulberry32
  const Number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const Shuffle = <T>(items: T[]): T[] => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = Math.floor(Number() * (last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  };
  return { Number, Shuffle };
};
