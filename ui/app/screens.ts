import i18next from 'i18next';
import { GAMES } from '../../games';
import { loadRulebook } from '../rulebook/rulebooks';
import { keepPage } from './keepPage';
import { LANGUAGE_CODES } from '../shell/languages';

/** The screens, each fetched when it is first shown. */
export const screens = {
  lobby: async () => ({ default: (await import('../lobby/Lobby')).Lobby }),
  joinMatch: async () => ({ default: (await import('../lobby/join/JoinMatch')).JoinMatch }),
  localTable: async () => ({ default: (await import('../table/LocalTable')).LocalTable }),
  replay: async () => ({ default: (await import('../replay/ReplayScreen')).ReplayScreen }),
  rules: async () => ({ default: (await import('./RulesScreen')).RulesScreen }),
};

const NAMESPACES = ['lobby', 'table', 'replay', 'rulebook'];

/** When the first screen has had its share of the line, in ms. */
const SOON = 1500;

const pack = async () => {
  const games = GAMES.map(({ id }) => id);
  const { loadGameUi } = await import('../games');
  await Promise.allSettled([
    ...Object.values(screens).map((load) => load()),
    ...games.map(loadGameUi),
    ...games.map((game) => loadRulebook(game, i18next.language)),
    i18next.loadNamespaces([...NAMESPACES, ...games]),
  ]);
  await i18next.loadLanguages(LANGUAGE_CODES);
  await keepPage();
};

/**
 * Fetches, in a quiet moment, everything that playing at this device and watching replays needs, the words of all
 * languages included, so that both still work when the server has gone; then has the browser keep the page, so that
 * they also work after a reload. What fails now is fetched when it is wanted.
 */
export const packForTheRoad = (): (() => void) => {
  const timer = setTimeout(() => void pack(), SOON);
  return () => clearTimeout(timer);
};
