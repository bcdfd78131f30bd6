import type { PlayerID } from 'boardgame.io';
import type { Refusal } from '../../shared/legality';
import { each, exactly } from '../../shared/moves';
import { CARD_IDS, faceOf, isCard, type CardId } from '../cards';
import { refusal } from '../refusals';
import { handOf, type View } from '../state';

/**
 * The argument of both moves: a hand card, laid face down. No seat waits for another (K-3.1, K-3.2), and the log does
 * not show the others which card it was (K-3.6).
 */
export const handCard = {
  takes: exactly(isCard),
  words: () => each(CARD_IDS),
  candidates: (view: View, seat: PlayerID) => each(handOf(view, seat)),
  redact: true,
  ignoreStaleStateID: true,
} as const;

/** K-3.1 — why the seat cannot lay this card: it must be in its hand. */
export const whyNotHeld = (view: View, seat: PlayerID, card: CardId): Refusal | undefined =>
  view.hands[seat]!.includes(card) ? undefined : refusal('notInHand', 'K-3.1', { card: faceOf(card) });
