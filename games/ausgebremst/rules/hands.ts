import type { PlayerID } from 'boardgame.io';
import type { State } from '../state';

/** cards in hand. */
export const HAND = { basic: 3, advanced: 2 } as const;

/** back to three cards while the pile lasts. */
export const refill = (G: State, seat: PlayerID): void => {
  while (G.hands[seat]!.length < HAND.basic && G.piles[seat]!.length)
    G.hands[seat]!.push(G.piles[seat]!.pop()!);
};
