import type { Chance } from '../../shared/chance';
import { perSeat } from '../../shared/seats';
import { CARD_IDS, type CardId } from '../cards';
import type { CardHappening } from '../happenings';
import { inTurnOrder, seatsOf, type State } from '../state';

/** K-2.2, K-3.3 — cards in a full hand. */
export const HAND_SIZE = 10;

/** K-3.3, K-3.4 — starting with the start player, every hand is filled up as far as there are cards. */
export const fillHands = (G: State, random: Chance): CardHappening => {
  let reshuffled = 0;

  /** K-3.4 — the top card; an empty pile is made anew from the discards, even in the middle of drawing. */
  const draw = (): CardId | undefined => {
    if (!G.deck.length && G.discard.length) {
      G.deck = random.Shuffle(G.discard.splice(0));
      G.reshuffles += 1;
      reshuffled = G.reshuffles;
    }
    return G.deck.pop();
  };

  const cards = perSeat(inTurnOrder(G), (seat) => {
    const hand = G.hands[seat]!;
    const before = hand.length;
    while (hand.length < HAND_SIZE) {
      const card = draw();
      if (!card) break;
      hand.push(card);
    }
    return hand.length - before;
  });
  const short = perSeat(seatsOf(G), (seat) => HAND_SIZE - G.hands[seat]!.length);
  return { type: 'drawn', cards, short, reshuffled };
};

/** K-2.2, K-7.2 — shuffles what is not in a hand into a new draw pile, clears the table and fills the hands. */
export const deal = (G: State, random: Chance): void => {
  const held = new Set(Object.values(G.hands).flat());
  G.deck = random.Shuffle(CARD_IDS.filter((id) => !held.has(id)));
  G.discard = [];
  G.counter = [];
  G.reshuffles = 0;
  for (const seat of seatsOf(G)) {
    G.races[seat] = [];
    G.sealed[seat] = null;
    G.raceLaid[seat] = false;
    G.counterLaid[seat] = false;
    G.extra[seat] = 0;
  }
  fillHands(G, random);
};
