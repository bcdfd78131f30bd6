import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';

/**
 * The random source of rules and computer players. `keyedChance` deals the cards; `seededChance` is good enough for
 * thinking.
 */
export type Chance = {
  /** A number from 0 up to, but not including, 1. */
  readonly Number: () => number;
  /** The same items in a random order; the original list stays unchanged. */
  readonly Shuffle: <T>(items: T[]) => T[];
};

/** Fisher-Yates shuffle; `below` returns a whole number from 0 up to, but not including, its argument. */
const shuffleBy =
  (below: (count: number) => number): Chance['Shuffle'] =>
  <T>(items: T[]): T[] => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  };

/** A random source that counts its draws. */
export type KeyedChance = Chance & {
  /** Draws so far, including those before it was created. */
  readonly drawn: () => number;
};

type Block = { readonly number: number; readonly bits: DataView };

/** Numbers in one block of 256 bits. */
const PER_BLOCK = 4;

/** The number of values of a 53-bit draw. */
const RANGE = 2 ** 53;

/**
 * The random source of a match: draw n is 53 bits of HMAC-SHA-256 over n, keyed with the seed. Without the seed
 * nobody can distinguish it from true chance, however many draws they see: boardgame.io's own generator is linear and
 * reveals all later draws after the first few dozen. The same seed gives the same draws on every machine.
 */
export const keyedChance = (seed: string, drawn = 0): KeyedChance => {
  let next = drawn;
  // created by the first draw: most moves draw nothing
  let block: Block | undefined;

  const blockAt = (number: number): Block => ({
    number,
    bits: new DataView(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`${number}`)).buffer),
  });

  const draw = (): number => {
    const number = Math.floor(next / PER_BLOCK);
    if (block?.number !== number) block = blockAt(number);
    const at = (next % PER_BLOCK) * 8;
    next += 1;
    return (block.bits.getUint32(at) >>> 11) * 2 ** 32 + block.bits.getUint32(at + 4);
  };

  /** Rejects draws that would favour low numbers. */
  const below = (count: number): number => {
    const fair = RANGE - (RANGE % count);
    let drawn = draw();
    while (drawn >= fair) drawn = draw();
    return drawn % count;
  };

  return { Number: () => draw() / RANGE, Shuffle: shuffleBy(below), drawn: () => next };
};

/** A 32-bit hash of any text (FNV-1a). */
const hash = (text: string): number => {
  let bits = 2166136261;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 16777619);
  return bits >>> 0;
};

/**
 * A repeatable random source: the same seed gives the same numbers. For computer players on one device, for tests and
 * for the arena.
 */
export const seededChance = (seed: string): Chance => {
  let state = hash(seed);
  // mulberry32
  const Number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { Number, Shuffle: shuffleBy((count) => Math.floor(Number() * count)) };
};
