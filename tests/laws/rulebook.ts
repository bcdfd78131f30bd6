import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebookName } from '../../ui/shell/rulebookTexts';
import type { OptionField } from '../../games/shared/options';
import { LANGUAGE_CODES, type Language } from '../../ui/shell/languages';
import { fromRoot, type Text } from './texts';
import type { Sentences } from './words';

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
    if (!textIn(language)) throw new Error(`Write ${fromRoot(join(folder, rulebookName(language)))}.`);
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
  test.each(all)('%s is written as code', (paragraph) => {
    if (!cited.has(paragraph))
      throw new Error(`Cite ${paragraph} in ${fromRoot(folder)}, beside what carries it out.`);
  });
  test.each(all)('%s is tested', (paragraph) => {
    if (!tested.has(paragraph))
      throw new Error(`Begin the name of a test in ${fromRoot(testFolder)} with ${paragraph}.`);
  });
  test.each(headings)('%s heads its tests', (heading) => {
    const head = `describe('${heading}'`;
    if (!tests.includes(head)) throw new Error(`Write ${head}, …) in ${fromRoot(testFolder)}.`);
  });
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

/** What stands in quotation marks, of any language. */
const QUOTED = String.raw`[“„«]\s?([^“”„«»]+?)\s?[”“»]`;
const IN_QUOTES = new RegExp(QUOTED, 'gu');
/** An option that is named in a sentence. */
const OPTION = new RegExp(String.raw`(?:option|volb\p{L}+)\s${QUOTED}`, 'giu');

/**
 * The values of an option according to a line of a rulebook: its row of the table of options without the column of what
 * it settles, or a paragraph that names it.
 */
const toldIn = (line: string, option: string): string[] => {
  const [, name, ...cells] = line.split('|');
  if (line.startsWith('|')) return name!.trim() === option ? [cells.slice(0, 2).join('|')] : [];
  return [...line.matchAll(OPTION)].some(([, named]) => named === option) ? [line] : [];
};

/** Holds rulebooks to the form for a new match: it calls the options and their choices what the form calls them. */
export const optionsAreNamed = (
  fields: Readonly<Record<string, OptionField>>,
  wordsIn: (language: Language) => Sentences,
  textsIn: (language: Language) => readonly Text[],
): void =>
  describe.each(LANGUAGE_CODES)('the rulebook in %s', (language) => {
    const words = wordsIn(language);
    const said = (key: string): string => {
      const word = words.get(`options.${key}`);
      if (word === undefined) throw new Error(`Write options.${key} into the words in ${language}.`);
      return word;
    };
    const lines = textsIn(language).map(([, line]) => line);
    const optionCalled = (name: string) =>
      Object.keys(fields).find((option) => said(`${option}.name`) === name);

    test.each(Object.keys(fields))('calls the option “%s” what the form calls it', (option) => {
      const name = said(`${option}.name`);
      const told = lines.flatMap((line) => toldIn(line, name));
      if (!told.length)
        throw new Error(`Tell of the option “${name}” in a row of a table or, in quotes, in a paragraph.`);
      const { choices: all, default: usual } = fields[option]!;
      // in a sentence the usual choice may go without saying, in a table it has a column
      const inTable = told.some((line) => line.includes('|'));
      const choices = all
        .filter((choice) => inTable || choice !== usual)
        .map((choice) => said(`${option}.choices.${choice}`))
        .filter((choice) => /^\p{L}/u.test(choice));
      expect(choices.filter((choice) => !told.some((line) => line.includes(choice)))).toEqual([]);
    });

    test('names no option that the form does not have', () => {
      const named = lines.flatMap((line) => [...line.matchAll(OPTION)].map(([, name]) => name!));
      expect(named.filter((name) => !optionCalled(name))).toEqual([]);
    });

    test('quotes beside an option nothing but its choices', () => {
      for (const line of lines.filter((one) => !one.startsWith('|')))
        for (const match of line.matchAll(OPTION)) {
          const [all, name] = match;
          const option = optionCalled(name!);
          if (!option) continue;
          const choices = new Set(
            fields[option]!.choices.map((choice) => said(`${option}.choices.${choice}`)),
          );
          const quoted = [...line.slice(match.index + all.length).matchAll(IN_QUOTES)].map(
            ([, what]) => what!,
          );
          expect(quoted.filter((what) => !choices.has(what))).toEqual([]);
        }
    });

    test('shows no code', () => expect(lines.filter((line) => line.includes('`'))).toEqual([]));
  });
