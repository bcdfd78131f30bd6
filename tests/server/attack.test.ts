import { attack } from './assault';

test('under attack a server does not crash, change matches or reveal secrets; an honest match goes on', async () => {
  const { faults, answers, honestMoves } = await attack({ seed: 'bounded', packets: 4000, requests: 400 });
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(1000);
  expect(honestMoves).toBeGreaterThan(20);
});
