import type { PlayerID } from 'boardgame.io';
import type { Play } from '../move';

/** cards in hand. */
export const HAND = { basic: 3, advanced: 2 } as const;

/** back to three cards while the pile lasts. */
export const refill = ({ G, tell }: Play, seat: PlayerID): void => {
  const missing = Math.min(HAND.basic - G.hands[seat]!.length, G.piles[seat]!.length);
  if (missing > 0) tell({ type: 'filled', car: seat, cards: G.piles[seat]!.slice(-missing).toReversed() });
};
