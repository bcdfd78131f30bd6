import { isEventSpace, waysNow, type Task, type View, type Way } from '../../games/auf-achse-board';
import { stopsAt } from '../../ui/boards/auf-achse-board/table/stops';
import { AWAY, before, rolled, scenario } from '../games/auf-achse-board/scenario';

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

test.each([
  [2, 'load'],
  [1, 'noGoods'],
])('B-5.1 with %i goods in stock a contract for two: %s', (stock, type) => {
  const trucks = { 0: before('koeln', 2), 1: AWAY };
  const G = scenario({ trucks, hands: { 0: ['C17'] }, stock, tasks: [rolled(2)] });
  const way = wayOf(G, ({ target }) => target === 'koeln');
  expect(stopsAt(G, '0', way)).toEqual([{ type, contract: 'C17' }]);
});

test('B-5.1 what is unloaded first comes back into stock', () => {
  const trucks = { 0: before('koeln', 2), 1: AWAY };
  const G = scenario({
    trucks,
    hands: { 0: ['C17'] },
    aboard: { 0: ['C11'] },
    stock: 0,
    tasks: [rolled(2)],
  });
  const way = wayOf(G, ({ target }) => target === 'koeln');
  expect(stopsAt(G, '0', way)).toContainEqual({ type: 'load', contract: 'C17' });
});
