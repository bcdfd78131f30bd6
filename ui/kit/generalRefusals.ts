import type { GeneralReason, Refusal } from '../../games/shared/legality';
import type { GameUi } from './gameUi';
import type { Moment } from './lesson';

/** Why a move that the rules allow is not taken now: the lesson is about something else. */
export const notNow = (words: string, { id, rule, deeds }: Moment): Refusal => ({
  reason: 'lesson',
  values: deeds ? { words, id } : { words: 'learn', id: 'look' },
  rule,
});

/** What is refused in the same words whatever is played; who may only watch is told by each game what is done at its table. */
const SAID_ALIKE: readonly string[] = ['over', 'malformed'] satisfies readonly GeneralReason[];

/** How a game says why something is refused that every game refuses, or that a lesson is not about. */
export const withGeneral =
  (refusalWords: GameUi['refusalWords']): GameUi['refusalWords'] =>
  (refusal, seats, t) => {
    const { reason, values } = refusal;
    if (reason === 'lesson')
      return {
        what: t('notNow', { ns: 'learn' }),
        way: t(`${values['id']}.instead`, { ns: String(values['words']) }),
      };
    if (!SAID_ALIKE.includes(reason)) return refusalWords(refusal, seats, t);
    return {
      what: t(`refusals.${reason}.what`, { ns: 'table' }),
      way: t(`refusals.${reason}.way`, { ns: 'table' }),
    };
  };
