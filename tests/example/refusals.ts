import type { Refusal } from '../../games/shared/legality';
import type { RefusalReason } from './game';

/** Every reason with the paragraph and the values it comes with: a new one does not compile until it stands here. */
const REASONS: Readonly<Record<RefusalReason, readonly [rule: string, values?: Refusal['values']]>> = {
  over: ['N-3.1'],
  spectator: ['N-1.1'],
  malformed: ['N-2.1'],
  notYourTurn: ['N-2.2', { seat: '1' }],
  tooMany: ['N-2.1', { count: 5, left: 4 }],
};

/** Every refusal there is. */
export const REFUSALS: readonly Refusal[] = Object.entries(REASONS).map(([reason, [rule, values = {}]]) => ({
  reason,
  rule,
  values,
}));
