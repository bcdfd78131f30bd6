import type { PlayerID } from 'boardgame.io';
import { isCard, SET_UPS, valueOf, VALUES, type CardId, type Value } from '../cards';
import type { View } from '../state';

/** How many cards of each value. */
export type Purse = Readonly<Record<Value, number>>;

const counted = (count: (value: Value) => number): Purse =>
  Object.fromEntries(VALUES.map((value) => [value, count(value)])) as Record<Value, number>;

const cardsOf = (pile: readonly unknown[]): CardId[] => pile.filter((card): card is CardId => isCard(card));

const countIn = (cards: readonly CardId[], value: Value): number =>
  cards.filter((card) => valueOf(card) === value).length;

/** what a player still has to draw: the set-up less what has been played, is held, or lies beside the pit lane. */
export const undrawn = (view: View, seat: PlayerID): Purse => {
  const gone = [...view.played[seat]!, ...cardsOf(view.hands[seat]!), ...view.pitCards[seat]!];
  const setUp = SET_UPS[view.setUps[seat] ?? 'slow'];
  return counted((value) => Math.max(0, setUp[value] - countIn(gone, value)));
};

/** Two purses in one. */
export const plus = (purse: Purse, values: readonly Value[], times = 1): Purse =>
  counted((value) => purse[value] + times * values.filter((one) => one === value).length);

export const pointsIn = (purse: Purse): number =>
  VALUES.reduce((sum: number, value) => sum + value * purse[value], 0);

/** The fewest cards that cover so many spaces, largest first; undefined when they do not reach. */
export const cardsFor = (purse: Purse, spaces: number): number | undefined => {
  let left = spaces;
  let cards = 0;
  for (const value of VALUES.toReversed()) {
    const used = Math.min(purse[value], Math.max(0, Math.ceil(left / value)));
    left -= used * value;
    cards += used;
  }
  return left > 0 ? undefined : cards;
};
