import { driverOf, followed, openness, TEMPERS } from '../../../../games/shared/bots/drivers';
import { BOT_LEVELS } from '../../../../games/shared/gameModule';
import { ALL_SEATS } from '../../../../games/shared/seats';

const everybody = BOT_LEVELS.flatMap((level) =>
  ALL_SEATS.map((seat) => ({ seat, ...driverOf(level, seat) })),
);

describe('the drivers of the computer', () => {
  test('no two of them have the same name, at any table', () => {
    const names = everybody.map(({ name }) => name);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test('neighbours differ in temper, and at a table of three all tempers occur', () => {
    for (const level of ['normal', 'hard'] as const) {
      const tempers = ALL_SEATS.map((seat) => driverOf(level, seat).temper);
      expect(new Set(tempers.slice(0, 3))).toEqual(new Set(TEMPERS));
      for (const [at, temper] of tempers.entries())
        expect(temper).not.toBe(tempers[(at + 1) % tempers.length]);
    }
  });
});

test('a temper has less weight where more seats share the chances', () => {
  const shares = [2, 3, 4, 5, 6].map(followed);
  expect(shares.slice(0, 2)).toEqual([1, 1]);
  for (const at of [2, 3, 4]) expect(shares[at]).toBeLessThan(shares[at - 1]!);
  expect(shares.at(-1)).toBeGreaterThan(0.3);
});

test('a temper counts while a match is open, but not where it is lost or won', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    expect(openness(1 / seats, seats)).toBe(1);
    expect(openness(0.5, seats)).toBe(1);
    expect(openness(0.01, seats)).toBeLessThan(0.08);
    expect(openness(0.99, seats)).toBeLessThan(0.08);
    // each km counts a little beside the chance, so values beyond 0 and 1 occur
    for (const decided of [-0.01, 0, 1, 1.01]) expect(openness(decided, seats)).toBe(0);
  }
});
