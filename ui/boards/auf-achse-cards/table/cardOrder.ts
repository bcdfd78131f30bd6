import { ACTIONS, faceOf, type CardId } from '../../../../games/auf-achse-cards';

const rank = (card: CardId): number => {
  const face = faceOf(card);
  if (typeof face === 'number') return face;
  return face === 'rest' ? 200 : 300 + ACTIONS.indexOf(face);
};

/** The order of a hand: kilometres ascending, rest cards, action cards; equal cards by their number. */
export const compareCards = (a: CardId, b: CardId): number =>
  rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
