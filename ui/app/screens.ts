import i18next from 'i18next';
import type { Shelf } from '../games';
import { loadRulebook } from '../rulebook/rulebooks';
import { installWorker } from './installWorker';
import { boxWords } from '../shell/boxWords';
import { LANGUAGE_CODES } from '../shell/languages';
import { whenIdle } from '../shell/whenIdle';

/** The screens, each fetched when it is first shown. */
export const screens = {
  lobby: async () => ({ default: (await import('../lobby/Lobby')).Lobby }),
  profile: async () => ({ default: (await import('../lobby/profile/ProfilePage')).ProfilePage }),
  joinMatch: async () => ({ default: (await import('../lobby/join/JoinMatch')).JoinMatch }),
  localTable: async () => ({ default: (await import('../table/LocalTable')).LocalTable }),
  replay: async () => ({ default: (await import('../replay/ReplayScreen')).ReplayScreen }),
  lesson: async () => ({ default: (await import('../learn/LessonPage')).LessonPage }),
  rulesSheet: async () => ({ default: (await import('../rulebook/RulesSheet')).RulesSheet }),
  rules: async () => ({ default: (await import('./RulesScreen')).RulesScreen }),
};

const NAMESPACES = ['lobby', 'profile', 'table', 'replay', 'rulebook', 'learn'];

/** How long after the first screen is there, so that what it asks of the server comes before anything else, in ms. */
const SOON = 1500;

const prefetch = async ({ games, lookOf, rulebookText }: Shelf) => {
  const ids = games.map(({ id }) => id);
  const lessons = await Promise.allSettled(
    ids.flatMap((id) => lookOf(id)?.lessons ?? []).map(({ load }) => load()),
  );
  const lessonWords = lessons.flatMap((one) => (one.status === 'fulfilled' ? [one.value.lesson.words] : []));
  await Promise.allSettled([
    ...Object.values(screens).map((load) => load()),
    import('../local/readRecordFile'),
    ...ids.map((id) => lookOf(id)?.board()),
    ...ids.map((id) => lookOf(id)?.drawings?.()),
    ...ids.map((id) => loadRulebook(rulebookText, id, i18next.language)),
    i18next.loadNamespaces([...NAMESPACES, ...ids.flatMap((id) => [id, boxWords(id)]), ...lessonWords]),
  ]);
  await i18next.loadLanguages(LANGUAGE_CODES);
  await installWorker();
};

/** Fetches our letters once what is there has been painted: with those of the device it stands no differently. */
export const fetchFonts = (): (() => void) => {
  const frame = requestAnimationFrame(() =>
    setTimeout(() => void import('../styles/fonts.css').catch(() => {})),
  );
  return () => cancelAnimationFrame(frame);
};

/**
 * Fetches, in a quiet moment, everything that playing at this device and watching replays needs, the words of all
 * languages included, so that both still work when the server has gone; then has the browser keep the page, so that
 * they also work after a reload. What fails now is fetched when it is wanted.
 */
export const prefetchAll = (shelf: Shelf, onBegun: () => void): (() => void) => {
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
