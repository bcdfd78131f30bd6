import {
  citiesBack,
  contractOf,
  eventOf,
  farthestAboard,
  homeward,
  lastLoadedAt,
  type CityId,
  type ContractId,
  type EventId,
  type View,
} from '../../../../games/auf-achse-board';

/** One line of what a card does to the seat that drew it. */
export type EventLine =
  | { readonly type: 'take' | 'pay' | 'debt'; readonly amount: number }
  | { readonly type: 'revenue'; readonly contract: ContractId; readonly amount: number }
  | { readonly type: 'robbed'; readonly contract: ContractId; readonly amount: number }
  | { readonly type: 'goTo'; readonly city: CityId }
  | { readonly type: 'nothing' };

const NOTHING: readonly EventLine[] = [{ type: 'nothing' }];

/** What the card demands, or the debt it becomes: B-8.1. */
const demand = (money: number, amount: number): readonly EventLine[] => [
  money >= amount ? { type: 'pay', amount: -amount } : { type: 'debt', amount },
];

const revenueOf = (contract: ContractId): EventLine => ({
  type: 'revenue',
  contract,
  amount: contractOf(contract).revenue,
});

const goTo = (city: CityId | undefined): readonly EventLine[] => (city ? [{ type: 'goTo', city }] : NOTHING);

/** What the card comes to, worked out, as far as nothing is left to choose. */
export const eventLines = (view: View, seat: string, id: EventId): readonly EventLine[] => {
  const card = eventOf(id);
  const money = view.money[seat]!;
  switch (card.effect) {
    case 'fine':
      return demand(money, card.amount);
    case 'prize':
      return [{ type: 'take', amount: card.amount }];
    case 'rail': {
      const [contract, other] = farthestAboard(view, seat);
      if (!contract) return NOTHING;
      if (other) return [];
      return [revenueOf(contract), ...demand(money + contractOf(contract).revenue, card.amount)];
    }
    case 'thieves': {
      const aboard = view.aboard[seat]!;
      if (!aboard.length) return NOTHING;
      return aboard.map((contract) => ({ type: 'robbed', contract, amount: card.amount }));
    }
    case 'family': {
      const [contract, other] = homeward(view, seat);
      if (!contract) return NOTHING;
      return other ? [] : [...goTo(contractOf(contract).to), revenueOf(contract)];
    }
    case 'goBack': {
      const cities = citiesBack(view, seat);
      return cities.length > 1 ? [] : goTo(cities[0]);
    }
    case 'spoilt':
      return goTo(lastLoadedAt(view, seat));
    case 'giveContract':
      return view.hands[seat]!.length ? [] : NOTHING;
    case 'customs':
    case 'help':
    case 'extraMove':
    case 'motivation':
    case 'snow':
    case 'partner':
    case 'order':
    case 'inspection':
    case 'jamCity':
    case 'jamAnywhere':
    case 'rollAgain':
    case 'rollAfterLoading':
    case 'missTurn':
    case 'drawContract':
    case 'nextCity':
    case 'nextEvent':
      return [];
  }
};

/** What all lines together add to the money of the seat, in DM. */
export const sumOf = (lines: readonly EventLine[]): number =>
  lines.reduce((sum, line) => sum + ('amount' in line && line.type !== 'debt' ? line.amount : 0), 0);
