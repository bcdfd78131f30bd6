import { RULEBOOKS } from './everyRulebook';
import { parseRulebook, type Rulebook } from './parseRulebook';

/** The name of a rulebook's file in the folder of its game. */
export const rulebookName = (language: string): string =>
  language === 'en' ? 'rules.md' : `rules.${language}.md`;

const placeOf = (game: string, language: string) => `../../games/${game}/${rulebookName(language)}`;

/** Has the game a rulebook? */
export const hasRulebook = (game: string): boolean => Object.hasOwn(RULEBOOKS, placeOf(game, 'en'));

/** The rulebook of a game in a language; rejects when there is none or it cannot be fetched. */
export const loadRulebook = async (game: string, language: string): Promise<Rulebook> => {
  const load = RULEBOOKS[placeOf(game, language)];
  if (!load) throw new Error(`no rulebook of ${game} in ${language}`);
  return parseRulebook(await load());
};
