import type { RefusalReason } from '../../../games/ausgebremst';
import type { Refusal } from '../../../games/shared/legality';
import { withGeneral } from '../../kit/generalRefusals';
import { calledAt } from './table/drivers';
import { WORDS } from './table/words';

/** What everybody does at the same time, by its paragraph: looking at the grid, or setting up the cars. */
const stage = (rule: string): string => (rule === 'A-3.2' ? 'grid' : 'setUp');

/** Some reasons need different sentences, depending on the paragraph and the values. */
const KEYS: Partial<Record<RefusalReason, (refusal: Refusal) => string>> = {
  notNow: ({ values }) => `notNow.${values['step']}`,
  setUpChosen: ({ values }) => `setUpChosen.${values['step']}`,
  alreadyReady: ({ rule }) => `alreadyReady.${stage(rule)}`,
  otherFirst: ({ values }) => `otherFirst.${values['step']}`,
};

/** Why a move is refused, in words. */
export const refusalWords = withGeneral((refusal, seats, t) => {
  const { reason, values } = refusal;
  const key = KEYS[reason as RefusalReason]?.(refusal) ?? reason;
  const { car } = values;
  const told = { ns: WORDS, ...values, ...(car !== undefined && { name: calledAt(seats, String(car), t) }) };
  return { what: t(`refusals.${key}.what`, told), way: t(`refusals.${key}.way`, told) };
});
