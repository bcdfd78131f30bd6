import { createConnectionsElsewhere } from '../../server/cluster/connections';
import { hearNotices } from '../../server/cluster/hearNotices';
import { createMembers } from '../../server/cluster/members';
import { createPresenceElsewhere } from '../../server/cluster/presence';

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

const nothing = () => {};

/** A process that hears others; `asked` counts how often it has asked them who is connected to them. */
const hearing = () => {
  let time = 0;
  let asked = 0;
  const members = createMembers('a', () => time);
  const presence = createPresenceElsewhere();
  const forgetWho = (from: string) => void presence.forget(from);
  const hear = hearNotices({
    others: { members, presence, connections: createConnectionsElsewhere() },
    ears: {
      transport: {
        movedElsewhere: nothing,
        toldElsewhere: nothing,
        matchChanged: nothing,
        watched: () => [],
        hereAt: () => ({ seats: [], hidden: [], spectators: 0 }),
        heldHere: () => new Map(),
      },
      calls: { wake: nothing, changed: nothing, wakeAll: nothing },
    },
    following: { wake: nothing, wakeAll: nothing, changed: nothing, look: nothing, catchUp: nothing },
    introduce: nothing,
    askWho: () => void asked++,
    forgetWho,
  });
  const passSilently = (ms: number) => {
    time += ms;
    members.forgetDead().forEach(forgetWho);
  };
  return { hear, passSilently, asked: () => asked, isThere: () => presence.isPresent('m', '0') };
};

describe('who is connected to a process', () => {
  test('is asked again when it was only silent for a while: what it had told was forgotten', () => {
    const { hear, passSilently, asked, isThere } = hearing();
    hear('b', { kind: 'alive' });
    hear('b', { kind: 'present', matchID: 'm', seats: ['0'] });
    expect([isThere(), asked()]).toEqual([true, 0]);
    passSilently(3500);
    expect([isThere(), asked()]).toEqual([false, 0]);
    hear('b', { kind: 'alive' });
    hear('b', { kind: 'alive' });
    expect(asked()).toBe(1);
  });

  test('is told without being asked by one that is new, knows that it was silent, or has ended', () => {
    const { hear, passSilently, asked } = hearing();
    hear('b', { kind: 'alive' });
    passSilently(3500);
    hear('b', { kind: 'hello', again: true });
    passSilently(3500);
    hear('b', { kind: 'gone' });
    hear('c', { kind: 'alive' });
    expect(asked()).toBe(0);
  });
});
