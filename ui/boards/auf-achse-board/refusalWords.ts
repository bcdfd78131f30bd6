import type { EventId, RefusalReason, Space } from '../../../games/auf-achse-board';
import type { Refusal } from '../../../games/shared/legality';
import { withGeneral } from '../../kit/generalRefusals';
import { calledAt } from './table/players';
import { dm, WORDS } from './table/words';
import { whereabouts } from './whereabouts';

type Values = Refusal['values'];

/** Some reasons need different sentences, depending on the paragraph and the values. */
const KEYS: Partial<Record<RefusalReason, (rule: string, values: Values) => string>> = {
  onCity: (rule) => (rule === 'B-9.2' ? 'signOnCity' : 'onCity'),
  occupied: (rule) => (rule === 'B-9.2' ? 'signOnTruck' : 'occupied'),
  jamThere: (rule) => (rule === 'B-9.2' ? 'signOnJam' : 'jamThere'),
  noMoney: (rule) => (rule === 'B-7.6' ? 'noMoneyToBid' : 'noMoney'),
  noRoom: (_, { city }) => (city === undefined ? 'noRoom' : 'noRoomThere'),
  otherFirst: (_, { task }) => `otherFirst.${task}`,
  outOfReach: (rule, { steps, points }) => {
    if (rule === 'B-11.6') return 'beyondStorm';
    return steps! > points! ? 'outOfReach' : 'noWay';
  },
};

/** The number that selects the plural form of the sentence. */
const countIn = (reason: string, { steps, points }: Values) =>
  reason === 'outOfReach' ? steps : reason === 'useAllPoints' ? points : undefined;

/** Why a move is refused, in words. */
export const refusalWords = withGeneral(({ reason, rule, values }, seats, t) => {
  const key = KEYS[reason as RefusalReason]?.(rule, values) ?? reason;
  const { space, city, seat, card, amount } = values;
  const where = (space ?? city) as Space | undefined;
  const count = countIn(reason, values);
  const told = {
    ns: WORDS,
    ...values,
    ...(where !== undefined && { where: whereabouts(where, t) }),
    ...(seat !== undefined && { name: calledAt(seats, String(seat), t) }),
    ...(card !== undefined && { card: t(`event.${card as EventId}.title`, { ns: WORDS }) }),
    ...(amount !== undefined && { amount: dm(Number(amount)) }),
    ...(count !== undefined && { count: Number(count) }),
  };
  return { what: t(`refusals.${key}.what`, told), way: t(`refusals.${key}.way`, told) };
});
