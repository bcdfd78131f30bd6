import type { PlayerID } from 'boardgame.io';
import { SET_UPS, valueOf, VALUES, type Value } from '../cards';
import { isFaceUp, type View } from '../state';

/** The number of cards of each value. */
export type Supply = Readonly<Record<Value, number>>;

/**
 * the cards a player still has to draw: the set-up less the cards played, held, or beside the pit
 * lane.
 */
export const undrawn = (view: View, seat: PlayerID): Supply => {
  const left: Record<Value, number> = { ...SET_UPS[view.setUps[seat] ?? 'slow'] };
  for (const gone of [view.played[seat]!, view.hands[seat]!, view.pitCards[seat]!])
    for (const card of gone) if (isFaceUp(card)) left[valueOf(card)] = Math.max(0, left[valueOf(card)] - 1);
  return left;
};

/** The supply plus these cards. */
export const plus = (supply: Supply, values: readonly Value[]): Supply => {
  const sum: Record<Value, number> = { ...supply };
  for (const value of values) sum[value] += 1;
  return sum;
};

/** The supply without these cards. */
export const without = (supply: Supply, values: readonly Value[]): Supply => {
  const rest: Record<Value, number> = { ...supply };
  for (const value of values) rest[value] -= 1;
  return rest;
};

/** The points of all its cards: the spaces they drive. */
export const pointsIn = (supply: Supply): number =>
  VALUES.reduce((sum: number, value) => sum + value * supply[value], 0);

const LARGEST_FIRST: readonly Value[] = VALUES.toReversed();

/** The number of cards for this many spaces, largest first; undefined if the supply is not enough. */
export const cardsFor = (supply: Supply, spaces: number): number | undefined => {
  let left = spaces;
  let cards = 0;
  for (const value of LARGEST_FIRST) {
    const used = Math.min(supply[value], Math.max(0, Math.ceil(left / value)));
    left -= used * value;
    cards += used;
  }
  return left > 0 ? undefined : cards;
};
