import { seededChance } from '../../../games/shared/chance';

const PILE = ['a', 'b', 'c', 'd'];
const shuffled = (seed: string) =>
  seededChance(seed)
    .Shuffle([...PILE])
    .join('');
const numbers = (seed: string) => {
  const chance = seededChance(seed);
  return Array.from({ length: 20 }, chance.Number);
};

describe('seeded chance', () => {
  test('is the same again for the same seed, and another for another', () => {
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });
  test('gives numbers from 0 up to 1, as often in each tenth', () => {
    const chance = seededChance('tenths');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 10_000; n++) tenths[Math.floor(chance.Number() * 10)]! += 1;
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
  test('shuffles a copy, and loses nothing', () => {
    const pile = [...PILE];
    const chance = seededChance('copy');
    expect(chance.Shuffle(pile).toSorted()).toEqual(PILE);
    expect(pile).toEqual(PILE);
    expect(chance.Shuffle([])).toEqual([]);
  });
  test('has every order come up about as often', () => {
    const orders = new Map<string, number>();
    for (let n = 0; n < 4_800; n++) orders.set(shuffled(`${n}`), (orders.get(shuffled(`${n}`)) ?? 0) + 1);
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 200)).toBeLessThan(80);
  });
});
