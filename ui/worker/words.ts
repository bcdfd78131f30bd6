import type { Call } from '../../games/shared/protocol';

/** The words of the worker for a call, in one language. */
export type CallWords = {
  readonly title: string;
  /** By the plural form for the number of people waiting. */
  readonly waiting: Readonly<Record<string, string>>;
  readonly games: Readonly<Record<string, string>>;
};

type WordFile = { readonly [part: string]: { readonly [key: string]: unknown } | string | undefined };

const WAITING = 'waiting_';

/** Picks them from a language's word files, by file name: a worker cannot use the page's own words. */
export const callWordsFrom = (files: Readonly<Record<string, WordFile>>): CallWords => {
  const stringsOf = (part: WordFile[string]) =>
    Object.entries(typeof part === 'object' ? part : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
  const call = stringsOf(files['table']?.['call']);
  const waiting = call.filter(([key]) => key.startsWith(WAITING));
  return {
    title: Object.fromEntries(call)['title'] ?? '',
    waiting: Object.fromEntries(waiting.map(([key, words]) => [key.slice(WAITING.length), words])),
    games: Object.fromEntries(
      Object.entries(files).flatMap(([id, { game }]) =>
        stringsOf(game).flatMap(([key, words]) => (key === 'short' ? [[id, words]] : [])),
      ),
    ),
  };
};

const ANY_GAME = 'Auf Achse & Ausgebremst';

/** A call in the words of a language (English if there are none), and the page it leads to. */
export const sentenceOf = (
  { game, matchID, waiting }: Call,
  spoken: string | undefined,
  spokenWords: Readonly<Record<string, CallWords>>,
): { readonly title: string; readonly body: string; readonly path: string } => {
  const language = spoken !== undefined && Object.hasOwn(spokenWords, spoken) ? spoken : 'en';
  const words = spokenWords[language]!;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(waiting);
  const form = new Intl.PluralRules(language).select(waiting.length);
  return {
    title: words.title.replace('{{game}}', () => words.games[game] ?? ANY_GAME),
    body: waiting.length
      ? (words.waiting[form] ?? words.waiting['other']!).replace('{{names}}', () => names)
      : '',
    path: `/match/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}`,
  };
};
