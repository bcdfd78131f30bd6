import { contractOf } from './contracts';
import { seatsOf, type State } from './state';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** B-1.1 — what no move may change: money against the bank, goods against the stock, and every deck. */
export const conserved = (G: State) => {
  const perSeat = <T>(of: (seat: string) => readonly T[]): T[] => seatsOf(G).flatMap(of);
  const contracts = [
    ...perSeat((seat) => G.hands[seat]!),
    ...perSeat((seat) => G.aboard[seat]!),
    ...G.offer.flatMap((contract) => contract ?? []),
    ...G.pile,
    ...G.reserve,
    ...G.delivered,
  ];
  const events = [
    ...G.events,
    ...G.usedEvents,
    ...perSeat((seat) => G.held[seat]!.map(({ card }) => card)),
    ...G.tasks.flatMap((task) => (task.type === 'event' ? [task.card] : [])),
  ];
  const goods = perSeat((seat) => G.aboard[seat]!.map((id) => contractOf(id).goods));
  const trailers = perSeat((seat) => G.trailers[seat]!);
  return {
    money: total(Object.values(G.money)) + G.bank,
    goods: G.stock + total(goods),
    contracts: contracts.length,
    differentContracts: new Set(contracts).size,
    events: events.length,
    differentEvents: new Set(events).size,
    largeTrailers: G.supply.large + trailers.filter((id) => id === 'large').length,
    smallTrailers: G.supply.small + trailers.filter((id) => id === 'small').length,
  };
};
