import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebookName } from '../../ui/shell/rulebookTexts';
import { LANGUAGE_CODES, type Language } from '../../ui/shell/languages';

const read = (folder: string, kind: RegExp) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, what]) => what!)),
];

/** Holds a game to its rulebook: every paragraph is cited by the code in `folder` and named by a test in `testFolder`. */
export const rulebookHolds = (folder: string, testFolder: string): void => {
  const textIn = (language: Language): string => {
    const file = join(folder, rulebookName(language));
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  test.each(LANGUAGE_CODES)('has a rulebook in %s', (language) => {
    if (!textIn(language)) throw new Error(`Write ${join(folder, rulebookName(language))}.`);
  });
  const english = textIn('en');
  if (!english) return;

  const letter = /^## ([A-Z])-1 /m.exec(english)?.[1] ?? '[A-Z]';
  const number = `${letter}-\\d+(?:\\.\\d+)?`;

  const headings = found(english, new RegExp(`^## (${letter}-\\d+ .+)$`, 'gm'));
  const paragraphsOf = (rulebook: string) => found(rulebook, new RegExp(`^- \\*\\*(${number})\\*\\*`, 'gm'));
  const paragraphs = paragraphsOf(english);
  /** A chapter without numbered paragraphs is cited and tested as a whole. */
  const unnumbered = headings
    .map((heading) => heading.split(' ')[0]!)
    .filter((chapter) => !paragraphs.some((paragraph) => paragraph.startsWith(`${chapter}.`)));
  const all = [...paragraphs, ...unnumbered];
  const known = new Set([...all, ...headings.map((heading) => heading.split(' ')[0]!)]);

  const code = read(folder, /\.ts$/);
  const cited = new Set(found(code, new RegExp(`\\b(${number})\\b`, 'g')));
  // 'K-5.2 … K-5.4' cites what lies between, too
  for (const [, chapter, from, to] of code.matchAll(
    new RegExp(`(${letter}-\\d+)\\.(\\d+) … \\1\\.(\\d+)`, 'g'),
  ))
    for (let paragraph = Number(from); paragraph < Number(to); paragraph++)
      cited.add(`${chapter}.${paragraph}`);

  const tests = read(testFolder, /\.test\.ts$/);
  const tested = new Set(found(tests, new RegExp(`['\`"](${number}) `, 'g')));

  test('has paragraphs', () => expect(all).not.toEqual([]));
  test.each(all)('%s is written as code', (paragraph) => expect([...cited]).toContain(paragraph));
  test.each(all)('%s is tested', (paragraph) => expect([...tested]).toContain(paragraph));
  test.each(headings)('%s heads its tests', (heading) => expect(tests).toContain(`describe('${heading}'`));
  test('no citation is invented', () => {
    const named = [...cited, ...found(tests, new RegExp(`\\b(${number})\\b`, 'g'))];
    expect(named.filter((paragraph) => !known.has(paragraph))).toEqual([]);
  });
  test.each(LANGUAGE_CODES)(
    'the rulebook in %s has the same chapters and paragraphs in the same order',
    (language) => {
      const rulebook = textIn(language);
      expect(paragraphsOf(rulebook)).toEqual(paragraphs);
      const chaptersOf = (text: string) => found(text, new RegExp(`^## (${letter}-\\d+) `, 'gm'));
      expect(chaptersOf(rulebook)).toEqual(chaptersOf(english));
      expect(
        found(rulebook, new RegExp(`\\b(${number})\\b`, 'g')).filter((paragraph) => !known.has(paragraph)),
      ).toEqual([]);
    },
  );
};
