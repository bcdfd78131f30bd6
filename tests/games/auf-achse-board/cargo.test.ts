import { conserved } from '../../../games/auf-achse-board/conserved';
import { CONTRACTS, contractOf, type Contract } from '../../../games/auf-achse-board/contracts';
import { loadOf, roomOf } from '../../../games/auf-achse-board/rules/cargo';
import { capacityOf } from '../../../games/auf-achse-board/rules/trailers';
import {
  anyContract,
  apart,
  before,
  contractWith,
  dice,
  drew,
  open,
  play,
  refused,
  rolled,
  underWay,
} from './scenario';

const { id, from, to, goods, revenue } = anyContract();
const held = (card: 'inspektion' | 'motivation' | 'schnelleVerladung', owes = 0) => ({
  0: [{ card, owes }],
  1: [],
});

/** Two contracts with the same starting city. */
const pair = (fits: (one: Contract, other: Contract) => boolean): [Contract, Contract] => {
  const one = anyContract((first) =>
    CONTRACTS.some((other) => other !== first && other.from === first.from && fits(first, other)),
  );
  return [one, contractWith((other) => other !== one && other.from === one.from && fits(one, other))];
};

/** Seat 0 reaches the starting city of its contract and loads; Motivation lies in front of it. */
const handled = () => {
  const G = underWay({
    trucks: apart(before(from, 2)),
    hands: { 0: [id], 1: [] },
    held: held('motivation'),
  });
  play(G, '0', ['motivate', from]);
  G.held = held('motivation');
  play(G, '0', ['load', id]);
  return G;
};

describe('B-5 Private contracts', () => {
  test('B-5.1 in its starting city a contract is laid open and its goods are loaded from the stock', () => {
    const G = underWay({ trucks: apart(from), hands: { 0: [id], 1: [] } });
    expect(play(G, '0', ['load', id])).toEqual([{ type: 'loaded', seat: '0', contract: id }]);
    expect([G.hands['0'], G.aboard['0'], G.stock, loadOf(G, '0')]).toEqual([[], [id], 48 - goods, goods]);
  });
  test('B-5.1 a contract is loaded only in its starting city', () => {
    expect(refused(underWay({ trucks: apart(to), hands: { 0: [id], 1: [] } }), '0', ['load', id])).toBe(
      'otherCity B-5.1',
    );
    const near = underWay({ trucks: apart(before(from, 1)), hands: { 0: [id], 1: [] } });
    expect(refused(near, '0', ['load', id])).toBe('otherCity B-5.1');
  });
  test('B-5.1 only a contract in hand can be loaded', () => {
    expect(refused(underWay({ trucks: apart(from), hands: { 0: [], 1: [id] } }), '0', ['load', id])).toBe(
      'noContract B-5.1',
    );
    expect(refused(underWay({ trucks: apart(from), aboard: { 0: [id], 1: [] } }), '0', ['load', id])).toBe(
      'noContract B-5.1',
    );
  });
  test('B-5.1 all goods of a contract or none: there must be room for all', () => {
    const [first, second] = pair((one, other) => one.goods + other.goods > 6);
    const G = underWay({ trucks: apart(first.from), hands: { 0: [first.id, second.id], 1: [] } });
    play(G, '0', ['load', first.id]);
    expect(refused(G, '0', ['load', second.id])).toBe('noRoom B-5.1');
    expect(roomOf(G, '0')).toBe(6 - first.goods);
  });
  test('B-5.1 room for exactly all goods is enough', () => {
    const full = anyContract((contract) => contract.goods === 6);
    const G = underWay({ trucks: apart(full.from), hands: { 0: [full.id], 1: [] } });
    play(G, '0', ['load', full.id]);
    expect(roomOf(G, '0')).toBe(0);
  });
  test('B-5.1 all goods of a contract must be in stock', () => {
    const about = { trucks: apart(from), hands: { 0: [id], 1: [] } };
    expect(refused(underWay({ ...about, stock: goods - 1 }), '0', ['load', id])).toBe('noGoods B-5.1');
    expect(refused(underWay({ ...about, stock: goods }), '0', ['load', id])).toBeUndefined();
  });

  test('B-5.2 a truck carries 6 goods, trailers add their capacity', () => {
    const G = underWay({ trailers: { 0: ['large', 'small', 'small'], 1: [] } });
    expect([capacityOf(G, '0'), capacityOf(G, '1')]).toEqual([6 + 6 + 4 + 4, 6]);
  });
  test('B-5.2 several contracts may be aboard, also with different destinations', () => {
    const [first, second] = pair((one, other) => one.to !== other.to);
    const G = underWay({
      trucks: apart(first.from),
      hands: { 0: [first.id, second.id], 1: [] },
      trailers: { 0: ['large'], 1: [] },
    });
    play(G, '0', ['load', first.id]);
    play(G, '0', ['load', second.id]);
    expect([G.aboard['0'], loadOf(G, '0')]).toEqual([[first.id, second.id], first.goods + second.goods]);
  });

  test('B-5.3 at the destination the goods go back, the revenue is paid and the contract is discarded', () => {
    const G = underWay({ trucks: apart(to), aboard: { 0: [id], 1: [] } });
    const before = conserved(G);
    expect(play(G, '0', ['unload', id])).toEqual([
      { type: 'unloaded', seat: '0', contract: id },
      { type: 'earned', seat: '0', amount: revenue, cause: 'contract' },
    ]);
    expect(G).toMatchObject({
      stock: 48,
      money: { 0: 5000 + revenue, 1: 5000 },
      bank: -revenue,
      aboard: { 0: [] },
      delivered: [id],
    });
    expect(conserved(G)).toEqual(before);
  });
  test('B-5.3 goods are unloaded only at their destination, and only if they are aboard', () => {
    expect(refused(underWay({ trucks: apart(from), aboard: { 0: [id], 1: [] } }), '0', ['unload', id])).toBe(
      'otherCity B-5.1',
    );
    expect(refused(underWay({ trucks: apart(to), hands: { 0: [id], 1: [] } }), '0', ['unload', id])).toBe(
      'notAboard B-5.3',
    );
    expect(refused(underWay({ trucks: apart(to), aboard: { 0: [], 1: [id] } }), '0', ['unload', id])).toBe(
      'notAboard B-5.3',
    );
  });

  test('B-5.4 after loading in a city reached this turn, a truck moves on only in the next turn', () => {
    const G = handled();
    expect(refused(G, '0', ['roll'])).toBe('handledCargo B-5.4');
    expect(refused(G, '0', ['motivate', before(from, 1)])).toBe('handledCargo B-11.4');
    expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
    play(G, '0', ['endTurn']);
    expect(G.turn.seat).toBe('1');
  });
  test('B-5.4 the same holds after unloading there', () => {
    const G = underWay({
      trucks: apart(before(to, 2)),
      aboard: { 0: [id], 1: [] },
      held: held('motivation'),
    });
    play(G, '0', ['motivate', to]);
    play(G, '0', ['unload', id]);
    expect(refused(G, '0', ['roll'])).toBe('handledCargo B-5.4');
  });
  test('B-5.4 loading where the turn began does not end the movement', () => {
    const G = underWay({ trucks: apart(from), hands: { 0: [id], 1: [] }, held: held('motivation') });
    play(G, '0', ['load', id]);
    expect([refused(G, '0', ['roll']), open(G, '0', 'motivate').length > 0]).toEqual([undefined, true]);
  });
  test('B-5.4 Schnelle Verladung moves the truck on', () => {
    const G = underWay({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      held: held('schnelleVerladung'),
      turn: { rolled: true, reached: from },
    });
    play(G, '0', ['load', id]);
    expect(G.turn.handled).toBe(true);
    play(G, '0', ['rollAgain', 'schnelleVerladung'], dice(3));
    expect([G.tasks, G.held['0']]).toEqual([[rolled(3)], []]);
  });
  test('B-5.4 Schnelle Verladung must be used at once: after unloading it is too late', () => {
    const home = anyContract((contract) => contract.to === from && contract.id !== id);
    const G = underWay({
      trucks: apart(from),
      hands: { 0: [id], 1: [] },
      aboard: { 0: [home.id], 1: [] },
      trailers: { 0: ['large'], 1: [] },
      held: held('schnelleVerladung'),
      turn: { rolled: true },
    });
    play(G, '0', ['load', id]);
    play(G, '0', ['unload', home.id]);
    expect(refused(G, '0', ['rollAgain', 'schnelleVerladung'])).toBe('noSuchRoll B-5.4');
  });
  test('B-5.4 in the next turn the truck moves on', () => {
    const G = handled();
    play(G, '0', ['endTurn']);
    G.turn = { ...G.turn, rolled: true };
    play(G, '1', ['endTurn']);
    expect(refused(G, '0', ['roll'])).toBeUndefined();
  });

  test('B-5.5 unloading is voluntary', () => {
    const G = underWay({
      trucks: apart(to),
      aboard: { 0: [id], 1: [] },
      turn: { rolled: true, reached: to, exact: true },
    });
    expect([refused(G, '0', ['unload', id]), refused(G, '0', ['endTurn'])]).toEqual([undefined, undefined]);
  });
  test('B-5.5 unloading is compulsory after an early stop', () => {
    const G = underWay({
      trucks: apart(before(to, 2)),
      aboard: { 0: [id], 1: [] },
      turn: { rolled: true },
      tasks: [rolled(4)],
    });
    play(G, '0', ['drive', to]);
    expect(refused(G, '0', ['endTurn'])).toBe('cargoFirst B-4.4');
  });
  test('B-5.5 unloading is compulsory by event cards', () => {
    const G = underWay({ aboard: { 0: [id], 1: [] }, tasks: [drew('bahnverladung')] });
    expect(refused(G, '0', ['carryOut', id])).toBe('notOnCard B-12');
    expect(refused(G, '0', ['decline'])).toBe('otherFirst B-3.3');
    play(G, '0', ['carryOut']);
    expect([G.delivered, G.money['0']]).toEqual([[id], 5000 + revenue - 1000]);
  });
  test('B-5.5 delivered contracts leave the game', () => {
    const G = underWay({ trucks: apart(to), aboard: { 0: [id], 1: [] } });
    play(G, '0', ['unload', id]);
    expect([...G.pile, ...G.reserve, ...G.offer]).not.toContain(id);
    expect(contractOf(G.delivered[0]!).id).toBe(id);
  });
});
