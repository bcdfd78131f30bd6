import type { TFunction } from 'i18next';
import { FINISH } from '../../../../games/ausgebremst';
import type { Goal } from './goals';
import { signed } from './purse';
import { WORDS } from './words';

/** `brief`: in a line with the name, where there are many. */
export type GoalForm = 'full' | 'brief';

/** A part of what driving there means. */
type GoalNote = {
  readonly words: string;
  /** Is the race lost with it: the car is out, or its points will not suffice? */
  readonly isLoss: boolean;
};

/** The effect of driving there, in parts. */
export const goalNotes = (
  { target, kind, stop, after }: Goal,
  t: TFunction,
  form: GoalForm,
): readonly GoalNote[] => {
  const note = (key: string, values = {}, isLoss = false): GoalNote => ({
    words: t(`table.goal.${key}`, { ns: WORDS, ...values }),
    isLoss,
  });
  if (target === FINISH) return [note('finish')];
  if (kind === 'ruinous') return [note(form === 'brief' ? 'brief.ruinous' : 'ruinous', {}, true)];
  const left = after && [
    note(form === 'brief' ? 'brief.after' : 'after', { count: after.toGo }),
    note('reserve', { reserve: signed(after.reserve) }, after.isShort),
  ];
  // the name of a space in the pit lane says as much
  return [...(stop && form === 'full' ? [note(stop)] : []), ...(left ?? [])];
};

/** The effect of driving there, in one sentence. */
export const goalWords = (goal: Goal, t: TFunction): string =>
  goalNotes(goal, t, 'full')
    .map(({ words }) => words)
    .join(' · ');
