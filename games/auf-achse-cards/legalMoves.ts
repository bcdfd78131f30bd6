import type { LegalMove, LegalMoves } from '../shared/legality';
import { CARD_IDS } from './cards';
import { seatsOf, type View } from './state';
import { MOVES, whyNot } from './whyNot';

const movesWith = (cards: readonly string[]): LegalMove[] =>
  MOVES.flatMap((move) => cards.map((card) => ({ move, args: [card] })));

/** Every card laid anywhere: all that can be put into words at this table. */
export const conceivable = (): readonly LegalMove[] => movesWith(CARD_IDS);

/** K-3.1, K-3.2, K-6.5 — every card of the hand, wherever it may be laid now. */
export const legalMoves: LegalMoves<View> = (view, playerID) =>
  seatsOf(view).includes(playerID)
    ? movesWith(view.hands[playerID]!).filter((move) => !whyNot(view, playerID, move))
    : [];
