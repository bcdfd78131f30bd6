import {
  foreseeEvent,
  isCity,
  isEvent,
  type BoardHappening,
  type Cause,
  type CityId,
  type ContractId,
  type EventId,
  type View,
} from '../../../../games/auf-achse-board';

/**
 * One line of what a card does to the seat that drew it; `card`: another card, because of which money is gained or
 * lost.
 */
export type EventLine =
  | { readonly type: 'take' | 'pay' | 'debt'; readonly amount: number }
  | { readonly type: 'reward' | 'settled'; readonly card: EventId; readonly amount: number }
  | { readonly type: 'revenue'; readonly contract: ContractId; readonly amount: number }
  | { readonly type: 'robbed'; readonly contract: ContractId }
  | { readonly type: 'goTo'; readonly city: CityId }
  | { readonly type: 'nothing' };

/** Money gained or lost through the card itself, or through another one that it affects. */
const money = (id: EventId, cause: Cause, amount: number): EventLine => {
  const comes = amount > 0;
  if (cause === id || !isEvent(cause)) return { type: comes ? 'take' : 'pay', amount };
  return { type: comes ? 'reward' : 'settled', card: cause, amount };
};

const lineOf = (
  id: EventId,
  told: BoardHappening,
  before: BoardHappening | undefined,
): readonly EventLine[] => {
  switch (told.type) {
    case 'earned':
      return before?.type === 'unloaded'
        ? [{ type: 'revenue', contract: before.contract, amount: told.amount }]
        : [money(id, told.cause, told.amount)];
    case 'paid':
      return [money(id, told.cause, -told.amount)];
    case 'owes':
      return [{ type: 'debt', amount: told.amount }];
    case 'robbed':
      return told.contracts.map((contract) => ({ type: 'robbed', contract }));
    case 'went':
      return isCity(told.to) ? [{ type: 'goTo', city: told.to }] : [];
    case 'noEffect':
      return [{ type: 'nothing' }];
    default:
      return [];
  }
};

/** The effect of the card, computed by the rules, as far as it needs no choice. */
export const eventLines = (view: View, seat: string, id: EventId): readonly EventLine[] => {
  const told = foreseeEvent(view, seat, id);
  return told.flatMap((one, at) => lineOf(id, one, told[at - 1]));
};

/** The sum of all lines, as a change of the seat's money in DM. */
export const sumOf = (lines: readonly EventLine[]): number =>
  lines.reduce((sum, line) => sum + ('amount' in line && line.type !== 'debt' ? line.amount : 0), 0);
