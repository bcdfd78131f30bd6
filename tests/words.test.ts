import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games';
import { CIRCUITS } from '../games/ausgebremst';
import { LANGUAGE_CODES as LANGUAGES, type Language } from '../ui/shell/languages';
import { sentencesOf, wordsIn } from './ui/sentences';

const folder = join(__dirname, '..', 'ui', 'words');
const filesOf = (language: Language) => readdirSync(join(folder, language)).toSorted();

/** What may be the same in all languages: what a game, the page and a circuit are called. */
const NAMES = new Set(['game.title', 'game.short', 'site']);
const SAME_EVERYWHERE = new Set<string>(CIRCUITS.map(({ name }) => name));

const read = (language: Language, file: string): ReadonlyMap<string, string> =>
  new Map(sentencesOf(wordsIn(language, file.replace('.json', ''))));

const PLURAL = /_(ordinal_)?(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, (_, ordinal?: string) => (ordinal ? '_ordinal' : ''));
const stems = (sentences: ReadonlyMap<string, string>) => new Set([...sentences.keys()].map(stem));

const plurals = (sentences: ReadonlyMap<string, string>) =>
  [...new Set([...sentences.keys()].filter((key) => PLURAL.test(key)).map(stem))].toSorted();

/** The names a sentence has places for, and the tags it has parts for. */
const placesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/{{-?\s*(\w+)[^}]*}}|<(\w+)[ />]/g)].map(([, place, tag]) => place ?? `<${tag}>`);

/** The places of all forms of a sentence together: "one card" may do without its number. */
const placesByStem = (sentences: ReadonlyMap<string, string>): Record<string, string[]> => {
  const places: Record<string, Set<string>> = {};
  for (const [key, sentence] of sentences)
    for (const place of placesOf(sentence)) (places[stem(key)] ??= new Set()).add(place);
  return Object.fromEntries(Object.entries(places).map(([key, names]) => [key, [...names].toSorted()]));
};

test.each(LANGUAGES)('%s has a file of words for every room and every game', (language) => {
  const needed = [...new Set([...filesOf('en'), ...GAMES.map(({ id }) => `${id}.json`)])];
  const there = new Set(existsSync(join(folder, language)) ? filesOf(language) : []);
  expect(
    needed.filter((file) => !there.has(file)).map((file) => `write ui/words/${language}/${file}`),
  ).toEqual([]);
  expect([...there].filter((file) => !needed.includes(file))).toEqual([]);
});

describe.each(filesOf('en'))('%s', (file) => {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, read(language, file)])) as Record<
    Language,
    ReadonlyMap<string, string>
  >;

  test.each(LANGUAGES)('%s has the keys of all languages', (language) => {
    const all = new Set(LANGUAGES.flatMap((other) => [...stems(words[other])]));
    expect([...all].filter((key) => !stems(words[language]).has(key))).toEqual([]);
  });
  test.each(LANGUAGES)('%s has its own plural forms, all of them', (language) => {
    const forms = (type: Intl.PluralRuleType) =>
      new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories.toSorted();
    const found: Record<string, string[]> = {};
    for (const key of words[language].keys()) {
      const [, , form] = PLURAL.exec(key) ?? [];
      if (form) (found[stem(key)] ??= []).push(form);
    }
    for (const [key, its] of Object.entries(found))
      expect([key, its.toSorted()]).toEqual([key, forms(key.endsWith('_ordinal') ? 'ordinal' : 'cardinal')]);
  });
  test('what is a plural in one language is one in all', () => {
    for (const language of LANGUAGES) expect(plurals(words[language])).toEqual(plurals(words.en));
  });
  test.each(LANGUAGES)('%s has a place for the same names', (language) =>
    expect(placesByStem(words[language])).toEqual(placesByStem(words.en)),
  );
  test.each(LANGUAGES)('%s leaves nothing empty', (language) =>
    expect([...words[language]].filter(([, sentence]) => !sentence.trim())).toEqual([]),
  );
  test('nothing is left untranslated', () =>
    expect(
      [...words.en].filter(
        ([key, sentence]) =>
          /\p{L}{3}/u.test(sentence.replaceAll(/{{.*?}}/g, '')) &&
          !NAMES.has(key) &&
          !SAME_EVERYWHERE.has(sentence) &&
          LANGUAGES.every((language) => words[language].get(key) === sentence),
      ),
    ).toEqual([]));
});

describe('the pages ask for words that there are', () => {
  const ui = join(__dirname, '..', 'ui');
  const keys = Object.fromEntries(
    filesOf('en').map((file) => [file.replace('.json', ''), stems(read('en', file))]),
  );
  const pages = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file): [string, string] => [file, readFileSync(join(ui, file), 'utf8')])
    .filter(([, code]) => /\bt\('/.test(code));

  test.each(pages)('%s', (_, code) => {
    const spoken = [...code.matchAll(/useTranslation\('([\w-]+)'/g)].map(([, namespace]) => namespace!);
    const namespaces = spoken.length ? spoken : Object.keys(keys);
    const missing = [...code.matchAll(/\bt\(\s*'(?:([\w-]+):)?([\w.-]+)'/g)].filter(
      ([, namespace, key]) => !(namespace ? [namespace] : namespaces).some((name) => keys[name]?.has(key!)),
    );
    expect(missing.map(([call]) => call)).toEqual([]);
  });
});
