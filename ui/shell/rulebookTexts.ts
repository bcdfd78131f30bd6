import { RULEBOOKS } from './everyRulebook';

/** Returns a function that loads the text of a game's rulebook in a language; undefined if there is none. */
export type RulebookText = (game: string, language: string) => (() => Promise<string>) | undefined;

/** The file name of a rulebook in the folder of its game. */
export const rulebookName = (language: string): string =>
  language === 'en' ? 'rules.md' : `rules.${language}.md`;

/** The rulebooks of the games of this project. */
export const pageRulebooks: RulebookText = (game, language) =>
  RULEBOOKS[`../../games/${game}/${rulebookName(language)}`];
