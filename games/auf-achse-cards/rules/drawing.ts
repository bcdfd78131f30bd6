import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { perSeat, type PerSeat } from '../../shared/seats';
import { CARD_IDS, type CardId } from '../cards';
import type { Play } from '../move';
import { inTurnOrder, seatsOf } from '../state';

/** K-2.2, K-3.3 — cards in a full hand. */
export const HAND_SIZE = 10;

/** Takes cards from the top of a pile until a hand of this size is full or the pile is empty. */
const drawn = (held: number, top: () => CardId | undefined): CardId[] => {
  const cards: CardId[] = [];
  while (held + cards.length < HAND_SIZE) {
    const card = top();
    if (!card) break;
    cards.push(card);
  }
  return cards;
};

/** K-3.3, K-3.4 — fills all hands, the start player's first, as far as there are cards. */
export const fillHands = ({ G, random, tell }: Play): void => {
  const pile = { deck: [...G.deck], discard: [...G.discard], reshuffled: 0 };

  /** K-3.4 — the top card; if the pile is empty, the discards become a new one, even in the middle of drawing. */
  const top = (): CardId | undefined => {
    if (!pile.deck.length && pile.discard.length) {
      pile.deck = random.Shuffle(pile.discard);
      pile.discard = [];
      pile.reshuffled = G.reshuffles + 1;
    }
    return pile.deck.pop();
  };

  const held = (seat: PlayerID) => G.hands[seat]!.length;
  const cards = perSeat(inTurnOrder(G), (seat) => drawn(held(seat), top));
  const short = perSeat(seatsOf(G), (seat) => HAND_SIZE - held(seat) - cards[seat]!.length);
  const { reshuffled, deck } = pile;
  tell({ type: 'drawn', cards, short, reshuffled, deck: reshuffled ? deck : [] });
};

/** Hands and the draw pile they were filled from. */
type Dealt = { readonly hands: PerSeat<CardId[]>; readonly deck: CardId[] };

/**
 * K-2.2, K-7.2 — shuffles all cards not in a hand into a new draw pile and fills the hands, the start player's first.
 */
export const deal = (
  hands: PerSeat<readonly CardId[]>,
  order: readonly PlayerID[],
  random: Chance,
): Dealt => {
  const held = new Set(Object.values(hands).flat());
  const deck = random.Shuffle(CARD_IDS.filter((id) => !held.has(id)));
  const filled = perSeat(order, (seat) => {
    const hand = hands[seat]!;
    return [...hand, ...drawn(hand.length, () => deck.pop())];
  });
  return { hands: filled, deck };
};
