import { GAMES } from '../../games';
import { LANGUAGE_CODES, type Language } from '../../ui/shell/languages';
import glossary from '../../ui/glossary.json';
import { ruled, spoken, type Text } from './texts';

/** What a thing is called in a language, and what it is never called; `-` stands for any ending. */
type Term = { readonly say: string; readonly never?: readonly string[] };
type Terms = Readonly<Record<string, Readonly<Record<Language, Term>>>>;

const IDS: readonly string[] = GAMES.map(({ id }) => id);

/** All that is said of a game, or everywhere. */
const saidIn = (game: string, language: Language): Text[] =>
  game === 'everywhere'
    ? [...spoken(language), ...IDS.flatMap((id) => ruled(language, id))]
    : [
        ...spoken(language, (room) => room === game || room.startsWith(`learn-${game}`)),
        ...ruled(language, game),
      ];

/** Finds a word, also at the beginning of a sentence, and with `-` at its end any word that begins so. */
const finderOf = (word: string): RegExp => {
  const [first = '', ...rest] = word.replace(/-$/, '');
  const end = word.endsWith('-') ? '' : String.raw`(?!\p{L})`;
  return new RegExp(String.raw`(?<!\p{L})[${first}${first.toUpperCase()}]${rest.join('')}${end}`, 'u');
};

/** What is called by a name that it never has. */
const misnamed = (terms: Terms, language: Language, texts: readonly Text[]): string[] => {
  const said = texts.map(([where, text]): Text => [where, text.replaceAll(/{{.*?}}|\$t\(.*?\)/g, ' ')]);
  return Object.values(terms).flatMap(({ [language]: { say, never = [] } }) =>
    never.flatMap((word) =>
      said
        .filter(([, text]) => finderOf(word).test(text))
        .map(([where, text]) => `say “${say}”, not “${word}”, in ${where}: ${text}`),
    ),
  );
};

/** Holds what is not one of our games to what things are called everywhere. */
export const commonNamesHold = (textsIn: (language: Language) => readonly Text[]): void =>
  test.each(LANGUAGE_CODES)('in %s nothing is called by another name', (language) =>
    expect(misnamed(glossary.everywhere, language, textsIn(language))).toEqual([]),
  );

/** Holds sentences and rulebooks to `ui/glossary.json`: one name for a thing, the one chosen there. */
export const glossaryHolds = (): void =>
  describe.each(Object.entries(glossary as Readonly<Record<string, Terms>>))('%s', (game, terms) => {
    test('is a game, and every thing has a name in every language', () => {
      expect(['everywhere', ...IDS]).toContain(game);
      for (const names of Object.values(terms))
        expect(Object.keys(names).toSorted()).toEqual(LANGUAGE_CODES.toSorted());
    });

    test.each(LANGUAGE_CODES)('in %s every name is used', (language) => {
      const all = saidIn(game, language)
        .map(([, text]) => text.toLowerCase())
        .join('\n');
      const names = Object.values(terms).map((term) => term[language].say);
      expect(names.filter((name) => !all.includes(name.toLowerCase()))).toEqual([]);
    });

    test.each(LANGUAGE_CODES)('in %s nothing is called by another name', (language) =>
      expect(misnamed(terms, language, saidIn(game, language))).toEqual([]),
    );
  });
