import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook, type Paragraph, type Rulebook } from '../../ui/rulebook/parseRulebook';

const FILES = { en: 'rules.md', de: 'rules.de.md', fr: 'rules.fr.md', cs: 'rules.cs.md' } as const;

/** The card game's rulebook as it is written, by language. */
export const TEXTS = Object.entries(FILES).map(
  ([language, file]) =>
    [language, readFileSync(join(__dirname, '../../games/auf-achse-cards', file), 'utf8')] as const,
);

/** The card game's rulebook, read. */
export const rulebookIn = (language: keyof typeof FILES): Rulebook =>
  parseRulebook(TEXTS.find(([name]) => name === language)![1]);

export const paragraphsOf = ({ sections }: Rulebook): Paragraph[] =>
  sections.flatMap(({ paragraphs }) => paragraphs);

/** Every number that can be linked to. */
export const anchorsOf = ({ sections }: Rulebook): string[] =>
  sections.flatMap(({ anchor, paragraphs }) => [anchor, ...paragraphs.map((paragraph) => paragraph.anchor)]);
