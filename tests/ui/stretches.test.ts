import { namesAlong, stretchesOf } from '../../ui/replay/stretches';

const chapters = [0, 10, 60, 64, 68].map((from, at) => ({ from, label: `Stage ${at + 1}` }));
const stretches = stretchesOf(chapters, 70);

const along = (at: number, pxPerStep: number, more = '') => {
  const current = stretches[at]!;
  const { named, isBeyond } = namesAlong(stretches, {
    pxPerStep,
    end: 70 * pxPerStep,
    current,
    said: current.label + more,
  });
  return { isBeyond, labels: stretches.filter(({ from }) => named.has(from)).map(({ label }) => label) };
};

test('a stretch ends where the next one begins, the last with the match', () => {
  expect(stretches.map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 60],
    [60, 64],
    [64, 68],
    [68, 70],
  ]);
});

test('on a wide road every stretch has its name', () => {
  expect(along(1, 40)).toEqual({ isBeyond: false, labels: chapters.map(({ label }) => label) });
});

test('names without room are left out, but for that of the stretch that is shown', () => {
  expect(along(1, 8).labels).toEqual(['Stage 1', 'Stage 2']);
  expect(along(2, 4).labels).toEqual(['Stage 2', 'Stage 3']);
});

test('the name of the stretch that is shown takes the room of its neighbours', () => {
  expect(along(0, 8, ' · Round 3').labels).toEqual(['Stage 1']);
  expect(along(0, 8).labels).toEqual(['Stage 1', 'Stage 2']);
  expect(along(2, 8, ' · Round 1, which takes long to say, and longer').labels).toEqual([
    'Stage 1',
    'Stage 3',
  ]);
});

test('what would stand beyond the end of the road ends with its stretch', () => {
  expect(along(4, 8)).toEqual({ isBeyond: true, labels: ['Stage 1', 'Stage 2', 'Stage 5'] });
  expect(along(4, 2, ' · Round 1 of a long one')).toEqual({ isBeyond: true, labels: ['Stage 5'] });
});

test('a road nobody is on names what there is room for', () => {
  const { named } = namesAlong(stretches, { pxPerStep: 8, end: 560, current: undefined, said: '' });
  expect([...named]).toEqual([0, 10]);
});
