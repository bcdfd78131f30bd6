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

/** One line of what a card does to the seat that drew it; `card`: another one, by which money comes or goes with it. */
export type EventLine =
  | { readonly type: 'take' | 'pay' | 'debt'; readonly amount: number }
  | { readonly type: 'reward' | 'settled'; readonly card: EventId; readonly amount: number }
  | { readonly type: 'revenue'; readonly contract: ContractId; readonly amount: number }
  | { readonly type: 'robbed'; readonly contract: ContractId }
  | { readonly type: 'goTo'; readonly city: CityId }
  | { readonly type: 'nothing' };

/** Money that comes or goes by the card itself, or by another one that it touches. */
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

/** What the card comes to, worked out by the rules, as far as nothing is left to choose. */
export const eventLines = (view: View, seat: string, id: EventId): readonly EventLine[] => {
  const told = foreseeEvent(view, seat, id);
  return told.flatMap((one, at) => lineOf(id, one, told[at - 1]));
};

/** What all lines together add to the money of the seat, in DM. */
export const sumOf = (lines: readonly EventLine[]): number =>
  lines.reduce((sum, line) => sum + ('amount' in line && line.type !== 'debt' ? line.amount : 0), 0);
