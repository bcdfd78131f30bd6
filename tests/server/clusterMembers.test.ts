import { createMembers } from '../../server/cluster/members';

const MATCHES = Array.from({ length: 300 }, (_, at) => `match${at}`);

describe('the processes that live', () => {
  test('agree on whose each match is, and share them', () => {
    const ids = ['a', 'b', 'c'];
    const all = ids.map((id) => createMembers(id, () => 0));
    for (const [at, { heard }] of all.entries()) ids.toSpliced(at, 1).forEach(heard);
    const shares = all.map(({ isMine }) => MATCHES.filter(isMine));
    expect(shares.flat().toSorted()).toEqual(MATCHES.toSorted());
    for (const share of shares) expect(share.length).toBeGreaterThan(MATCHES.length / 6);
  });

  test('take over the matches of one that is not heard any more, and keep their own', () => {
    let time = 0;
    const { heard, isMine, forgetDead } = createMembers('a', () => time);
    heard('b');
    const own = MATCHES.filter(isMine);
    time = 2500;
    expect(forgetDead()).toEqual([]);
    time = 3500;
    expect(forgetDead()).toEqual(['b']);
    expect(MATCHES.filter(isMine)).toEqual(MATCHES);
    expect(heard('b')).toBe(true);
    expect(MATCHES.filter(isMine)).toEqual(own);
  });
});
