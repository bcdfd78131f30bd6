import { boardGame } from '../../games/auf-achse-board';
import type { AnyGame } from '../../games';

/** How long they think, in ms. */
const THOUGHT = 1000;

/** Computer players that are busy for a second, and then make their first legal move. */
const slow: AnyGame['bots']['easy'] = (view, playerID) => {
  const until = performance.now() + THOUGHT;
  while (performance.now() < until);
  return boardGame.legalMoves(view, playerID)[0]!;
};

/** The board game with other computer players, for a thread to load. */
export const GAMES: readonly AnyGame[] = [{ ...boardGame, bots: { easy: slow, normal: slow, hard: slow } }];
