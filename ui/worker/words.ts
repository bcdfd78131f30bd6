import type { Call } from '../../games/shared/protocol';
import type { Language } from '../shell/languages';

/** What the worker says of a call. The words of the page are not at hand in a worker; a test holds both to the same. */
type Words = {
  readonly title: string;
  /** By the plural of who waits. */
  readonly waiting: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };
  readonly games: Readonly<Record<string, string>>;
};

export const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    title: '{{game}}: Du bist dran',
    waiting: { one: '{{names}} wartet.', other: '{{names}} warten.' },
    games: {
      'auf-achse-cards': 'Auf Achse – Karten',
      'auf-achse-board': 'Auf Achse – Brett',
      ausgebremst: 'Ausgebremst',
    },
  },
  en: {
    title: '{{game}}: your turn',
    waiting: { one: '{{names}} is waiting.', other: '{{names}} are waiting.' },
    games: {
      'auf-achse-cards': 'Auf Achse – cards',
      'auf-achse-board': 'Auf Achse – board',
      ausgebremst: 'Ausgebremst',
    },
  },
  fr: {
    title: '{{game}} : à toi de jouer',
    waiting: { one: '{{names}} attend.', many: '{{names}} attendent.', other: '{{names}} attendent.' },
    games: {
      'auf-achse-cards': 'Auf Achse – cartes',
      'auf-achse-board': 'Auf Achse – plateau',
      ausgebremst: 'Ausgebremst',
    },
  },
  cs: {
    title: '{{game}}: jsi na tahu',
    waiting: {
      one: '{{names}} čeká.',
      few: '{{names}} čekají.',
      many: '{{names}} čekají.',
      other: '{{names}} čekají.',
    },
    games: {
      'auf-achse-cards': 'Auf Achse – karty',
      'auf-achse-board': 'Auf Achse – desková',
      ausgebremst: 'Ausgebremst',
    },
  },
};

const ANY_GAME = 'Auf Achse & Ausgebremst';

/** A call in the words of a language, English for one that has none; and the page it leads to. */
export const sentenceOf = (
  { game, matchID, waiting }: Call,
  spoken: string | undefined,
): { readonly title: string; readonly body: string; readonly path: string } => {
  const language = Object.keys(WORDS).includes(spoken ?? '') ? (spoken as Language) : 'en';
  const words = WORDS[language];
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(waiting);
  const form = new Intl.PluralRules(language).select(waiting.length);
  return {
    title: words.title.replace('{{game}}', () => words.games[game] ?? ANY_GAME),
    body: waiting.length
      ? (words.waiting[form] ?? words.waiting.other).replace('{{names}}', () => names)
      : '',
    path: `/match/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}`,
  };
};
