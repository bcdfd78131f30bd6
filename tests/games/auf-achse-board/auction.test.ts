import { PRICE_LINES, priceOf } from '../../../games/auf-achse-board/rules/auction';
import type { State } from '../../../games/auf-achse-board/state';
import { contractWith, open, play, refused, underWay } from './scenario';
import { id, reached, called, rich } from './auctions';

const deciding = (G: State) => G.tasks.at(-1)?.seat;

const holder = (G: State) => Object.keys(G.hands).find((seat) => G.hands[seat]!.includes(id));

describe('B-7 Public contracts: the auction', () => {
  test('B-7.2 bids are the five lines of the card', () => {
    const G = called(rich);
    expect(open(G, '1', 'bid').map(({ args: [line] }) => line)).toEqual([1, 2, 3, 4, 5]);
    for (const line of [0, 6, 1.5, '1', priceOf(id, 1)])
      expect(refused(G, '1', ['bid', line])).toBe('malformed B-3.1');
    expect(PRICE_LINES).toBe(5);
  });
  test('B-7.2 a line costs what is printed on the card', () => {
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

  test('B-7.3 if nobody else bids, the caller gets the contract free', () => {
    const G = called();
    play(G, '1', ['pass']);
    expect(play(G, '2', ['pass'])).toContainEqual(
      expect.objectContaining({ type: 'won', seat: '0', contract: id, price: 0 }),
    );
    expect([G.hands['0'], G.money['0'], G.tasks]).toEqual([[id], 5000, []]);
  });

  test('B-7.4 the caller beats another bid by equalling it', () => {
    const G = called(rich);
    play(G, '1', ['bid', 3]);
    play(G, '2', ['pass']);
    play(G, '0', ['bid', 3]);
    play(G, '1', ['pass']);
    expect([holder(G), G.money['0'], G.money['1']]).toEqual(['0', 50_000 - priceOf(id, 3), 50_000]);
  });
  test('B-7.4 nobody but the caller may equal a bid', () => {
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
  test('B-7.5 bidding is clockwise also when the caller sits in the middle', () => {
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
  test('B-7.5 a player who has passed is out of the auction', () => {
    const G = called(rich);
    play(G, '1', ['pass']);
    play(G, '2', ['bid', 1]);
    play(G, '0', ['bid', 2]);
    expect(deciding(G)).toBe('2');
    expect(refused(G, '1', ['bid', 5])).toBe('notYourDecision B-7.5');
    play(G, '2', ['bid', 3]);
    expect(deciding(G)).toBe('0');
  });
  test('B-7.5 the caller may pass as well, and the others go on', () => {
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
  test('B-7.5 the caller may also bid a higher line', () => {
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
  test('B-7.5 the caller ends the auction by equalling line 5', () => {
    const G = called(rich);
    play(G, '1', ['bid', 4]);
    play(G, '2', ['bid', 5]);
    const seen = play(G, '0', ['bid', 5]);
    expect(seen).toContainEqual({ type: 'passed', seat: '1', forced: true });
    expect([holder(G), G.tasks]).toEqual(['0', []]);
  });
  test('B-7.5 a player who cannot afford a higher line passes', () => {
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
  test('B-7.5 a forced pass is told once, and is final', () => {
    const G = called({ money: { 0: 50_000, 1: 0, 2: 50_000 } });
    const seen = [play(G, '2', ['bid', 1]), play(G, '0', ['bid', 1]), play(G, '2', ['bid', 2])].flat();
    expect(seen.filter(({ type }) => type === 'passed')).toEqual([]);
    expect(G.tasks.at(-1)).toMatchObject({ passed: ['1'] });
  });
  test('B-7.5 a caller who cannot afford to equal the bid passes', () => {
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
  test('B-7.5 if nobody else can bid, the caller gets the contract at once', () =>
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
});
