import { refusalsOf, type GeneralReason } from '../shared/legality';

/** Every reason for which a move of this game can be refused. */
// prettier-ignore
export type RefusalReason =
  | GeneralReason
  | 'notInHand' | 'raceLaid' | 'counterLaid' | 'lastCardToRace' | 'extraToRace' | 'extraLaid';

/** A reason, its paragraph, and the values for the sentence. */
export const refusal = refusalsOf<RefusalReason>();
