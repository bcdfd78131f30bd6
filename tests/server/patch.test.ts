import fc from 'fast-check';
import { CreateGameReducer } from 'boardgame.io/internal';
import { patchBetween } from '../../server/matches/patch';

/** Applies a patch like boardgame.io's client. */
const reduce = CreateGameReducer({ game: {}, isClient: true });
const applied = (before: unknown, patch: unknown) =>
  reduce(before as never, { type: 'PATCH', prevStateID: 0, stateID: 1, patch, deltalog: [] } as never);

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('a', 'b', '', null, true, false, 0, 1, 2),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a/b', '~', '0', ''), tie('any'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).any;
const root = fc.record({ G: value, ctx: value }, { noNullPrototype: true });

test('a patch makes one value into the other, as boardgame.io applies it', () => {
  fc.assert(
    fc.property(root, root, (before, after) => {
      expect(applied(before, patchBetween(before, after))).toEqual(after);
    }),
    { numRuns: 1000 },
  );
});

test('unchanged values are not in it', () => {
  const cards = ['x', 'y'];
  expect(patchBetween({ cards, at: 1 }, { cards: [...cards], at: 1 })).toEqual([]);
  expect(patchBetween({ cards, at: 1 }, { cards, at: 2 })).toEqual([
    { op: 'replace', path: '/at', value: 2 },
  ]);
});

test.each([
  ['a card that is laid', ['a', 'b'], ['a', 'b', 'c'], [{ op: 'add', path: '/pile/-', value: 'c' }]],
  ['the last one taken', ['a', 'b'], ['a'], [{ op: 'remove', path: '/pile/1' }]],
  ['the first one taken', ['a', 'b', 'c'], ['b', 'c'], [{ op: 'replace', path: '/pile', value: ['b', 'c'] }]],
])('%s changes a list by that much', (_, before, after, patch) => {
  expect(patchBetween({ pile: before }, { pile: after })).toEqual(patch);
});

test('absent and undefined values are the same, as in JSON', () => {
  expect(patchBetween({ a: undefined, b: 1 }, { b: undefined })).toEqual([{ op: 'remove', path: '/b' }]);
});
