import type { Refusal } from '../../games/shared/legality';
import type { GameUi } from './gameUi';
import type { Moment } from './lesson';

/** Why a move that the rules allow is not taken now: the lesson is about something else. */
export const notNow = (words: string, { id, rule, deeds }: Moment): Refusal => ({
  reason: 'lesson',
  values: deeds ? { words, id } : { words: 'learn', id: 'look' },
  rule,
});

/** How a game says why something is refused, and a lesson why it waits for something else. */
export const withLesson =
  (refusalWords: GameUi['refusalWords']): GameUi['refusalWords'] =>
  (refusal, seats, t) => {
    const { reason, values } = refusal;
    if (reason !== 'lesson') return refusalWords(refusal, seats, t);
    return {
      what: t('notNow', { ns: 'learn' }),
      way: t(`${values['id']}.instead`, { ns: String(values['words']) }),
    };
  };
