/** Room for words on a card, in card units. */
const ROOM = 84;
/** Mean width of a letter of the condensed type, as a share of its size. */
const LETTER = 0.45;
/** A caption longer than this is set on two lines. */
const ONE_LINE = 10;

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** A card's caption, broken where its lines are most even, in the largest size that fits; size in card units. */
export const fitCaption = (
  caption: string,
  size: number,
  maxLines: 1 | 2,
): { readonly lines: readonly string[]; readonly fontSize: number } => {
  const words = caption.split(' ');
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const [evenest] = breaks.toSorted((one, other) => longest(one) - longest(other));
  const lines = maxLines === 2 && caption.length > ONE_LINE && evenest ? evenest : [caption];
  return { lines, fontSize: Math.min(size, ROOM / (LETTER * longest(lines))) };
};
