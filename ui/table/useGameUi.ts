import { use } from 'react';
import type { AnyGame } from '../../games';
import { useShelf } from '../games';
import type { GameTable, GameUi, Look } from '../kit/gameUi';

const loads = new WeakMap<Look, Promise<GameTable>>();

const useGameTable = (game: string): GameTable => {
  const look = useShelf().lookOf(game);
  if (!look) throw new Error(`no board for ${game}`);
  let loading = loads.get(look);
  if (!loading) {
    loading = look.board();
    loading.catch(() => loads.delete(look));
    loads.set(look, loading);
  }
  return use(loading);
};

/**
 * How a game looks; suspends while it is being loaded. A load that failed is tried again when next asked for. Throws
 * for a game that is not on the shelf.
 */
export const useGameUi = (game: string): GameUi => useGameTable(game).gameUi;

/** The rules of a game, as `useGameUi` gets its look. */
export const useModule = (game: string): AnyGame => useGameTable(game).game;
