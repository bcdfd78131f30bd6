import { CIRCUITS } from '../../games/ausgebremst';
import { LANGUAGE_CODES as LANGUAGES, type Language } from '../../ui/shell/languages';

/** A file of words: every sentence under its key. */
export type Sentences = ReadonlyMap<string, string>;

/** What may be the same in all languages: what a game, the page and a circuit are called. */
const NAMES = new Set(['game.title', 'game.short', 'site']);
const SAME_EVERYWHERE = new Set<string>(CIRCUITS.map(({ name }) => name));

const PLURAL = /_(ordinal_)?(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, (_, ordinal?: string) => (ordinal ? '_ordinal' : ''));
/** The keys of all sentences, plural forms apart. */
export const stems = (sentences: Sentences) => new Set([...sentences.keys()].map(stem));

const plurals = (sentences: Sentences) =>
  [...new Set([...sentences.keys()].filter((key) => PLURAL.test(key)).map(stem))].toSorted();

/** The names a sentence has places for, and the tags it has parts for. */
const placesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/{{-?\s*(\w+)[^}]*}}|<(\w+)[ />]/g)].map(([, place, tag]) => place ?? `<${tag}>`);

/** The places of all forms of a sentence together: "one card" may do without its number. */
const placesByStem = (sentences: Sentences): Record<string, string[]> => {
  const places: Record<string, Set<string>> = {};
  for (const [key, sentence] of sentences)
    for (const place of placesOf(sentence)) (places[stem(key)] ??= new Set()).add(place);
  return Object.fromEntries(Object.entries(places).map(([key, names]) => [key, [...names].toSorted()]));
};

/** Holds a room's words to each other: each language says all that the others say, with the forms it needs. */
export const wordsHold = (read: (language: Language) => Sentences): void => {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Record<
    Language,
    Sentences
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
};
