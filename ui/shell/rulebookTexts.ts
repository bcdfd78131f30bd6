import { RULEBOOKS } from './everyRulebook';

/** How to fetch the text of a game's rulebook in a language; undefined where there is none. */
export type RulebookText = (game: string, language: string) => (() => Promise<string>) | undefined;

/** The name of a rulebook's file in the folder of its game. */
export const rulebookName = (language: string): string =>
  language === 'en' ? 'rules.md' : `rules.${language}.md`;

/** The rulebooks of the games of this project. */
export const pageRulebooks: RulebookText = (game, language) =>
  RULEBOOKS[`../../games/${game}/${rulebookName(language)}`];
