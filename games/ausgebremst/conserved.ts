import { pointsOf, type CardId } from './cards';
import type { State } from './state';

/** every car keeps its 28 cards: how many there are, how many different ones, and their total points. */
export const conserved = (G: State) => {
  const perCar = G.grid.map((car): CardId[] => [
    ...G.piles[car]!,
    ...G.played[car]!,
    ...[G.hands, G.unsorted, G.leftOut, G.aside, G.pitCards].flatMap((piles) => piles[car] ?? []),
    ...(G.stacks[car] ?? []).flat(),
  ]);
  const cards = perCar.flat();
  return {
    cards: cards.length,
    differentCards: new Set(cards).size,
    points: pointsOf(cards),
    cars: G.grid.length,
  };
};
