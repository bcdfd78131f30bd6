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

/** The reasons for driving the 1 of seat 0, as text. */
const said = (G: State) =>
  reasonsFor(G, '0', held(G, '0', 1), waysOf(G, '0', 1)[0]!).map(({ because }) => because);

describe('A-6.1 a 6 is said to be locked', () => {
  test('for a leader who keeps it', () => {
    expect(said(race(CARS, { 0: [1, 6, 2] }))).toContain('locked');
  });
  test('A-6.4 not once the six is free', () => {
    const G = scenario({ cars: CARS, hands: { 0: [1, 6, 2] }, table: { sixFree: true } });
    expect(said(G)).not.toContain('locked');
  });
});

/** The reasons for having one more 6. */
const because = (G: State) => reasonsToHave(G, '0', 6).map((one) => one.because);

describe('A-6.1 a 6 that comes to the hand is said to be barred', () => {
  test('for a leader', () => expect(because(race(CARS, { 0: [1, 2] }))).toContain('barred'));
  test('A-6.1 not before the first turn', () => {
    const G = race({ ...CARS, 0: { ...CARS[0], turns: 0 } }, { 0: [1, 2] });
    expect(because(G)).not.toContain('barred');
  });
});

/** The worth of one more 6 to seat 0. */
const worth = (more: Partial<State>) => appraiseDraw(race(CARS, { 0: [1, 2] }, more), '0', 6);

test('A-6.4 drawing a 6 is worth more to a leader once sixes are free', () => {
  expect(worth({ sixFree: true })).toBeGreaterThan(worth({ sixFree: false }));
});

/** The points and spaces said to be left after seat 0 has driven its 1 the first possible way. */
const leftOver = (G: State) => {
  const reasons = reasonsFor(G, '0', held(G, '0', 1), waysOf(G, '0', 1)[0]!);
  return reasons.find(({ because }) => because === 'reserve' || because === 'short');
};

describe('A-10.3 the points said to be left', () => {
  test('exclude the card that is driven, as on the table', () => {
    expect(leftOver(race(CARS, { 0: [1, 2, 3] }))).toMatchObject({ points: 84 - 1, withStop: true });
  });
  test('A-7.1 are compared with the way without a stop once it is made', () => {
    const [before, after] = [false, true].map((stopped) =>
      leftOver(race({ ...CARS, 0: { ...CARS[0], stopped } }, { 0: [1, 2, 3] })),
    ) as { spaces: number }[];
    expect(before!.spaces - after!.spaces).toBe(1);
  });
  test('A-11.6 include the pit-stop cards from the stop on', () => {
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

test('A-11.3 a set-up is said to cover the way without the cards beside the pit lane', () => {
  const G = opening(ADVANCED, 3, 'setUp');
  const seat = G.grid[4]!;
  // 75 spaces from the third row, whose 4 and 2 lie aside: four of 6, 5 and 3, three of 4 and 2, and a 1
  expect(reasonsToSetUp(G, seat, 'slow')[0]).toEqual({ because: 'turns', cards: 19, spaces: 75 });
});

test('reasons shared by every choice come after those that distinguish them', () => {
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
