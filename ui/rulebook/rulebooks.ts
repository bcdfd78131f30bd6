import { parseRulebook, type Rulebook } from './parseRulebook';

type Load = () => Promise<{ default: string }>;

/** The rulebooks by game and language, each fetched when it is first read. */
const RULEBOOKS: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  'auf-achse-cards': {
    en: () => import('../../games/auf-achse-cards/rules.md?raw'),
    de: () => import('../../games/auf-achse-cards/rules.de.md?raw'),
    fr: () => import('../../games/auf-achse-cards/rules.fr.md?raw'),
    cs: () => import('../../games/auf-achse-cards/rules.cs.md?raw'),
  },
  'auf-achse-board': {
    en: () => import('../../games/auf-achse-board/rules.md?raw'),
    de: () => import('../../games/auf-achse-board/rules.de.md?raw'),
    fr: () => import('../../games/auf-achse-board/rules.fr.md?raw'),
    cs: () => import('../../games/auf-achse-board/rules.cs.md?raw'),
  },
  ausgebremst: {
    en: () => import('../../games/ausgebremst/rules.md?raw'),
    de: () => import('../../games/ausgebremst/rules.de.md?raw'),
    fr: () => import('../../games/ausgebremst/rules.fr.md?raw'),
    cs: () => import('../../games/ausgebremst/rules.cs.md?raw'),
  },
};

/** Has the game a rulebook? */
export const hasRulebook = (game: string): boolean => Object.hasOwn(RULEBOOKS, game);

/** The rulebook of a game in a language; rejects when there is none or it cannot be fetched. */
export const loadRulebook = async (game: string, language: string): Promise<Rulebook> => {
  const load = hasRulebook(game) ? RULEBOOKS[game]![language] : undefined;
  if (!load) throw new Error(`no rulebook of ${game} in ${language}`);
  return parseRulebook((await load()).default);
};
