import type { TFunction } from 'i18next';
import { inPercent } from '../../../games/shared/bots/advice';
import type { Analysis } from '../../../games/shared/bots/analysis';
import { isAsGood } from '../../../games/shared/bots/analyst';
import type { Retold } from './retold';

/** A change in percentage points, with its sign. */
export const points = (change: number): string => {
  const rounded = inPercent(change);
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
};

/** An expert's verdict on a step in words; empty where there was nothing to choose. */
export const verdictWords = (
  verdict: Analysis['verdicts'][number] | undefined,
  step: number,
  tell: Retold,
  t: TFunction,
): string => {
  if (!verdict) return '';
  const seat = tell.seatAt(step);
  if (isAsGood(verdict, seat)) return t('asExpert', { ns: 'analysis' });
  return t('expert', {
    ns: 'analysis',
    moves: tell.instead(step, verdict.preferred),
    name: tell.nameOf(seat),
    count: Math.round(-100 * verdict.worth[seat]!),
  });
};
