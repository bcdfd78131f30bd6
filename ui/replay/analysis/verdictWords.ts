import type { TFunction } from 'i18next';
import { isAsGood, type Analysis } from '../../../games/shared/analysis';
import type { Retold } from './retold';

/** Points of a hundred, with their sign. */
export const points = (change: number): string => {
  const rounded = Math.round(100 * change);
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
};

/** What an expert says of a step; nothing where there was nothing to choose. */
export const verdictWords = (
  verdict: Analysis['verdicts'][number] | undefined,
  step: number,
  tell: Retold,
  t: TFunction,
): string => {
  if (!verdict) return '';
  if (isAsGood(verdict, tell.seatAt(step))) return t('asExpert', { ns: 'analysis' });
  const worth = verdict.worth[tell.seatAt(step)]!;
  return t('expert', { ns: 'analysis', moves: tell.instead(step, verdict.preferred), points: points(worth) });
};
