import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGE_CODES, type Language } from '../../ui/shell/languages';
import type { Text } from './texts';

/** What is wrong wherever it stands in a text of that language. */
const FAULTS: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: { 'quotes are “ ”': /[„«»]/ },
  de: { 'quotes are „ “': /[”«»]|(?<!„[^„“]*)“|„(?![^„“]*“)/ },
  fr: {
    'quotes are « »': /[„“”]/,
    'there is a narrow no-break space, U+202F, before ; : ! ? »':
      /(?<!\u202f|[;:!?»|])[;!?»](?!\w)|[^\S\u202f]:(?=\s|$)/,
    'there is a narrow no-break space, U+202F, after «': /«(?!\u202f)/,
    'no name follows a word that would lose its vowel before Élodie':
      /(?<!\p{L})(?:que|de|le|la|jusque|lorsque|si|ne) \**\{\{(?:name|names|by|other|last)\}\}(?!\skm)/iu,
  },
  cs: {
    'quotes are „ “': /[”«»]|(?<!„[^„“]*)“|„(?![^„“]*“)/,
    'a no-break space, U+00A0, keeps a word of one letter with the next':
      /(?<=^|[\s(„*_])[ksvzouai] (?=[^\s|])/iu,
    'a no-break space, U+00A0, stands before a dash, so that no line begins with it': /[^|\s] –(?= )/u,
    'no number follows a word that would be longer before some: ze 4, se 3':
      /(?<!\p{L})[ksz]\u00a0\**\{\{(?!circuit|name|row)/iu,
  },
};

/** A letter that the typeface of the pages does not bring: where no other has it, it is drawn as an empty box. */
const letterLeftOut = (): RegExp => {
  const file = createRequire(__filename).resolve('@fontsource/barlow/unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<'latin' | 'latin-ext', string>;
  const held = `${ranges.latin},${ranges['latin-ext']}`
    .split(',')
    .map((range) => range.replaceAll(/[0-9A-F]+/g, (code) => `\\u{${code}}`).replace('U+', ''));
  return new RegExp(`[^${held.join('')}]`, 'u');
};

const EVERYWHERE = {
  'quotes, apostrophes and dots are not those of a typewriter': /["']|\.\.\./,
  'every letter is in the typeface of the pages': letterLeftOut(),
  'a no-break space, U+00A0, keeps a unit with its number': /[\d}] (?:km|DM|[Mm]in)(?!\p{L})/u,
  'thousands stand apart by a narrow no-break space, U+202F, as on every table': /\d[.,\u00a0]\d{3}(?!\d)/,
};

/** In the title of a window, which the browser draws in letters of its own. */
const IN_TITLES = '●';

/** Card names that stand in the rulebooks as they are printed: in German, in every language. */
const PRINTED = 'Hilfe, Diebe!';

/** How much of a sentence is shown on each side of a fault, in letters. */
const AROUND = 20;

/** Where the fault is; spaces that cannot be told apart by their looks are shown by their numbers. */
const spotOf = (text: string, fault: RegExp): string => {
  const at = text.search(fault);
  return text
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .replaceAll('\u00a0', '[U+00A0]')
    .replaceAll('\u202f', '[U+202F]');
};

/** Holds sentences and rulebooks to the typography of their language. */
export const typographyHolds = (textsIn: (language: Language) => readonly Text[]): void =>
  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    const texts = textsIn(language).map(([where, text]): Text => [
      where,
      text.replaceAll(PRINTED, '').replace(IN_TITLES, ''),
    ]);
    test.each(Object.entries({ ...FAULTS[language], ...EVERYWHERE }))('%s', (_, fault) =>
      expect(
        texts
          .filter(([, text]) => fault.test(text))
          .map(([where, text]) => `${where}: … ${spotOf(text, fault)} …`),
      ).toEqual([]),
    );
  });
