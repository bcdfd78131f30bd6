import type { RulebookText } from '../shell/rulebookTexts';
import { parseRulebook, type ParsedRulebook } from './parseRulebook';

/** The rulebook of a game in a language; rejects if there is none or it cannot be loaded. */
export const loadRulebook = async (
  rulebookText: RulebookText,
  game: string,
  language: string,
): Promise<ParsedRulebook> => {
  const load = rulebookText(game, language);
  if (!load) throw new Error(`no rulebook of ${game} in ${language}`);
  return parseRulebook(await load());
};
