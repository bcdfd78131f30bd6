/** A part of a sentence: plain, marked up, or the number of another paragraph. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'term'; readonly text: string }
  | { readonly kind: 'reference'; readonly anchor: string };

/** The number of a section or a paragraph, as in `K-4` and `K-4.1`. */
export const NUMBER = /[A-Z]-\d+(?:\.\d+)?/;

const MARKED = new RegExp(
  String.raw`\*\*(?<strong>[^*]+)\*\*|_(?<term>[^_]+)_|\b(?<anchor>${NUMBER.source})\b`,
  'g',
);

/** Characters with a meaning in Markdown that we do not support, or an unclosed mark of ours. */
const FOREIGN = /[*`<>[\]\\_~|]/;

/** Parses one line of text: `**bold**`, `_term_` and paragraph numbers; throws on any other mark-up. */
export const parseInline = (source: string): Inline[] => {
  const inlines: Inline[] = [];
  const plain = (text: string) => {
    const foreign = FOREIGN.exec(text)?.[0];
    if (foreign) throw new Error(`a ‘${foreign}’ that marks nothing`);
    if (text) inlines.push({ kind: 'text', text });
  };
  let end = 0;
  for (const match of source.matchAll(MARKED)) {
    const { strong, term, anchor } = match.groups!;
    plain(source.slice(end, match.index));
    end = match.index + match[0].length;
    if (anchor) inlines.push({ kind: 'reference', anchor });
    else if (strong) inlines.push({ kind: 'strong', text: strong });
    else inlines.push({ kind: 'term', text: term! });
  }
  plain(source.slice(end));
  return inlines;
};

/** The plain text without marks, for screen readers. */
export const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'reference' ? inline.anchor : inline.text)).join('');
