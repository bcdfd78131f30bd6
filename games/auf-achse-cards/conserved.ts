import { perSeat } from '../shared/seats';
import { ACTIONS, faceOf, isKilometres } from './cards';
import type { State } from './state';

/** Every card on the table, wherever it lies. */
const allCards = (G: State) => [
  ...[G.hands, G.races].flatMap((piles) => Object.values(piles).flat()),
  ...Object.values(G.sealed).flatMap((card) => card ?? []),
  ...G.counter,
  ...G.deck,
  ...G.discard,
];

/** K-1.1 — the deck stays complete: the number of different cards, by group, and the sum of their kilometres. */
export const conserved = (G: State) => {
  const faces = [...new Set(allCards(G))].map(faceOf);
  return {
    places: allCards(G).length,
    cards: faces.length,
    kilometres: faces.filter(isKilometres).reduce((sum: number, km) => sum + km, 0),
    ...perSeat([...ACTIONS, 'rest'], (kind) => faces.filter((face) => face === kind).length),
  };
};
