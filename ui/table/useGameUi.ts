import { use } from 'react';
import { useShelf } from '../games';
import type { GameUi, Look } from '../kit/gameUi';

const loads = new WeakMap<Look, Promise<GameUi>>();

const load = async ({ board }: Look): Promise<GameUi> => (await board()).gameUi;

/**
 * How a game looks; suspends while it is being loaded. A load that failed is tried again when next asked for. Throws
 * for a game that is not on the shelf.
 */
export const useGameUi = (game: string): GameUi => {
  const look = useShelf().lookOf(game);
  if (!look) throw new Error(`no board for ${game}`);
  let loading = loads.get(look);
  if (!loading) {
    loading = load(look);
    loading.catch(() => loads.delete(look));
    loads.set(look, loading);
  }
  return use(loading);
};
