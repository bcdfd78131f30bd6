import type { Refusal } from '../shared/legality';

/** Every reason a move of this game can be refused for. */
export type Reason =
  | 'over'
  | 'spectator'
  | 'malformed'
  | 'notInHand'
  | 'raceLaid'
  | 'counterLaid'
  | 'lastCardToRace'
  | 'extraToRace'
  | 'extraLaid';

/** Why a move is not open, the paragraph that says so, and what the words need. */
export const refusal = (reason: Reason, rule: string, values: Refusal['values'] = {}): Refusal<Reason> => ({
  reason,
  values,
  rule,
});
