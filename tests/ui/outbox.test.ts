/** @jest-environment ./tests/jsdom.ts */
import { outboxOf } from '../../ui/online/outbox';

const HELD = { moves: [{ move: { move: 'layRace', args: ['40-3'] }, from: 7 }], lines: ['wait for me'] };
const KEY = 'auf-achse.outbox';

beforeEach(() => sessionStorage.clear());

test('what waits is kept for its seat at its match alone, in this window', () => {
  outboxOf('match', '0').write(HELD);
  expect(outboxOf('match', '0').read()).toEqual(HELD);
  expect(outboxOf('match', '1').read()).toEqual({ moves: [], lines: [] });
  expect(outboxOf('other', '0').read()).toEqual({ moves: [], lines: [] });
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({ 'match/0': HELD });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('once all is sent nothing stays behind', () => {
  outboxOf('match', '0').write(HELD);
  outboxOf('match', '0').write({ moves: [], lines: [] });
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({});
});

test('what somebody else wrote there counts as not there', () => {
  sessionStorage.setItem(KEY, '{"match/0":{"moves":[{"move":"layRace"}],"lines":7}}');
  expect(outboxOf('match', '0').read()).toEqual({ moves: [], lines: [] });
});
