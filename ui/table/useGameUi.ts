import { use } from 'react';
import { loadGameUi } from '../games';
import type { GameUi } from '../kit/gameUi';

const loads = new Map<string, Promise<GameUi>>();

/** How a game looks; suspends while it is being loaded. A load that failed is tried again when next asked for. */
export const useGameUi = (game: string): GameUi => {
  let load = loads.get(game);
  if (!load) {
    load = loadGameUi(game);
    load.catch(() => loads.delete(game));
    loads.set(game, load);
  }
  return use(load);
};
