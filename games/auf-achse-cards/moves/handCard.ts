import type { PlayerID } from 'boardgame.io';
import type { Refusal } from '../../shared/legality';
import { each, exactly } from '../../shared/moves';
import { CARD_IDS, faceOf, isCard, type CardId } from '../cards';
import { refusal } from '../refusals';
import type { View } from '../state';

/**
 * What both moves are played with: a card of the hand, laid face down. Nobody waits for a seat (K-3.1, K-3.2), and
 * nobody reads in the log what it laid (K-3.6).
 */
export const handCard = {
  takes: exactly(isCard),
  words: () => each(CARD_IDS),
  candidates: (view: View, seat: PlayerID) => each(view.hands[seat]!.filter(isCard)),
  redact: true,
  ignoreStaleStateID: true,
} as const;

/** K-3.1 — nobody lays a card they do not hold. */
export const whyNotHeld = (view: View, seat: PlayerID, card: CardId): Refusal | undefined =>
  view.hands[seat]!.includes(card) ? undefined : refusal('notInHand', 'K-3.1', { card: faceOf(card) });
