import { attack } from './assault';

test('a server under attack neither ends, changes nor tells anything, and an honest match goes on', async () => {
  const { faults, answers, honestMoves } = await attack({ seed: 'bounded', packets: 4000, requests: 400 });
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(1000);
  expect(honestMoves).toBeGreaterThan(20);
});
