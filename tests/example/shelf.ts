import { shelfOf } from '../../ui/games';
import { pageWords, type LoadWords } from '../../ui/shell/i18n';
import { NimPoster } from './board/Poster';
import { WORDS } from './board/words';
import { nim } from './game';

/** A shelf on which nothing but Nim stands. */
export const SHELF = shelfOf([nim], {
  nim: { face: 'town', Poster: NimPoster, board: () => import('./board') },
});

/** The words of the page, and those of Nim from beside it. */
export const nimWords: LoadWords = async (language, namespace) =>
  namespace === WORDS ? (await import(`./words/${language}.json`)).default : pageWords(language, namespace);
