import type { Held, State } from '../../../games/auf-achse-board/state';
import { anyContract, apart, drew, open, play, refused, underWay, type About } from './scenario';

const { id, from, to, revenue } = anyContract(({ revenue }) => revenue >= 1000 && revenue < 2000);
const fine = (owes = 500): Held => ({ card: 'radarfalle', owes });
const police = (owes = 500): Held => ({ card: 'polizeikontrolle', owes });
const rail = (owes = 1000): Held => ({ card: 'bahnverladung', owes });

/** Seat 0 stands where its contract is unloaded, with this cash and these debts. */
const unloading = (cash: number, held: Held[], about: About = {}): State => {
  const G = underWay({
    trucks: apart(to),
    aboard: { 0: [id], 1: [] },
    money: { 0: cash, 1: 0 },
    held: { 0: held, 1: [] },
    ...about,
  });
  play(G, '0', ['unload', id]);
  return G;
};

describe('B-8 Money owed', () => {
  test('B-8.1 a player who can pay what a card demands pays at once', () => {
    const G = underWay({ tasks: [drew('radarfalle')], money: { 0: 500, 1: 0 } });
    expect(play(G, '0', ['carryOut'])).toContainEqual({
      type: 'paid',
      seat: '0',
      amount: 500,
      cause: 'radarfalle',
    });
    expect([G.money['0'], G.bank, G.held['0'], G.events[0]]).toEqual([0, 500, [], 'radarfalle']);
  });
  test.each(['radarfalle', 'polizeikontrolle'] as const)(
    'B-8.1 a player who cannot pay keeps the card: %s',
    (card) => {
      const G = underWay({ tasks: [drew(card)], money: { 0: 499, 1: 0 } });
      expect(play(G, '0', ['carryOut'])).toContainEqual({ type: 'owes', seat: '0', amount: 500, card });
      expect([G.money['0'], G.held['0'], G.events.includes(card)]).toEqual([
        499,
        [{ card, owes: 500 }],
        false,
      ]);
    },
  );
  test('B-8.1 the freight of Bahnverladung may be owed as well', () => {
    const cheap = anyContract(({ revenue }) => revenue < 1000);
    const G = underWay({
      tasks: [drew('bahnverladung')],
      aboard: { 0: [cheap.id], 1: [] },
      money: { 0: 0, 1: 0 },
    });
    play(G, '0', ['carryOut']);
    expect([G.money['0'], G.held['0']]).toEqual([cheap.revenue, [rail()]]);
  });
  test('B-8.1 a debt is paid double, automatically, as soon as there is enough cash', () => {
    const G = unloading(1000 - revenue + 1000, [rail()]);
    expect([G.money['0'], G.held['0'], G.events[0]]).toEqual([0, [], 'bahnverladung']);
  });
  test('B-8.1 it is not paid with one DM too little', () => {
    const G = unloading(2000 - revenue - 1, [rail()]);
    expect([G.money['0'], G.held['0']]).toEqual([1999, [rail()]]);
  });
  test('B-8.1 an unpaid debt costs double at the end', () => {
    const G = unloading(0, [rail(2000)], { pile: [], delivered: [] });
    expect([G.over, G.money['0']]).toEqual([true, revenue - 4000]);
  });
  test('B-8.1 there is no other credit', () => {
    const G = underWay({ money: { 0: 0, 1: 0 } });
    expect([refused(G, '0', ['buyTrailer', 'small']), open(G, '0', 'buyTrailer')]).toEqual([
      'noMoney B-6.1',
      [],
    ]);
  });
  test('B-8.1 with the option a debt is paid at face value', () => {
    expect(unloading(1000 - revenue, [rail()], { options: { debts: 'single' } })).toMatchObject({
      money: { 0: 0 },
      held: { 0: [] },
    });
    expect(unloading(1000 - revenue - 1, [rail()], { options: { debts: 'single' } }).held['0']).toEqual([
      rail(),
    ]);
    expect(unloading(0, [rail(2000)], { options: { debts: 'single' }, pile: [] }).money['0']).toBe(
      revenue - 2000,
    );
  });

  test('B-8.2 every payment is public', () => {
    const G = underWay({
      trucks: apart(to),
      aboard: { 0: [id], 1: [] },
      money: { 0: 1000, 1: 0 },
      held: { 0: [fine()], 1: [] },
    });
    expect(play(G, '0', ['unload', id])).toEqual([
      { type: 'unloaded', seat: '0', contract: id },
      { type: 'earned', seat: '0', amount: revenue, cause: 'contract' },
      { type: 'paid', seat: '0', amount: 1000, cause: 'radarfalle' },
    ]);
    expect(G.bank).toBe(1000 - revenue);
  });

  test('B-8.3 debts are paid oldest first', () => {
    const G = unloading(2999 - revenue, [rail(), fine()]);
    expect([G.money['0'], G.held['0']]).toEqual([999, [fine()]]);
  });
  test('B-8.3 a newer, smaller debt must wait', () => {
    const G = unloading(1999 - revenue, [rail(), fine()]);
    expect([G.money['0'], G.held['0']]).toEqual([1999, [rail(), fine()]]);
  });
  test('B-8.3 all debts are paid if there is enough cash', () => {
    const G = unloading(4000 - revenue, [fine(), rail(), police()]);
    expect([G.money['0'], G.held['0']]).toEqual([0, []]);
    expect(G.events.slice(0, 3)).toEqual(['polizeikontrolle', 'bahnverladung', 'radarfalle']);
  });
  test('B-8.3 cards kept for another reason are not debts', () => {
    const kept: Held = { card: 'sonderauftragWien', owes: 0 };
    expect(unloading(1000, [kept, fine()]).held['0']).toEqual([kept]);
  });
  test('B-8.3 debts are paid from any kind of income', () => {
    const G = underWay({
      tasks: [drew('truckerfestival')],
      money: { 0: 500, 1: 0 },
      held: { 0: [fine()], 1: [] },
    });
    play(G, '0', ['carryOut']);
    expect([G.money['0'], G.held['0']]).toEqual([0, []]);
  });
  test('B-8.3 a player who cannot pay the customs misses the turn', () => {
    const G = underWay({ tasks: [drew('zollkontrolle')], money: { 0: 499, 1: 0 } });
    expect(open(G, '0')).toEqual([{ move: 'carryOut', args: ['miss'] }]);
    play(G, '0', ['carryOut', 'miss']);
    expect([G.missed['0'], G.money['0'], G.held['0']]).toEqual([1, 499, []]);
    expect(open(underWay({ tasks: [drew('zollkontrolle')], money: { 0: 500, 1: 0 } }), '0')).toHaveLength(2);
  });
  test('B-8.3 at the end money may become negative', () => {
    const G = underWay({
      trucks: apart(to),
      pile: [],
      hands: { 0: [], 1: [anyContract((other) => other.id !== id).id] },
      aboard: { 0: [id], 1: [] },
      money: { 0: 0, 1: 100 },
      held: { 0: [], 1: [fine(), { card: 'inspektion', owes: 0 }] },
    });
    play(G, '0', ['unload', id]);
    expect(G.money['1']).toBe(100 - 1000 - 1000);
  });
  test('B-8.3 a debt card has no other effect: an owed Bahnverladung does not deliver again', () =>
    expect(refused(underWay({ trucks: apart(from), held: { 0: [rail()], 1: [] } }), '0', ['carryOut'])).toBe(
      'otherFirst B-3.1',
    ));
});
