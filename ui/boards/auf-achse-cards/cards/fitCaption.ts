/** Room for words on a card, in card units. */
const ROOM = 84;
/** Mean width of a letter of the condensed type, as a share of its size. */
const LETTER = 0.45;

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** The words one after the other, in lines of so many letters; a longer word has a line of its own. */
const wrapped = (words: readonly string[], letters: number): readonly string[] =>
  words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && longer.length > letters ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);

/** A card's caption in lines that have room for it in that size, in card units; smaller only for a word that is too long. */
export const fitCaption = (
  caption: string,
  size: number,
): { readonly lines: readonly string[]; readonly fontSize: number } => {
  const lines = wrapped(caption.split(' '), Math.floor(ROOM / (LETTER * size)));
  return { lines, fontSize: Math.min(size, ROOM / (LETTER * longest(lines))) };
};
