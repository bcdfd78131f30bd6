import type { TFunction } from 'i18next';
import { FINISH } from '../../../../games/ausgebremst';
import type { Goal } from './goals';
import { signed } from './purse';
import { WORDS } from './words';

/** The effect of driving there, in one sentence. */
export const goalWords = ({ target, kind, stop, after }: Goal, t: TFunction): string => {
  const words = (key: string, values = {}) => t(`table.goal.${key}`, { ns: WORDS, ...values });
  if (target === FINISH) return words('finish');
  if (kind === 'ruinous') return words('ruinous');
  const left = after ? [words('after', { count: after.toGo, reserve: signed(after.reserve) })] : [];
  return [...(stop ? [words(stop)] : []), ...left].join(' · ');
};
