import { textOf } from './parseInline';
import type { Block, Paragraph, ParsedRulebook, Section } from './parseRulebook';

/**
 * Normalises letters for searching: lower case, no accents, every kind of space becomes a space. Keeps the length.
 */
const fold = (text: string): string =>
  text.replaceAll(/[^\0-\x7f]|[A-Z]/g, (letter) =>
    letter === '’' ? "'" : /\s/.test(letter) ? ' ' : letter.normalize('NFD').charAt(0).toLowerCase(),
  );

const proseOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'prose' ? textOf(block.text) : [...block.head, ...block.rows.flat()].map(textOf),
  );

const paragraphText = ({ anchor, printed, ruling, below }: Paragraph): string =>
  fold([anchor, textOf(printed), textOf(ruling), ...proseOf(below)].join(' '));

/** The words of a query, for `searchRulebook` and `markHits`. */
export const wordsOf = (query: string): string[] => fold(query).split(' ').filter(Boolean);

/** The paragraphs that contain every wanted word, in their sections; a section without any is left out. */
export const searchRulebook = (
  { sections }: ParsedRulebook,
  wanted: readonly string[],
): readonly Section[] => {
  const holdsAll = (text: string) => wanted.every((word) => text.includes(word));
  if (!wanted.length) return sections;
  return sections
    .map((section) => {
      const heading = fold(`${section.anchor} ${section.title}`);
      const isWanted = holdsAll(heading);
      return {
        ...section,
        lead: isWanted || holdsAll(fold(proseOf(section.lead).join(' '))) ? section.lead : [],
        paragraphs: section.paragraphs.filter((paragraph) => isWanted || holdsAll(paragraphText(paragraph))),
      };
    })
    .filter(({ lead, paragraphs }) => lead.length > 0 || paragraphs.length > 0);
};

/** Splits a text where wanted words begin and end. */
export const markHits = (text: string, wanted: readonly string[]): { text: string; hit: boolean }[] => {
  if (!wanted.length) return [{ text, hit: false }];
  const pattern = new RegExp(
    wanted.map((word) => word.replaceAll(/[^\w\s]/g, String.raw`\$&`)).join('|'),
    'g',
  );
  const cuts: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const { index, 0: found } of fold(text).matchAll(pattern)) {
    cuts.push(
      { text: text.slice(end, index), hit: false },
      { text: text.slice(index, index + found.length), hit: true },
    );
    end = index + found.length;
  }
  return [...cuts, { text: text.slice(end), hit: false }].filter((cut) => cut.text);
};
