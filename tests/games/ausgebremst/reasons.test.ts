import { appraiseDraw } from '../../../games/ausgebremst/bots/appraise';
import {
  reasonsFor,
  reasonsToHave,
  reasonsToSetUp,
  tellingApart,
} from '../../../games/ausgebremst/bots/reasons';
import { waysOf } from '../../../games/ausgebremst/rules/driving';
import type { State } from '../../../games/ausgebremst/state';
import { ADVANCED, cards, held, opening, race, scenario } from './scenario';

const CARS = { 0: { space: 'drom-3a3' }, 1: { space: 'drom-3b4', crossed: 0 } } as const;

/** What speaks for driving the 1 of seat 0, in words. */
const said = (G: State) =>
  reasonsFor(G, '0', held(G, '0', 1), waysOf(G, '0', 1)[0]!).map(({ because }) => because);

describe('A-6.1 a 6 is said to be locked', () => {
  test('for whoever leads and keeps it', () => {
    expect(said(race(CARS, { 0: [1, 6, 2] }))).toContain('locked');
  });
  test('A-6.4 not once the six is free', () => {
    const G = scenario({ cars: CARS, hands: { 0: [1, 6, 2] }, table: { sixFree: true } });
    expect(said(G)).not.toContain('locked');
  });
});

/** What is said of having one 6 more. */
const because = (G: State) => reasonsToHave(G, '0', 6).map((one) => one.because);

describe('A-6.1 a 6 that comes to hand is said to be barred', () => {
  test('to whoever leads', () => expect(because(race(CARS, { 0: [1, 2] }))).toContain('barred'));
  test('A-6.1 not before the first turn', () => {
    const G = race({ ...CARS, 0: { ...CARS[0], turns: 0 } }, { 0: [1, 2] });
    expect(because(G)).not.toContain('barred');
  });
});

/** What a 6 more is worth to seat 0. */
const worth = (more: Partial<State>) => appraiseDraw(race(CARS, { 0: [1, 2] }, more), '0', 6);

test('A-6.4 a 6 is worth more to draw for who leads once it is free', () => {
  expect(worth({ sixFree: true })).toBeGreaterThan(worth({ sixFree: false }));
});

/** What is said to be left to drive with, and how far, after seat 0 has driven its 1 the first way there is. */
const leftOver = (G: State) => {
  const reasons = reasonsFor(G, '0', held(G, '0', 1), waysOf(G, '0', 1)[0]!);
  return reasons.find(({ because }) => because === 'reserve' || because === 'short');
};

describe('A-10.3 the points that are said to be left', () => {
  test('are without the card that is driven, as the table counts them', () => {
    expect(leftOver(race(CARS, { 0: [1, 2, 3] }))).toMatchObject({ points: 84 - 1, withStop: true });
  });
  test('A-7.1 are held against the way without a stop once it is made', () => {
    const [before, after] = [false, true].map((stopped) =>
      leftOver(race({ ...CARS, 0: { ...CARS[0], stopped } }, { 0: [1, 2, 3] })),
    ) as { spaces: number }[];
    expect(before!.spaces - after!.spaces).toBe(1);
  });
  test('A-11.6 are with the pit-stop cards from the stop on', () => {
    const points = [false, true].map((stopped) => {
      const G = scenario({
        options: ADVANCED,
        cars: { ...CARS, 0: { ...CARS[0], stopped } },
        hands: { 0: [1, 2] },
        table: {
          setUps: { 0: 'slow', 1: 'slow', 2: 'slow' },
          pitCards: { 0: cards('0', 4, 3), 1: [], 2: [] },
        },
      });
      return leftOver(G);
    });
    expect(points).toMatchObject([{ points: 84 - 7 - 1 }, { points: 84 - 1 }]);
  });
});

test('A-11.3 a set-up is said to cover the way without the cards that lie beside the pit lane', () => {
  const G = opening(ADVANCED, 3, 'setUp');
  const seat = G.grid[4]!;
  // 75 spaces from the third row, whose 4 and 2 lie aside: four of 6, 5 and 3, three of 4 and 2, and a 1
  expect(reasonsToSetUp(G, seat, 'slow')[0]).toEqual({ because: 'turns', cards: 19, spaces: 75 });
});

test('what is true of every choice comes after what tells them apart', () => {
  const [stuck, leads, locked] = [{ because: 'stuck' }, { because: 'leads' }, { because: 'locked' }] as const;
  expect(
    tellingApart([
      [stuck, leads],
      [stuck, locked],
      [locked, stuck],
    ]),
  ).toEqual([
    [leads, stuck],
    [locked, stuck],
    [locked, stuck],
  ]);
  expect(tellingApart([[stuck, leads]])).toEqual([[stuck, leads]]);
});
