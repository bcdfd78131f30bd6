import { copyOf, saysTheSame, settled } from '../../../games/shared/values';

const table = () => ({ hands: { '0': ['a', 'b'], '1': [] as string[] }, tasks: [{ type: 'bid' }], turn: 1 });

test('a copy is equal and shares nothing', () => {
  const before = table();
  const copy = copyOf(before);
  copy.hands['0'].push('c');
  copy.tasks[0]!.type = 'pass';
  expect(before).toEqual(table());
});

describe('new data becomes a value', () => {
  const before = settled(undefined, table());

  test('that nobody can change', () => {
    expect(() => before.hands['0'].push('c')).toThrow('not extensible');
    expect(() => (before.turn = 2)).toThrow('read only');
  });
  test('and reuses the old parts wherever they are equal', () => {
    const after = copyOf(before);
    after.hands['1'].push('c');
    const value = settled(before, after);
    expect(value).toEqual({ ...table(), hands: { '0': ['a', 'b'], '1': ['c'] } });
    expect([value.hands['0'], value.tasks]).toEqual([before.hands['0'], before.tasks]);
    expect(value.hands['0']).toBe(before.hands['0']);
    expect(value.tasks).toBe(before.tasks);
    expect(settled(before, copyOf(before))).toBe(before);
  });
  test.each<[string, unknown, unknown]>([
    ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['a key less', { a: 1, b: 2 }, { a: 1 }],
    ['a longer list', [1], [1, 2]],
    ['a shorter list', [1, 2], [1]],
    ['a list in place of parts', {}, []],
    ['nothing in place of a list', [1], null],
  ])('%s is different', (_, was, is) => {
    const said = JSON.stringify(is);
    expect(JSON.stringify(settled(was, is))).toBe(said);
  });
});

test.each<[string, unknown, unknown, boolean]>([
  ['keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['a copy', table(), table(), true],
  ['another value', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
  ['a key more', { a: 1 }, { a: 1, b: 2 }, false],
  ['another key', { a: undefined }, { b: undefined }, false],
  ['another order of a list', [1, 2], [2, 1], false],
  ['a list in place of parts', { 0: 1 }, [1], false],
  ['nothing in place of parts', {}, null, false],
])('are both equal: %s', (_, one, other, same) => expect(saysTheSame(one, other)).toBe(same));
