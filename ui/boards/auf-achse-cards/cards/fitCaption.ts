/** The width available for words on a card, in card units. */
const ROOM = 84;
/** The mean width of a letter in the condensed typeface, relative to its size. */
const LETTER = 0.45;

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Breaks words into lines of at most `letters` letters; a longer word gets its own line. */
const wrapped = (words: readonly string[], letters: number): readonly string[] =>
  words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && longer.length > letters ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);

/**
 * Breaks a card's caption into lines that fit at that size, in card units; the size is reduced only if a word is too
 * long.
 */
export const fitCaption = (
  caption: string,
  size: number,
): { readonly lines: readonly string[]; readonly fontSize: number } => {
  const lines = wrapped(caption.split(' '), Math.floor(ROOM / (LETTER * size)));
  return { lines, fontSize: Math.min(size, ROOM / (LETTER * longest(lines))) };
};
