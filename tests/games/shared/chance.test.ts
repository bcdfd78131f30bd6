import { createHmac } from 'node:crypto';
import { keyedChance, seededChance } from '../../../games/shared/chance';

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
  test('gives the same numbers for the same seed, and others for another', () => {
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });
  test('gives numbers from 0 up to 1, equally often in each tenth', () => {
    const chance = seededChance('tenths');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 10_000; n++) tenths[Math.floor(chance.Number() * 10)]! += 1;
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
  test('shuffles a copy and loses nothing', () => {
    const pile = [...PILE];
    const chance = seededChance('copy');
    expect(chance.Shuffle(pile).toSorted()).toEqual(PILE);
    expect(pile).toEqual(PILE);
    expect(chance.Shuffle([])).toEqual([]);
  });
  test('gives every order about equally often', () => {
    const orders = new Map<string, number>();
    for (let n = 0; n < 4_800; n++) orders.set(shuffled(`${n}`), (orders.get(shuffled(`${n}`)) ?? 0) + 1);
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 200)).toBeLessThan(80);
  });
});

const draws = (seed: string, count: number, drawn?: number) => {
  const chance = keyedChance(seed, drawn);
  return Array.from({ length: count }, chance.Number);
};

describe('keyed chance', () => {
  test('is 53 bits of HMAC-SHA-256 over the number of the block, four draws a block', () => {
    const blocks = [0, 1].map((number) => createHmac('sha256', 'Žižkov').update(`${number}`).digest());
    // the top 21 bits of the first four bytes, and all 32 of the next four
    const expected = blocks.flatMap((block) =>
      [0, 8, 16, 24].map((at) => (block.readUInt32BE(at) >>> 11) * 2 ** 32 + block.readUInt32BE(at + 4)),
    );
    expect(draws('Žižkov', 8)).toEqual(expected.map((draw) => draw / 2 ** 53));
  });
  test('continues where it was left', () => {
    const all = draws('a', 23);
    for (const drawn of [0, 1, 4, 7, 22]) expect(draws('a', 23 - drawn, drawn)).toEqual(all.slice(drawn));
    const chance = keyedChance('a', 5);
    chance.Shuffle([1, 2, 3]);
    chance.Number();
    expect(chance.drawn()).toBe(8);
  });
  test('differs for another seed', () => expect(draws('a', 20)).not.toEqual(draws('b', 20)));
  test('gives numbers from 0 up to 1, equally often in each tenth', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const number of draws('tenths', 10_000)) tenths[Math.floor(number * 10)]! += 1;
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
  test('gives every order about equally often, and loses nothing', () => {
    const orders = new Map<string, number>();
    const chance = keyedChance('orders');
    for (let n = 0; n < 4_800; n++) {
      const order = chance.Shuffle([...PILE]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 200)).toBeLessThan(80);
  });
});
