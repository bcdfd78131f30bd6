import { gathered } from '../../server/storage/gathered';

/** What was written together, with a way to let each write finish. */
const recorded = (mostAtOnce: number) => {
  const batches: (readonly string[])[] = [];
  const ends: { readonly done: () => void; readonly fail: () => void }[] = [];
  const write = gathered<string>((items) => {
    batches.push([...items]);
    return new Promise<void>((resolve, reject) =>
      ends.push({ done: resolve, fail: () => reject(new Error('the disk is full')) }),
    );
  }, mostAtOnce);
  return { write, batches, ends };
};

const aMoment = () => new Promise(setImmediate);

describe('what a group write contains', () => {
  test('is what arrived at the same time, or during the previous write, in order of arrival', async () => {
    const { write, batches, ends } = recorded(9);
    const first = [write('a'), write('b')];
    await aMoment();
    const then = [write('c'), write('d'), write('e')];
    await aMoment();
    expect(batches).toEqual([['a', 'b']]);
    ends[0]!.done();
    await Promise.all(first);
    await aMoment();
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
    ends[1]!.done();
    await Promise.all(then);
  });

  test('never exceeds the limit of a group', async () => {
    const { write, batches, ends } = recorded(2);
    const all = ['a', 'b', 'c', 'd', 'e'].map(write);
    for (let batch = 0; batch < 3; batch++) {
      await aMoment();
      ends[batch]!.done();
    }
    await Promise.all(all);
    expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  test('fails as a whole, without affecting later groups', async () => {
    const { write, batches, ends } = recorded(9);
    const lost = [write('a'), write('b')];
    await aMoment();
    const kept = write('c');
    ends[0]!.fail();
    for (const one of lost) await expect(one).rejects.toThrow('the disk is full');
    await aMoment();
    ends[1]!.done();
    await kept;
    expect(batches).toEqual([['a', 'b'], ['c']]);
  });
});
