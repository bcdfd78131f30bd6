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
 * How a game looks; suspends while it is being loaded. A load that failed is tried again when next asked for. Throws
 * for a game that is not on the shelf.
 */
export const useGameUi = (game: string): GameUi => useGameTable(game).gameUi;

/** The rules of a game, as `useGameUi` gets its look. */
export const useModule = (game: string): AnyGame => useGameTable(game).game;
