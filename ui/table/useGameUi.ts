import { use } from 'react';
import type { AnyGame } from '../../games';
import { useShelf } from '../games';
import type { GameTable, GameUi } from '../kit/gameUi';

const useGameTable = (game: string): GameTable => {
  const look = useShelf().lookOf(game);
  if (!look) throw new Error(`no board for ${game}`);
  return use(look.board());
};

/**
 * The look of a game; suspends while it is loading. A load that failed is tried again on the next call. Throws for a
 * game that is not on the shelf.
 */
export const useGameUi = (game: string): GameUi => useGameTable(game).gameUi;

/** The rules of a game, loaded in the same way. */
export const useModule = (game: string): AnyGame => useGameTable(game).game;
