import { isEventSpace, waysNow, type Task, type View, type Way } from '../../games/auf-achse-board';
import { CONTRACTS } from '../../games/auf-achse-board/contracts';
import { stopsAt } from '../../ui/boards/auf-achse-board/table/stops';
import { anyContract, AWAY, before, contractWith, rolled, scenario } from '../games/auf-achse-board/scenario';

const drive: Task = { type: 'drive', seat: '0', least: 2, most: 6, die: null, optional: true };

const wayOf = (view: View, is: (way: Way) => boolean): Way => waysNow(view, '0')!.ways.find(is)!;

test.each([
  ['0', [{ type: 'event' }]],
  ['1', []],
])('B-11.2 on an event space seat 0 draws on its own turn only: seat %s is on turn', (seat, stops) => {
  const G = scenario({ trucks: { 0: 'koeln', 1: AWAY }, turn: { seat }, tasks: [drive] });
  const way = wayOf(G, ({ target, exact }) => exact && isEventSpace(target));
  expect(stopsAt(G, '0', way)).toEqual(stops);
});

const load = anyContract();

test.each([
  ['as many goods in stock as it needs', load.goods, 'load'],
  ['one too few', load.goods - 1, 'noGoods'],
])('B-5.1 of a contract with %s: %s', (_, stock, type) => {
  const trucks = { 0: before(load.from, 2), 1: AWAY };
  const G = scenario({ trucks, hands: { 0: [load.id] }, stock, tasks: [rolled(2)] });
  const way = wayOf(G, ({ target }) => target === load.from);
  expect(stopsAt(G, '0', way)).toEqual([{ type, contract: load.id }]);
});

test('B-5.1 what is unloaded first comes back into stock', () => {
  const heavy = anyContract(({ to, goods }) =>
    CONTRACTS.some((other) => other.from === to && other.goods <= goods),
  );
  const light = contractWith(({ from, goods }) => from === heavy.to && goods <= heavy.goods);
  const trucks = { 0: before(heavy.to, 2), 1: AWAY };
  const G = scenario({
    trucks,
    hands: { 0: [light.id] },
    aboard: { 0: [heavy.id] },
    stock: 0,
    tasks: [rolled(2)],
  });
  const way = wayOf(G, ({ target }) => target === heavy.to);
  expect(stopsAt(G, '0', way)).toContainEqual({ type: 'load', contract: light.id });
});
