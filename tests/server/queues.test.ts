import { setTimeout as pause } from 'node:timers/promises';
import { bucketOf } from '../../server/http/limits';
import { serialQueue } from '../../server/matches/serialQueue';
import { createRooms } from '../../server/transport/rooms';

/** A job that finishes on demand. */
const held = (done: () => void) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { release, job: () => released.then(done) };
};

describe('jobs of one match', () => {
  test('run one after the other, in parallel with those of another match', async () => {
    const { inTurn } = serialQueue();
    const done: string[] = [];
    const job = (name: string) => held(() => void done.push(name));
    const [a1, a2, b1] = [job('a1'), job('a2'), job('b1')];
    const inA = [inTurn('a', a1.job), inTurn('a', a2.job)];
    const inB = inTurn('b', b1.job);
    a2.release();
    b1.release();
    await inB;
    expect(done).toEqual(['b1']);
    a1.release();
    await Promise.all(inA);
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  test('fail independently', async () => {
    const { inTurn } = serialQueue();
    const failed = inTurn('a', () => Promise.reject(new Error('no')));
    const next = inTurn('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  test('leave no memory in use', async () => {
    const { inTurn, idle, size } = serialQueue();
    for (let match = 0; match < 100; match++) void inTurn(`m${match}`, () => pause(match % 3));
    void inTurn('m1', () => Promise.reject(new Error('no'))).catch(() => {});
    expect(size()).toBe(100);
    await idle();
    expect(size()).toBe(0);
  });
});

const watcher = (socket: object, matchID: string, playerID: string | null) => ({
  socket: socket as never,
  matchID,
  playerID,
  isLate: false,
  credentialHash: undefined,
});

const socket = () => ({ join: () => {}, leave: () => {} });

describe('rooms', () => {
  test('know who watches what, and forget what nobody watches', () => {
    const rooms = createRooms();
    const [one, other] = [socket(), socket()];
    rooms.enter(watcher(one, 'm', '0'));
    rooms.enter(watcher(other, 'm', null));
    expect(rooms.at('m').flatMap(({ watchers }) => [...watchers])).toHaveLength(2);
    expect([rooms.isPresent('m', '0'), rooms.isPresent('m', '1'), rooms.isPresent('n', '0')]).toEqual([
      true,
      false,
      false,
    ]);
    rooms.enter(watcher(one, 'n', '0'));
    expect(rooms.isPresent('m', '0')).toBe(false);
    expect(rooms.leave(other as never)).toMatchObject({ matchID: 'm' });
    expect(rooms.matches()).toEqual(['n']);
    rooms.leave(one as never);
    expect(rooms.leave(one as never)).toBeUndefined();
    expect(rooms.matches()).toEqual([]);
  });
});

describe('a bucket', () => {
  test('gives out its content, and refills over time', () => {
    let time = 0;
    const take = bucketOf({ burst: 3, perSecond: 2 }, () => time);
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
    time += 500;
    expect([take(), take()]).toEqual([true, false]);
    time += 60_000;
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  });
});
