import { CONTRACTS } from '../../../games/auf-achse-board/contracts';
import type { Space } from '../../../games/auf-achse-board/network';
import { LINES, priceOf } from '../../../games/auf-achse-board/rules/auction';
import type { State } from '../../../games/auf-achse-board/state';
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
  type About,
} from './scenario';

const { id, from, to, revenue, goods } = anyContract();
const others = CONTRACTS.filter((contract) => contract.id !== id).map((contract) => contract.id);

/** Seat 0 has reached a city far from everything exactly; the contract lies in the second place. */
const reached = (about: About = {}): State =>
  underWay({
    trucks: { 0: 'flensburg', 1: 'basel-milano.1', 2: 'basel-milano.2' },
    offer: [null, id, others[0]!, null],
    pile: [others[2]!, others[1]!],
    ...about,
    turn: { rolled: true, reached: 'flensburg', exact: true, ...about.turn },
  });

const called = (about: About = {}): State => {
  const G = reached(about);
  play(G, '0', ['callAuction', 1]);
  return G;
};

const deciding = (G: State) => G.tasks.at(-1)?.seat;
const rich = { money: { 0: 50_000, 1: 50_000, 2: 50_000 } };
const holder = (G: State) => Object.keys(G.hands).find((seat) => G.hands[seat]!.includes(id));

/** Seat 1 wins, its truck standing there. */
const wonBy1 = (at: Space, about: About = {}): State => {
  const G = called({ ...rich, trucks: { 0: 'flensburg', 1: at, 2: 'basel-milano.2' }, ...about });
  play(G, '1', ['bid', 1]);
  play(G, '2', ['pass']);
  play(G, '0', ['pass']);
  return G;
};

describe('B-7 Public contracts: the auction', () => {
  test.each([true, false])(
    'B-7.1 a truck that reaches a city exactly may call any of the contracts, loaded: %s',
    (loaded) => {
      const G = underWay({
        trucks: apart(before('kassel', 2)),
        aboard: { 0: loaded ? [id] : [], 1: [] },
        offer: [others[0]!, others[1]!, others[2]!, others[3]!],
        turn: { rolled: true },
        tasks: [rolled(2)],
      });
      play(G, '0', ['drive', 'kassel']);
      expect(open(G, '0', 'callAuction').map(({ args: [slot] }) => slot)).toEqual([0, 1, 2, 3]);
      expect(play(G, '0', ['callAuction', 2])[0]).toEqual({ type: 'called', seat: '0', contract: others[2] });
    },
  );
  test('B-7.1 but need not', () => expect(refused(reached(), '0', ['endTurn'])).toBeUndefined());
  test('B-7.1 not on a road', () => {
    const G = underWay({
      trucks: apart('nuernberg-berlin.1'),
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(2)],
    });
    play(G, '0', ['drive', 'nuernberg-berlin.3']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 stopping early gives none, after loading neither', () => {
    const G = underWay({
      trucks: apart(before(from, 2)),
      hands: { 0: [id], 1: [] },
      offer: [others[0]!, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(4)],
    });
    play(G, '0', ['drive', from]);
    play(G, '0', ['load', id]);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 being held up by a truck gives none', () => {
    const G = underWay({
      trucks: { 0: 'hamburg-berlin.2', 1: 'flensburg-hamburg.1' },
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.1 being held up by a sign neither', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      roadworks: 'hamburg-hannover.1',
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(3)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });

  test('B-7.2 bids are the five lines of the card', () => {
    const G = called(rich);
    expect(open(G, '1', 'bid').map(({ args: [line] }) => line)).toEqual([1, 2, 3, 4, 5]);
    for (const line of [0, 6, 1.5, '1', priceOf(id, 1)])
      expect(refused(G, '1', ['bid', line])).toBe('malformed B-3.1');
    expect(LINES).toBe(5);
  });
  test('B-7.2 a line costs what the card says', () => {
    const { prices } = contractWith((contract) => contract.id === id);
    expect([1, 2, 3, 4, 5].map((line) => priceOf(id, line))).toEqual(prices);
    expect(play(called(rich), '1', ['bid', 3])[0]).toEqual({
      type: 'bid',
      seat: '1',
      line: 3,
      price: prices[2],
    });
  });
  test('B-7.2 all players may bid', () => {
    const G = called(rich);
    play(G, '1', ['bid', 1]);
    play(G, '2', ['bid', 2]);
    expect(open(G, '0', 'bid').map(({ args: [line] }) => line)).toEqual([2, 3, 4, 5]);
  });

  test('B-7.3 if nobody else bids the caller gets the contract for nothing', () => {
    const G = called();
    play(G, '1', ['pass']);
    expect(play(G, '2', ['pass'])).toContainEqual(
      expect.objectContaining({ type: 'won', seat: '0', contract: id, price: 0 }),
    );
    expect([G.hands['0'], G.money['0'], G.tasks]).toEqual([[id], 5000, []]);
  });

  test('B-7.4 an equal bid of the caller beats the other', () => {
    const G = called(rich);
    play(G, '1', ['bid', 3]);
    play(G, '2', ['pass']);
    play(G, '0', ['bid', 3]);
    play(G, '1', ['pass']);
    expect([holder(G), G.money['0'], G.money['1']]).toEqual(['0', 50_000 - priceOf(id, 3), 50_000]);
  });
  test('B-7.4 nobody else may equal a bid', () => {
    const G = called(rich);
    play(G, '1', ['bid', 3]);
    expect(refused(G, '2', ['bid', 3])).toBe('lineTooLow B-7.5');
    expect(refused(G, '2', ['bid', 2])).toBe('lineTooLow B-7.5');
    play(G, '2', ['bid', 4]);
    expect(refused(G, '0', ['bid', 3])).toBe('lineTooLow B-7.5');
    play(G, '0', ['bid', 4]);
    expect(refused(G, '1', ['bid', 4])).toBe('lineTooLow B-7.5');
  });

  test("B-7.5 bidding begins at the caller's left and goes clockwise", () => {
    const G = called({ ...rich });
    expect(deciding(G)).toBe('1');
    play(G, '1', ['bid', 1]);
    expect(deciding(G)).toBe('2');
    play(G, '2', ['bid', 2]);
    expect(deciding(G)).toBe('0');
    play(G, '0', ['bid', 2]);
    expect(deciding(G)).toBe('1');
  });
  test('B-7.5 also when the caller sits in the middle', () => {
    const G = underWay({
      ...reached(rich),
      trucks: { 0: 'basel-milano.1', 1: 'flensburg', 2: 'basel-milano.2' },
      turn: { seat: '1', rolled: true, reached: 'flensburg', exact: true },
    });
    play(G, '1', ['callAuction', 1]);
    expect(deciding(G)).toBe('2');
    play(G, '2', ['pass']);
    expect(deciding(G)).toBe('0');
    play(G, '0', ['pass']);
    expect(holder(G)).toBe('1');
  });
  test('B-7.5 lines may be skipped', () => {
    const G = called(rich);
    play(G, '1', ['bid', 1]);
    expect(refused(G, '2', ['bid', 5])).toBeUndefined();
  });
  test('B-7.5 who has passed has passed for good', () => {
    const G = called(rich);
    play(G, '1', ['pass']);
    play(G, '2', ['bid', 1]);
    play(G, '0', ['bid', 2]);
    expect(deciding(G)).toBe('2');
    expect(refused(G, '1', ['bid', 5])).toBe('notYourDecision B-7.5');
    play(G, '2', ['bid', 3]);
    expect(deciding(G)).toBe('0');
  });
  test('B-7.5 the caller may pass, too, and the others go on', () => {
    const G = called(rich);
    play(G, '1', ['bid', 1]);
    play(G, '2', ['bid', 2]);
    play(G, '0', ['pass']);
    expect(deciding(G)).toBe('1');
    play(G, '1', ['bid', 3]);
    expect(deciding(G)).toBe('2');
    play(G, '2', ['pass']);
    expect([holder(G), G.money]).toEqual(['1', { ...rich.money, 1: 50_000 - priceOf(id, 3) }]);
  });
  test('B-7.5 the caller may also name a higher line', () => {
    const G = called(rich);
    play(G, '1', ['bid', 1]);
    play(G, '2', ['pass']);
    play(G, '0', ['bid', 2]);
    expect(refused(G, '1', ['bid', 2])).toBe('lineTooLow B-7.5');
    play(G, '1', ['pass']);
    expect(G.money['0']).toBe(50_000 - priceOf(id, 2));
  });
  test('B-7.5 the highest bidder is not asked to outbid themselves', () => {
    const G = called(rich);
    play(G, '1', ['pass']);
    play(G, '2', ['bid', 1]);
    expect(deciding(G)).toBe('0');
    expect(play(G, '0', ['pass'])).toContainEqual(
      expect.objectContaining({
        type: 'won',
        seat: '2',
        contract: id,
        price: priceOf(id, 1),
      }),
    );
  });
  test('B-7.5 a line 5 equalled by the caller ends it', () => {
    const G = called(rich);
    play(G, '1', ['bid', 4]);
    play(G, '2', ['bid', 5]);
    const seen = play(G, '0', ['bid', 5]);
    expect(seen).toContainEqual({ type: 'passed', seat: '1', forced: true });
    expect([holder(G), G.tasks]).toEqual(['0', []]);
  });
  test('B-7.5 who cannot afford a higher line passes', () => {
    const G = called({ money: { 0: 5000, 1: priceOf(id, 1) - 1, 2: priceOf(id, 1) } });
    expect(deciding(G)).toBe('2');
    play(G, '2', ['bid', 1]);
    expect(deciding(G)).toBe('0');
    const poor = called({ money: { 0: priceOf(id, 1), 1: priceOf(id, 2), 2: priceOf(id, 2) - 1 } });
    play(poor, '1', ['bid', 1]);
    expect(deciding(poor)).toBe('0');
    play(poor, '0', ['bid', 1]);
    expect(deciding(poor)).toBe('1');
  });
  test('B-7.5 such a pass is told once, and for good', () => {
    const G = called({ money: { 0: 50_000, 1: 0, 2: 50_000 } });
    const seen = [play(G, '2', ['bid', 1]), play(G, '0', ['bid', 1]), play(G, '2', ['bid', 2])].flat();
    expect(seen.filter(({ type }) => type === 'passed')).toEqual([]);
    expect(G.tasks.at(-1)).toMatchObject({ passed: ['1'] });
  });
  test('B-7.5 a caller who cannot even equal the bid passes', () => {
    const G = called({ money: { 0: priceOf(id, 2) - 1, 1: 50_000, 2: 0 } });
    expect(play(G, '1', ['bid', 2])).toContainEqual(
      expect.objectContaining({
        type: 'won',
        seat: '1',
        contract: id,
        price: priceOf(id, 2),
      }),
    );
  });
  test('B-7.5 when none of the others can bid the caller has it at once', () =>
    expect(called({ money: { 0: 0, 1: 0, 2: 0 } }).hands['0']).toEqual([id]));

  test('B-7.6 nobody may bid more than their cash', () => {
    const G = called({ money: { 0: 5000, 1: priceOf(id, 2), 2: 5000 } });
    expect([refused(G, '1', ['bid', 2]), refused(G, '1', ['bid', 3])]).toEqual([undefined, 'noMoney B-7.6']);
  });
  test('B-7.6 the winner pays the bank at once', () => {
    const G = called(rich);
    play(G, '1', ['bid', 2]);
    play(G, '2', ['pass']);
    const price = priceOf(id, 2);
    expect(play(G, '0', ['pass'])).toContainEqual({
      type: 'paid',
      seat: '1',
      amount: price,
      cause: 'auction',
    });
    expect([G.money['1'], G.bank]).toEqual([50_000 - price, price]);
  });

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
  test('B-7.7 or not', () => {
    const G = wonBy1(from);
    play(G, '1', ['decline']);
    expect([G.hands['1'], G.tasks, G.turn.seat]).toEqual([[id], [], '0']);
  });
  test('B-7.7 without room not, as no trailer is bought out of turn', () => {
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
  test('B-7.7 not without the goods, nor under Inspektion', () => {
    expect(wonBy1(from, { stock: goods - 1 }).tasks).toEqual([]);
    expect(wonBy1(from, { held: { 0: [], 1: [{ card: 'inspektion', owes: 0 }], 2: [] } }).tasks).toEqual(
      from === 'muenchen' ? [{ type: 'loadWon', seat: '1', contract: id }] : [],
    );
  });
  test('B-7.7 the caller, being in turn, loads as always', () => {
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
  test('B-7.8 with the pile empty the place stays empty', () => {
    const G = called({
      money: { 0: 0, 1: 0, 2: 0 },
      pile: [],
      hands: { 0: [], 1: [others[5]!], 2: [others[6]!] },
    });
    expect(G.offer).toEqual([null, null, others[0], null]);
    expect(refused(reached(), '0', ['callAuction', 0])).toBe('notOffered B-7.8');
  });

  test('B-7.9 delivery pays the full revenue, whatever the contract cost', () => {
    const G = wonBy1(from);
    play(G, '1', ['load', id]);
    const cash = G.money['1']!;
    G.trucks['1'] = to;
    play(G, '0', ['endTurn']);
    play(G, '1', ['unload', id]);
    expect(G.money['1']).toBe(cash + revenue);
  });

  test('B-7.10 a 6 that ends there counts as exact', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      offer: [id, null, null, null],
      turn: { rolled: true },
      tasks: [rolled(6)],
    });
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
  });
  test('B-7.10 an extra move that ends there exactly, too', () => {
    const G = underWay({
      trucks: apart('hamburg-berlin.2'),
      offer: [id, null, null, null],
      tasks: [drew('wartung')],
      turn: { rolled: true },
    });
    play(G, '0', ['carryOut']);
    play(G, '0', ['drive', 'hamburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBeUndefined();
  });
  test('B-7.10 the auction is called while the truck stands there', () => {
    const G = reached({ held: { 0: [{ card: 'motivation', owes: 0 }], 1: [], 2: [] } });
    play(G, '0', ['motivate', 'flensburg-hamburg.1']);
    expect(G.turn.reached).toBeNull();
    expect(refused(G, '0', ['callAuction', 1])).toBe('notExact B-7.1');
  });
  test('B-7.10 a truck that has not moved has not reached anything', () => {
    const G = underWay({
      trucks: apart('flensburg'),
      jam: { space: 'flensburg-hamburg.1', seat: '1', card: 'stauNebel' },
      offer: [id, null, null, null],
    });
    play(G, '0', ['roll'], dice(6));
    play(G, '0', ['drive', 'flensburg']);
    expect(refused(G, '0', ['callAuction', 0])).toBe('notExact B-7.1');
  });
  test('B-7.10 waiting in front of a sign takes nothing from a city reached before', () => {
    const G = reached({
      held: { 0: [{ card: 'motivation', owes: 0 }], 1: [], 2: [] },
      jam: { space: 'flensburg-hamburg.1', seat: '1', card: 'stauNebel' },
    });
    play(G, '0', ['motivate', 'flensburg']);
    expect(refused(G, '0', ['callAuction', 1])).toBeUndefined();
  });
  test('B-7.10 out of turn nobody calls', () =>
    expect(refused(reached(), '1', ['callAuction', 1])).toBe('notYourDecision B-3.1'));
});
