import i18next from 'i18next';
import type { Shelf } from '../games';
import { loadRulebook } from '../rulebook/rulebooks';
import { boxWords } from '../shell/boxWords';
import { fetchedOnce } from '../shell/fetchedOnce';
import { installWorker } from '../shell/installWorker';
import { LANGUAGE_CODES } from '../shell/languages';
import { fetchAllFonts, showOurFonts } from '../shell/ourFonts';
import { inQuiet, whenIdle } from '../shell/whenIdle';

/** The screens, each loaded when it is first shown. */
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

/**
 * What the screens that a visit can start with need before they can be rendered, by the first part of their address.
 */
const FIRST: ReadonlyMap<string, readonly [screen: () => Promise<unknown>, ...words: string[]]> = new Map([
  ['', [screens.lobby, 'lobby']],
  ['match', [screens.joinMatch, 'lobby']],
  ['local', [screens.localTable, 'table']],
  ['replay', [screens.replay, 'replay', 'table']],
]);

/**
 * Loads what the screen at an address needs, before anything is rendered; a failure is left to whoever needs that
 * part.
 */
export const fetchFirst = async (path: string, { games }: Shelf): Promise<void> => {
  const [screen, ...words] = FIRST.get(path.split('/')[1] ?? '') ?? [];
  if (!screen) return;
  const boxes = games.map(({ id }) => boxWords(id));
  await Promise.allSettled([screen(), i18next.loadNamespaces([...words, ...boxes])]);
};

const NAMESPACES = ['lobby', 'profile', 'table', 'replay', 'rulebook', 'learn'];

/** The delay after the first screen in ms, so that the screen's own requests to the server come first. */
const SOON = 1500;

const prefetch = async ({ games, lookOf, rulebookText }: Shelf) => {
  const ids = games.map(({ id }) => id);
  const lessonWords = new Set<string>();
  const lessons = ids.flatMap((id) => lookOf(id)?.lessons ?? []);
  await inQuiet([
    ...Object.values(screens),
    fetchAllFonts,
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

/** Loads our fonts after the first paint. */
export const fetchFonts = (): (() => void) => {
  const frame = requestAnimationFrame(() => setTimeout(() => void showOurFonts()));
  return () => cancelAnimationFrame(frame);
};

/** The Network Information of a browser; not all browsers have it, and the types lack it. */
type Traffic = { readonly connection?: { readonly saveData?: boolean } };

/** Has the user told this browser to save data? */
const sparesData = (): boolean => (navigator as Navigator & Traffic).connection?.saveData ?? false;

/**
 * Loads, in idle time, everything needed for playing on this device and for watching replays, with the words of all
 * languages, so that both still work when the server is gone; then has the browser store the page, so that they also
 * work after a reload. What fails now is loaded when it is needed; so is everything if the browser saves data.
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
