import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook, type Paragraph, type ParsedRulebook } from '../../ui/rulebook/parseRulebook';

const FILES = { en: 'rules.md', de: 'rules.de.md', fr: 'rules.fr.md', cs: 'rules.cs.md' } as const;

/** The card game's rulebook as it is written, by language. */
export const TEXTS = Object.entries(FILES).map(
  ([language, file]) =>
    [language, readFileSync(join(__dirname, '../../games/auf-achse-cards', file), 'utf8')] as const,
);

/** The card game's rulebook, read. */
export const rulebookIn = (language: keyof typeof FILES): ParsedRulebook =>
  parseRulebook(TEXTS.find(([name]) => name === language)![1]);

export const paragraphsOf = ({ sections }: ParsedRulebook): Paragraph[] =>
  sections.flatMap(({ paragraphs }) => paragraphs);

/** Every number that can be linked to. */
export const anchorsOf = ({ sections }: ParsedRulebook): string[] =>
  sections.flatMap(({ anchor, paragraphs }) => [anchor, ...paragraphs.map((paragraph) => paragraph.anchor)]);
