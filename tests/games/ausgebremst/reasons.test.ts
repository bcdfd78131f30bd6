import { appraiseDraw } from '../../../games/ausgebremst/bots/appraise';
import { reasonsFor, reasonsToHave } from '../../../games/ausgebremst/bots/reasons';
import { waysOf } from '../../../games/ausgebremst/rules/driving';
import type { State } from '../../../games/ausgebremst/state';
import { held, race, scenario } from './scenario';

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
