import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelfOf } from '../../ui/games';
import { boxWords } from '../../ui/shell/boxWords';
import { pageWords, type LoadWords } from '../../ui/shell/i18n';
import { rulebookName, type RulebookText } from '../../ui/shell/rulebookTexts';
import { NimPoster } from './board/Poster';
import { WORDS } from './board/words';
import { box } from './game/box';

/** Nim's rulebooks, from beside it. */
const nimRulebooks: RulebookText = (game, language) =>
  game === box.id
    ? async () => readFileSync(join(__dirname, 'game', rulebookName(language)), 'utf8')
    : undefined;

/** A shelf on which nothing but Nim stands. */
export const SHELF = shelfOf(
  [box],
  { nim: { face: 'town', drivers: 'truck', Poster: NimPoster, board: () => import('./board') } },
  nimRulebooks,
);

/** The words of the page, and those of Nim from beside it. */
export const nimWords: LoadWords = async (language, namespace) =>
  namespace === WORDS || namespace === boxWords(box.id)
    ? (await import(`./words/${language}.json`)).default
    : pageWords(language, namespace);
