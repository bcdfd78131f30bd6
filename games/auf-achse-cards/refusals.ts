import { refusalsOf, type GeneralReason } from '../shared/legality';

/** Every reason a move of this game can be refused for. */
// prettier-ignore
export type RefusalReason =
  | GeneralReason
  | 'notInHand' | 'raceLaid' | 'counterLaid' | 'lastCardToRace' | 'extraToRace' | 'extraLaid';

/** Why a move is not open, the paragraph that says so, and what the words need. */
export const refusal = refusalsOf<RefusalReason>();
