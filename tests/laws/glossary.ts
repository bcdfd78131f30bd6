import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../games';
import { LANGUAGE_CODES, type Language } from '../../ui/shell/languages';
import { ruled, spoken, type Text } from './texts';

/** What a thing is called in a language, and what it is never called; `-` stands for any ending. */
type Term = { readonly say: string; readonly never?: readonly string[] };
type Terms = Readonly<Record<string, Term>>;
/** What things are called in a language: everywhere, and in each game. */
type Glossary = Readonly<Record<string, Terms>>;

const folder = join(__dirname, '../../ui/words');
const glossaryIn = (language: Language): Glossary =>
  JSON.parse(readFileSync(join(folder, language, 'glossary.json'), 'utf8')) as Glossary;

/** What has a name, everywhere and in each game. */
const thingsIn = (glossary: Glossary) =>
  Object.entries(glossary).map(([game, terms]) => [game, Object.keys(terms)]);

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
const misnamed = (terms: Terms, texts: readonly Text[]): string[] => {
  const said = texts.map(([where, text]): Text => [
    where,
    text.replaceAll(/{{.*?}}|\$t\(.*?\)|[\u00a0\u202f]/g, ' '),
  ]);
  return Object.values(terms).flatMap(({ say, never = [] }) =>
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
    expect(misnamed(glossaryIn(language)['everywhere']!, textsIn(language))).toEqual([]),
  );

/** Holds sentences and rulebooks to `ui/words/*\/glossary.json`: one name for a thing, the one chosen there. */
export const glossaryHolds = (): void =>
  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    const glossary = glossaryIn(language);

    test('every game has its entry in glossary.json, and every thing in it a name, in the same order in all languages', () => {
      expect(Object.keys(glossary)).toEqual(['everywhere', ...IDS]);
      for (const other of LANGUAGE_CODES) expect(thingsIn(glossary)).toEqual(thingsIn(glossaryIn(other)));
    });

    describe.each(Object.entries(glossary))('%s', (game, terms) => {
      const texts = saidIn(game, language);

      test('every name is used', () => {
        const all = texts.map(([, text]) => text.toLowerCase()).join('\n');
        const names = Object.values(terms).map(({ say }) => say.toLowerCase());
        expect(names.filter((name) => !all.includes(name))).toEqual([]);
      });

      test('nothing is called by another name', () => expect(misnamed(terms, texts)).toEqual([]));
    });
  });
