import { perSeat } from '../../../games/shared/seats';
import type { CardId } from '../../../games/auf-achse-cards/cards';
import {
  counterTotal,
  freightsToReopen,
  isAtLimit,
  limitOf,
  settledCounter,
  setWorthFifty,
} from '../../../games/auf-achse-cards/rules/counter';
import { scenario, turned } from './scenario';

const tableFor = (players: number, counter: CardId[] = []) =>
  scenario({ hands: perSeat(['0', '1', '2', '3', '4'].slice(0, players), () => []), counter });

/** Turns up cards on an empty counter; returns the cards there, the total, and what has left. */
const laid = (...cards: CardId[]) => {
  const G = scenario();
  const left = cards.flatMap((card) => {
    const leaving = settledCounter([...G.counter, card]).left;
    turned(G, '0', card);
    return leaving;
  });
  return { counter: G.counter, total: counterTotal(G.counter), left, discard: G.discard };
};

describe('K-5 The kilometre counter', () => {
  test.each([
    [2, 150],
    [3, 200],
    [4, 250],
    [5, 300],
  ])('K-5.1 the limit with %i players is %i km', (players, km) =>
    expect(limitOf(tableFor(players))).toBe(km),
  );

  test.each([
    [['120-1', '20-1'], false],
    [['120-1', '30-1'], true],
    [['120-1', '40-1'], true],
    [['120-1', '90-1', 'lostFreight-1'], true],
    [['120-1', '70-1', 'lostFreight-1'], false],
  ] as const)('K-5.5 is a counter of %j at or above 150 km? %s', (counter, reached) =>
    expect(isAtLimit(tableFor(2, [...counter]))).toBe(reached),
  );

  test.each([
    [['120-1', '30-1'], 1],
    [['120-1', '70-1'], 1],
    [['120-1', '80-1'], 2],
    [['120-1', '110-1', '20-1'], 3],
  ] as const)(
    'K-5.5 a full counter of %j takes %i lost freights for the stage to go on',
    (counter, count) => {
      const freights = Array.from({ length: count }, (_, at) => `lostFreight-${at + 1}` as CardId);
      expect(freightsToReopen(tableFor(2, [...counter]))).toBe(count);
      expect(isAtLimit(tableFor(2, [...counter, ...freights]))).toBe(false);
      expect(isAtLimit(tableFor(2, [...counter, ...freights.slice(1)]))).toBe(true);
    },
  );

  test('K-5.2 kilometre cards are added in any order of values', () =>
    expect(laid('90-1', '10-1', '10-2', '40-1')).toEqual({
      counter: ['90-1', '10-1', '10-2', '40-1'],
      total: 150,
      left: [],
      discard: [],
    }));
});

describe('K-6 Action cards on the counter', () => {
  test('K-6.1 a −50 leaves with cards worth exactly 50; the counter has then gone down by 50', () =>
    expect(laid('80-1', '50-1', 'lostFreight-1')).toEqual({
      counter: ['80-1'],
      total: 80,
      left: [['lostFreight-1', '50-1']],
      discard: ['lostFreight-1', '50-1'],
    }));
  test('K-6.1 it counts −50 as soon as it is revealed: the total may fall below 0', () => {
    expect(laid('lostFreight-1')).toMatchObject({ counter: ['lostFreight-1'], total: -50 });
    expect(laid('lostFreight-1', 'lostFreight-2', '30-1')).toMatchObject({ total: -70, left: [] });
  });
  test('K-6.1 without a set it stays, and leaves as soon as it can', () => {
    expect(laid('80-1', '30-1', 'lostFreight-1')).toMatchObject({ total: 60, left: [] });
    expect(laid('80-1', '30-1', 'lostFreight-1', '20-1')).toEqual({
      counter: ['80-1'],
      total: 80,
      left: [['lostFreight-1', '20-1', '30-1']],
      discard: ['lostFreight-1', '20-1', '30-1'],
    });
  });
  test('K-6.1 cards worth more than 50 never leave', () =>
    expect(laid('60-1', '100-1', 'lostFreight-1')).toMatchObject({ total: 110, left: [] }));

  test.each([
    ['the fewest cards', ['50-1', '20-1', '30-1', '10-1'], ['50-1']],
    ['two cards rather than three', ['20-1', '30-1', '10-1', '20-2', '10-2'], ['20-2', '30-1']],
    ['the most recent of equals', ['50-1', '50-2', '60-1'], ['50-2']],
    ['the most recent, then the next most recent', ['40-1', '10-1', '20-1', '30-1'], ['30-1', '20-1']],
    ['the pair with the most recent card', ['20-1', '30-1', '40-1', '10-1'], ['10-1', '40-1']],
    ['equal most recent card: the next decides', ['20-1', '20-2', '30-1'], ['30-1', '20-2']],
    ['of three, the second most recent', ['30-1', '10-1', '10-2', '30-2', '10-3'], ['10-3', '30-2', '10-2']],
    ['of three, the last', ['20-1', '10-1', '20-2', '10-2', '20-3'], ['20-3', '10-2', '20-2']],
    ['five tens', ['10-1', '10-2', '10-3', '10-4', '10-5', '60-1'], ['10-5', '10-4', '10-3', '10-2', '10-1']],
    [
      'five tens, the most recent',
      ['10-1', '10-2', '10-3', '10-4', '10-5', '10-6'],
      ['10-6', '10-5', '10-4', '10-3', '10-2'],
    ],
    ['a −50 is no kilometre card', ['lostFreight-1', '40-1', '10-1'], ['10-1', '40-1']],
  ] as const)('K-6.1 which set leaves: %s', (_, counter, set) =>
    expect(setWorthFifty([...counter])).toEqual(set),
  );
  test.each([
    [[]],
    [['40-1', '20-1', '20-2']],
    [['60-1']],
    [['lostFreight-1']],
    [['30-1', '30-2', '40-1']],
  ] as const)('K-6.1 no set of %j makes 50', (counter) =>
    expect(setWorthFifty([...counter])).toBeUndefined(),
  );

  test('K-6.1 several −50s are resolved one by one, the oldest first', () => {
    const { left, counter, total } = laid('lostFreight-2', 'lostFreight-1', '30-1', '20-1', '50-1');
    expect(left).toEqual([
      ['lostFreight-2', '20-1', '30-1'],
      ['lostFreight-1', '50-1'],
    ]);
    expect([counter, total]).toEqual([[], 0]);
  });
  test('K-6.1 one card may allow two −50s to leave, each with its own set', () => {
    const G = scenario({ counter: ['lostFreight-1', 'lostFreight-2', '20-1', '20-2', '30-1'] });
    expect(settledCounter([...G.counter, '30-2'])).toEqual({
      staying: [],
      left: [
        ['lostFreight-1', '30-2', '20-2'],
        ['lostFreight-2', '30-1', '20-1'],
      ],
    });
  });
  test('K-6.1 a later −50 does not overtake a waiting one', () =>
    expect(laid('lostFreight-1', 'lostFreight-2', '50-1')).toEqual({
      counter: ['lostFreight-2'],
      total: -50,
      left: [['lostFreight-1', '50-1']],
      discard: ['lostFreight-1', '50-1'],
    }));
  test('K-6.1 leaving never changes the total', () => {
    const cards: CardId[] = ['30-1', 'lostFreight-1', '40-1', '20-1', 'lostFreight-2', '10-1', '120-1'];
    const totals = cards.map((_, n) => laid(...cards.slice(0, n + 1)).total);
    expect(totals).toEqual([30, -20, 20, 40, -10, 0, 120]);
  });
});
