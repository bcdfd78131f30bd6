import type { GameId } from '../games';
import { BoardGamePoster } from './boards/auf-achse-board/Poster';
import { CardGamePoster } from './boards/auf-achse-cards/Poster';
import { RacePoster } from './boards/ausgebremst/Poster';
import type { GameUi, Look } from './kit/gameUi';

/** How each game looks: one on the shelf that has no look yet is a type error here. */
export const LOOKS: Readonly<Record<GameId, Look>> = {
  'auf-achse-cards': {
    face: 'blue',
    Poster: CardGamePoster,
    board: () => import('./boards/auf-achse-cards'),
  },
  'auf-achse-board': {
    face: 'town',
    Poster: BoardGamePoster,
    board: () => import('./boards/auf-achse-board'),
  },
  ausgebremst: {
    face: 'red',
    Poster: RacePoster,
    board: () => import('./boards/ausgebremst'),
  },
};

/** The look of a game; nothing for an id that is not on the shelf. */
export const lookOf = (game: string): Look | undefined =>
  Object.hasOwn(LOOKS, game) ? LOOKS[game as GameId] : undefined;

/** The board of a game and how it speaks; rejects for a game that is not on the shelf. */
export const loadGameUi = async (game: string): Promise<GameUi> => {
  const look = lookOf(game);
  if (!look) throw new Error(`no board for ${game}`);
  return (await look.board()).gameUi;
};
