import type { GeneralReason, Refusal } from '../../games/shared/legality';
import type { GameUi } from './gameUi';
import type { Moment } from './lesson';

/** Why a legal move is not accepted now: the lesson is about something else. */
export const notNow = (words: string, { id, rule, deeds }: Moment): Refusal => ({
  reason: 'lesson',
  values: deeds ? { words, id } : { words: 'learn', id: 'look' },
  rule,
});

/** Why a button does nothing yet: what it needs has not been chosen. The sign around it names the paragraph. */
export const notChosen = (words: string, what: 'card' | 'space' | 'stack'): Refusal => ({
  reason: 'notChosen',
  values: { words, what },
  rule: '',
});

/** Is something refused only because the lesson is about something else? Its sign says so once, for everything. */
export const isNotNow = ({ reason }: Refusal): boolean => reason === 'lesson';

/** Refusals with the same words in every game. (What spectators may not do at a table is worded by each game.) */
const SAID_ALIKE: readonly string[] = ['over', 'malformed'] satisfies readonly GeneralReason[];

/** Adds to a game's refusals those that all games share, those of lessons, and those of buttons that wait. */
export const withGeneral =
  (refusalWords: GameUi['refusalWords']): GameUi['refusalWords'] =>
  (refusal, seats, t) => {
    const { reason, values } = refusal;
    if (isNotNow(refusal))
      return {
        what: t('notNow', { ns: 'learn' }),
        way: t(`${values['id']}.instead`, { ns: String(values['words']) }),
      };
    if (reason === 'notChosen') {
      const { words, what } = values;
      const told = { ns: String(words) };
      return { what: t(`table.notChosen.${what}.what`, told), way: t(`table.notChosen.${what}.way`, told) };
    }
    if (!SAID_ALIKE.includes(reason)) return refusalWords(refusal, seats, t);
    return {
      what: t(`refusals.${reason}.what`, { ns: 'table' }),
      way: t(`refusals.${reason}.way`, { ns: 'table' }),
    };
  };
