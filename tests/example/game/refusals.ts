import type { Refusal } from '../../../games/shared/legality';

export type Reason = 'over' | 'spectator' | 'malformed' | 'notYourTurn' | 'tooMany';

/** Why a move is not open: the word files say it by its reason, the rulebook by its paragraph. */
export const refusal = (reason: Reason, rule: string, values: Refusal['values'] = {}): Refusal<Reason> => ({
  reason,
  rule,
  values,
});
