import i18next from 'i18next';
import type { Shelf } from '../games';
import { loadRulebook } from '../rulebook/rulebooks';
import { boxWords } from '../shell/boxWords';
import { fetchedOnce } from '../shell/fetchedOnce';
import { installWorker } from '../shell/installWorker';
import { LANGUAGE_CODES } from '../shell/languages';
import { inQuiet, whenIdle } from '../shell/whenIdle';

/** The screens, each fetched when it is first shown. */
export const screens = {
  lobby: fetchedOnce(async () => (await import('../lobby/Lobby')).Lobby),
  profile: fetchedOnce(async () => (await import('../lobby/profile/ProfilePage')).ProfilePage),
  joinMatch: fetchedOnce(async () => (await import('../lobby/join/JoinMatch')).JoinMatch),
  localTable: fetchedOnce(async () => (await import('../table/LocalTable')).LocalTable),
  replay: fetchedOnce(async () => (await import('../replay/ReplayScreen')).ReplayScreen),
  lesson: fetchedOnce(async () => (await import('../learn/LessonPage')).LessonPage),
  rulesSheet: fetchedOnce(async () => (await import('../rulebook/RulesSheet')).RulesSheet),
  rules: fetchedOnce(async () => (await import('./RulesScreen')).RulesScreen),
};

/** What the screens that a visit begins with need before they can be drawn, by the first part of their address. */
const FIRST: ReadonlyMap<string, readonly [screen: () => Promise<unknown>, ...words: string[]]> = new Map([
  ['', [screens.lobby, 'lobby']],
  ['match', [screens.joinMatch, 'lobby']],
  ['local', [screens.localTable, 'table']],
  ['replay', [screens.replay, 'replay', 'table']],
]);

/** Fetches what the screen at an address needs, before anything is drawn; what cannot be had is missed by whoever wants it. */
export const fetchFirst = async (path: string, { games }: Shelf): Promise<void> => {
  const [screen, ...words] = FIRST.get(path.split('/')[1] ?? '') ?? [];
  if (!screen) return;
  const boxes = games.map(({ id }) => boxWords(id));
  await Promise.allSettled([screen(), i18next.loadNamespaces([...words, ...boxes])]);
};

const NAMESPACES = ['lobby', 'profile', 'table', 'replay', 'rulebook', 'learn'];

/** How long after the first screen is there, so that what it asks of the server comes before anything else, in ms. */
const SOON = 1500;

const prefetch = async ({ games, lookOf, rulebookText }: Shelf) => {
  const ids = games.map(({ id }) => id);
  const lessonWords = new Set<string>();
  const lessons = ids.flatMap((id) => lookOf(id)?.lessons ?? []);
  await inQuiet([
    ...Object.values(screens),
    () => import('../local/readRecordFile'),
    ...ids.flatMap((id) => [
      () => lookOf(id)?.board(),
      () => lookOf(id)?.drawings?.(),
      () => loadRulebook(rulebookText, id, i18next.language),
    ]),
    ...lessons.map(({ load }) => async () => {
      lessonWords.add((await load()).lesson.words);
    }),
    () => i18next.loadNamespaces([...NAMESPACES, ...ids.flatMap((id) => [id, boxWords(id)]), ...lessonWords]),
    ...LANGUAGE_CODES.map((language) => () => i18next.loadLanguages(language)),
  ]);
  await installWorker();
};

/** Fetches our letters once what is there has been painted: with those of the device it stands no differently. */
export const fetchFonts = (): (() => void) => {
  const frame = requestAnimationFrame(() =>
    setTimeout(() => void import('../styles/fonts.css').catch(() => {})),
  );
  return () => cancelAnimationFrame(frame);
};

/** Of a browser; not every one tells it, nor do the types. */
type Traffic = { readonly connection?: { readonly saveData?: boolean } };

/** Has somebody told this browser to spare data? */
const sparesData = (): boolean => (navigator as Navigator & Traffic).connection?.saveData ?? false;

/**
 * Fetches, in a quiet moment, everything that playing at this device and watching replays needs, the words of all
 * languages included, so that both still work when the server has gone; then has the browser keep the page, so that
 * they also work after a reload. What fails now is fetched when it is wanted; so is everything where data are to be spared.
 */
export const prefetchAll = (shelf: Shelf, onBegun: () => void): (() => void) => {
  if (sparesData()) return () => {};
  let cancelled = false;
  const begin = () => {
    if (cancelled) return;
    onBegun();
    void prefetch(shelf);
  };
  const timer = setTimeout(() => whenIdle(begin), SOON);
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
};
