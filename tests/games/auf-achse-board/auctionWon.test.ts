import type { Space } from '../../../games/auf-achse-board/network';
import type { State } from '../../../games/auf-achse-board/state';
import { anyContract, play, refused, type About } from './scenario';
import { id, from, to, revenue, goods, others, reached, called, rich } from './auctions';

/** Seat 1 wins, with its truck there. */
const wonBy1 = (at: Space, about: About = {}): State => {
  const G = called({ ...rich, trucks: { 0: 'flensburg', 1: at, 2: 'basel-milano.2' }, ...about });
  play(G, '1', ['bid', 1]);
  play(G, '2', ['pass']);
  play(G, '0', ['pass']);
  return G;
};

describe('B-7 Public contracts: the auction', () => {
  test("B-7.7 the contract joins the winner's hand", () => {
    const G = wonBy1('basel-milano.1', { hands: { 0: [], 1: [others[5]!], 2: [] } });
    expect([G.hands['1'], G.tasks]).toEqual([[others[5], id], []]);
  });
  test('B-7.7 a winner in its starting city may load at once, out of turn', () => {
    const G = wonBy1(from, { hands: { 0: [], 1: [others[5]!], 2: [] } });
    expect(G.tasks).toEqual([{ type: 'loadWon', seat: '1', contract: id }]);
    expect(refused(G, '0', ['endTurn'])).toBe('notYourDecision B-7.7');
    expect(refused(G, '1', ['load', others[5]])).toBe('onlyWon B-7.7');
    play(G, '1', ['load', id]);
    expect([G.aboard['1'], G.tasks, G.turn]).toMatchObject([[id], [], { seat: '0', handled: false }]);
  });
  test('B-7.7 the winner need not load at once', () => {
    const G = wonBy1(from);
    play(G, '1', ['decline']);
    expect([G.hands['1'], G.tasks, G.turn.seat]).toEqual([[id], [], '0']);
  });
  test('B-7.7 without room it cannot load, as no trailer is bought out of turn', () => {
    const full = anyContract((other) => other.goods === 6 && other.id !== id);
    expect(
      wonBy1(from, {
        aboard: { 0: [], 1: [full.id], 2: [] },
        offer: [null, id, null, null],
        pile: [others[30]!],
      }).tasks,
    ).toEqual([]);
    expect(refused(wonBy1(from), '1', ['buyTrailer', 'large'])).toBe('otherFirst B-7.7');
  });
  test('B-7.7 it cannot load without goods in stock or under Inspektion', () => {
    expect(wonBy1(from, { stock: goods - 1 }).tasks).toEqual([]);
    expect(wonBy1(from, { held: { 0: [], 1: [{ card: 'inspektion', owes: 0 }], 2: [] } }).tasks).toEqual(
      from === 'muenchen' ? [{ type: 'loadWon', seat: '1', contract: id }] : [],
    );
  });
  test('B-7.7 the caller, whose turn it is, loads as usual', () => {
    const G = called({
      money: { 0: 0, 1: 0, 2: 0 },
      trucks: { 0: from, 1: 'basel-milano.1', 2: 'basel-milano.2' },
      turn: { reached: from },
    });
    expect(G.tasks).toEqual([]);
    play(G, '0', ['load', id]);
    expect(G.turn.handled).toBe(true);
  });
  test('B-7.7 loading out of turn grants no roll by Schnelle Verladung', () => {
    const G = wonBy1(from, { held: { 0: [], 1: [{ card: 'schnelleVerladung', owes: 0 }], 2: [] } });
    play(G, '1', ['load', id]);
    expect([G.turn.rollsWith, G.held['1']]).toEqual([[], [{ card: 'schnelleVerladung', owes: 0 }]]);
  });

  test('B-7.8 a new contract is turned up in its place', () => {
    const G = called();
    play(G, '1', ['pass']);
    expect(play(G, '2', ['pass'])).toContainEqual(
      expect.objectContaining({ type: 'turnedUp', contract: others[1] }),
    );
    expect([G.offer, G.pile]).toEqual([[null, others[1], others[0], null], [others[2]]]);
  });
  test('B-7.8 with an empty pile the place stays empty', () => {
    const G = called({
      money: { 0: 0, 1: 0, 2: 0 },
      pile: [],
      hands: { 0: [], 1: [others[5]!], 2: [others[6]!] },
    });
    expect(G.offer).toEqual([null, null, others[0], null]);
    expect(refused(reached(), '0', ['callAuction', 0])).toBe('notOffered B-7.8');
  });

  test('B-7.9 delivery pays the full revenue, whatever price was bid', () => {
    const G = wonBy1(from);
    play(G, '1', ['load', id]);
    const cash = G.money['1']!;
    G.trucks['1'] = to;
    play(G, '0', ['endTurn']);
    play(G, '1', ['unload', id]);
    expect(G.money['1']).toBe(cash + revenue);
  });
});
