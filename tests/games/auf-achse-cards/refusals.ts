import type { RefusalReason } from '../../../games/auf-achse-cards';
import type { Refusal } from '../../../games/shared/legality';

/** Every reason with its paragraphs and values: a new reason does not compile until it is added here. */
// prettier-ignore
const REASONS: Readonly<Record<RefusalReason, readonly (readonly [rule: string, values?: Refusal['values']])[]>> = {
  over: [['K-7.4']],
  spectator: [['K-2.1']],
  malformed: [['K-3.1']],
  notInHand: [['K-3.1', { card: 'rest' }]],
  raceLaid: [['K-3.1']],
  counterLaid: [['K-3.2']],
  lastCardToRace: [['K-3.5']],
  extraToRace: [['K-6.5', { cards: 2 }]],
  extraLaid: [['K-6.5']],
};

/** Every possible refusal. */
export const REFUSALS: readonly Refusal[] = Object.entries(REASONS).flatMap(([reason, told]) =>
  told.map(([rule, values = {}]) => ({ reason, rule, values })),
);
