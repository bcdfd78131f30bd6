import { waysNow } from '../../../games/auf-achse-board';
import { apart, before, open, targets } from './scenario';
import { ask, from, kept, extra, G, driving, stopped } from './asked';

describe('B-4 Movement', () => {
  test('B-4.1 the ways of a truck are the listed ones', () => {
    for (const state of [
      driving(4),
      G({ tasks: [extra] }),
      G({ held: { 0: [kept('motivation')], 1: [] } }),
    ]) {
      const now = waysNow(state, '0')!;
      expect(now.ways.map(({ target, via }) => [target, ...via])).toEqual(
        open(state, '0', now.move).map(({ args }) => args),
      );
      for (const { path, target } of now.ways) expect(path.at(-1)).toBe(target);
    }
  });
  test('B-4.1 a seat without a drive has no ways', () => {
    expect(waysNow(G(), '0')).toBeUndefined();
    expect(waysNow(driving(4), '1')).toBeUndefined();
    expect(waysNow(G({ held: { 0: [], 1: [kept('motivation')] } }), '1')).toBeUndefined();
    expect(waysNow(stopped({ held: { 0: [kept('motivation')], 1: [] } }), '0')).toBeUndefined();
  });
  test('B-4.4 the reason against an early stop is given only where one is conceivable', () => {
    const idle = driving(5, { trucks: apart(before(from, 2)) });
    expect(ask(idle, '0', ['drive', from])).toMatchObject({ reason: 'useAllPoints', rule: 'B-4.1' });
    expect(targets(idle, '0')).not.toContain(from);
  });
});
