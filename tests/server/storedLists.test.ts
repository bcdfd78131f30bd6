import type { NewMatch, Seat } from '../../server/storage/matchStore';
import { entry, free, newMatch, stateAt } from './storedMatches';
import { ADA, seated, STORES, type Opened } from './stores';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY = { unchangedFor: 30 * DAY, emptyFor: HOUR };

/** Cleans up once a day for that many days; returns which of the matches are left. */
const days = async ({ store, at }: Opened, from: number, count: number) => {
  for (let day = 0; day <= count; day++) {
    at(from + day * DAY);
    await store.expire(EXPIRY);
  }
  const left = await store.list({ limit: 99 });
  return left.map(({ matchID }) => matchID).toSorted();
};

/** Finished matches with a record, played by these people. */
const played = async (
  { store, at }: Opened,
  matches: readonly { id: string; names: readonly string[]; more?: Partial<NewMatch>; ended: number }[],
) => {
  for (const { id, names, more, ended } of matches) {
    await store.create(newMatch(id, more));
    for (const [seat, name] of names.entries())
      await store.claimSeat(id, String(seat), { name, credentialHash: name });
    await store.commit(id, 0, stateAt(1, { winners: ['0'] }), [entry(0)]);
    at(ended);
    await store.keepRecord(id, '{}');
  }
};

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('lists public matches, the one last changed first', async () => {
    const { store, at } = await open();
    for (const [time, id] of ['a', 'b', 'c', 'd'].entries()) {
      at(2000 + time);
      await store.create(newMatch(id, { game: id === 'd' ? 'other' : 'game', unlisted: id === 'c' }));
    }
    at(3000);
    await store.commit('a', 0, stateAt(1, {}), [entry(0)]);
    const ids = async (query: object) =>
      (await store.list({ limit: 10, ...query })).map(({ matchID }) => matchID);
    expect(await ids({})).toEqual(['a', 'd', 'b']);
    expect(await ids({ game: 'game' })).toEqual(['a', 'b']);
    expect(await ids({ over: true })).toEqual(['a']);
    expect(await ids({ over: false })).toEqual(['d', 'b']);
    expect(await ids({ limit: 2 })).toEqual(['a', 'd']);
    expect(await ids({ updatedBefore: 2003 })).toEqual(['b']);
    expect(await ids({ updatedAfter: 2001 })).toEqual(['a', 'd']);
    const [row] = await store.list({ limit: 1 });
    expect(row).toEqual(await store.read('a'));
  });

  test('lists matches at which somebody sits apart from those at which nobody does', async () => {
    const opened = await open();
    const seats: Seat[] = [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }];
    await opened.store.create(newMatch('empty'));
    await opened.store.create(newMatch('computer', { seats }));
    await seated(opened, 'seated');
    const ids = async (sits: boolean) =>
      (await opened.store.list({ limit: 10, seated: sits })).map(({ matchID }) => matchID);
    expect([await ids(true), await ids(false)]).toEqual([['seated'], ['computer', 'empty']]);
  });

  test('keeps only so many of one caller that wait for players', async () => {
    const { store, at } = await open();
    const isKept = (id: string, caller = 'one') => store.create(newMatch(id), { caller, atMost: 2 });
    expect([await isKept('a'), await isKept('b'), await isKept('c')]).toEqual([true, true, false]);
    expect(await store.read('c')).toBeUndefined();
    expect(await isKept('d', 'other')).toBe(true);
    expect(await store.create(newMatch('e'))).toBe(true);

    await store.commit('a', 0, stateAt(1), [entry(0)]);
    expect([await isKept('f'), await isKept('g')]).toEqual([true, false]);
    await store.wipe('b');
    expect([await isKept('g'), await isKept('h')]).toEqual([true, false]);
    for (const seat of ['0', '1']) await store.claimSeat('g', seat, ADA);
    expect([await isKept('h'), await isKept('i')]).toEqual([true, false]);
    at(2000 + DAY);
    expect(await isKept('i')).toBe(true);
  });

  test('finds replays by the beginning of a name and by game, the newest first', async () => {
    const opened = await open();
    const computer: Seat = { ...free('1'), name: 'Computer 2', bot: 'easy' };
    await played(opened, [
      { id: 'a', names: ['Ada', 'Diesel-Dieter'], ended: 5000 },
      { id: 'b', names: ['Zdeněk', '🚚 Bo'], more: { game: 'other' }, ended: 6000 },
      { id: 'c', names: ['Ada', 'Bo'], more: { unlisted: true }, ended: 7000 },
      { id: 'd', names: ['ADALBERT'], more: { seats: [free('0'), computer] }, ended: 8000 },
    ]);
    await opened.store.create(newMatch('running'));
    const ids = async (query: object) =>
      (await opened.store.replays({ limit: 9, ...query })).map(({ matchID }) => matchID);
    expect(await ids({})).toEqual(['d', 'b', 'a']);
    expect(await ids({ game: 'other' })).toEqual(['b']);
    expect(await ids({ name: 'ada' })).toEqual(['d', 'a']);
    expect(await ids({ name: ' Adal ' })).toEqual(['d']);
    expect(await ids({ name: 'zdenek' })).toEqual(['b']);
    expect(await ids({ name: 'diet' })).toEqual(['a']);
    expect(await ids({ name: 'bo' })).toEqual(['b']);
    expect(await ids({ name: '🚚' })).toEqual(['b']);
    expect(await ids({ name: 'comp' })).toEqual([]);
    expect(await ids({ name: 'iesel' })).toEqual([]);
    expect(await ids({ name: '%' })).toEqual([]);
    expect(await ids({ name: 'ada', game: 'other' })).toEqual([]);
    expect(await ids({ limit: 2 })).toEqual(['d', 'b']);
    expect(await ids({ limit: 2, endedBefore: 6000 })).toEqual(['a']);
    const [newest] = await opened.store.replays({ limit: 1 });
    expect(newest).toEqual({ ...(await opened.store.read('d'))!, endedAt: 8000 });
    await opened.store.wipe('d');
    expect(await ids({ name: 'ada' })).toEqual(['a']);
  });

  test('returns the existing ones of many matches', async () => {
    const { store } = await open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    const found = await store.readAll(['c', 'gone', 'a']);
    expect(found.toSorted((one, other) => one.createdAt - other.createdAt)).toEqual([
      await store.read('a'),
      await store.read('c'),
    ]);
    expect(await store.readAll([])).toEqual([]);
  });

  test('knows the running matches at which computer players sit, the one last changed first', async () => {
    const { store, at } = await open();
    const seats: Seat[] = [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }];
    for (const [time, id] of ['a', 'b', 'c', 'd'].entries()) {
      at(2000 + time);
      await store.create(newMatch(id, { unlisted: id === 'b', ...(id !== 'c' && { seats }) }));
    }
    expect(await store.botMatches()).toEqual(['d', 'b', 'a']);
    at(3000);
    await store.commit('a', 0, stateAt(1), [entry(0)]);
    await store.commit('b', 0, stateAt(1, {}), [entry(0)]);
    expect(await store.botMatches()).toEqual(['a', 'd']);
  });

  test('returns the position of each requested match', async () => {
    const { store } = await open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    await store.commit('a', 0, stateAt(1), [entry(0)]);
    const gone = Array.from({ length: 2500 }, (_, at) => `gone${at}`);
    expect(await store.positions(['a', ...gone, 'b'])).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
      ]),
    );
    expect(await store.positions([])).toEqual(new Map());
  });

  test('gives no two changes the same time', async () => {
    const { store } = await open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    const times = (await store.list({ limit: 3 })).map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([1002, 1001, 1000]);
  });

  test('does not let a change of the clock put a match before all others forever', async () => {
    const { store, at } = await open();
    at(1000 + 3650 * DAY);
    await store.create(newMatch('ahead'));
    at(2000);
    await store.create(newMatch('now'));
    expect(await store.read('now')).toMatchObject({ updatedAt: 2000 });
    await store.expire(EXPIRY);
    for (let day = 0; day < 9; day++) {
      at(2000 + day * DAY);
      await store.expire({ ...EXPIRY, emptyFor: 90 * DAY });
    }
    expect((await store.read('ahead'))!.updatedAt).toBeLessThan(9 * DAY);
  });

  describe('deletes old matches', () => {
    test('a day after they were marked', async () => {
      const opened = await open();
      const { store, at } = opened;
      await seated(opened, 'old');
      expect(await days(opened, 0, 29)).toEqual(['old']);
      at(29 * DAY);
      await seated(opened, 'new');
      at(30 * DAY + HOUR);
      expect(await store.expire(EXPIRY)).toEqual({ marked: 1, deleted: 0, heldUntil: undefined });
      expect(await days(opened, 30 * DAY + 2 * HOUR, 0)).toEqual(['new', 'old']);
      expect(await days(opened, 31 * DAY, 1)).toEqual(['new']);
    });

    test('but none that somebody returned to within that day', async () => {
      const opened = await open();
      await seated(opened, 'old');
      await days(opened, 0, 30);
      expect(await days(opened, 30 * DAY + HOUR, 0)).toEqual(['old']);
      await opened.store.commit('old', 0, stateAt(1), [entry(0)]);
      expect(await days(opened, 30 * DAY + 2 * HOUR, 20)).toEqual(['old']);
    });

    test('and tables at which nobody has ever sat after an hour', async () => {
      const opened = await open();
      await opened.store.expire(EXPIRY);
      await seated(opened, 'seated');
      await opened.store.create(newMatch('empty'));
      expect(await days(opened, 2000, 0)).toEqual(['empty', 'seated']);
      expect(await days(opened, 2 * HOUR, 0)).toEqual(['seated']);
    });

    test('however many they are', async () => {
      const opened = await open();
      const { store, at } = opened;
      await store.expire(EXPIRY);
      for (let at = 0; at < 35; at++) await store.create(newMatch(`m${at}`));
      at(2 * HOUR);
      expect(await store.expire(EXPIRY)).toMatchObject({ deleted: 35 });
    });

    test('but none when the clock jumps ahead, and none when it jumps back', async () => {
      const opened = await open();
      await days(opened, 0, 1);
      await seated(opened, 'running');
      expect(await opened.store.expire(EXPIRY)).toMatchObject({ heldUntil: undefined });
      expect(await days(opened, 400 * DAY, 6)).toEqual(['running']);
      expect(await days(opened, 2 * DAY, 6)).toEqual(['running']);
      expect(await days(opened, 8 * DAY, 10)).toEqual(['running']);
    });

    test('but none when a server is started with a clock that is ahead', async () => {
      const opened = await open();
      await seated(opened, 'running');
      expect(await days(opened, 400 * DAY, 6)).toEqual(['running']);
    });
  });

  test('lists the others when one cannot be read', async () => {
    const broken: string[] = [];
    const { store, spoil } = await open({ onBroken: (matchID) => broken.push(matchID) });
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    await spoil('b');
    const list = async () => (await store.list({ limit: 9 })).map(({ matchID }) => matchID);
    expect(await list()).toEqual(['c', 'a']);
    expect(await list()).toEqual(['c', 'a']);
    expect(broken).toEqual(['b']);
    await expect(store.read('b')).rejects.toThrow('JSON');
  });
});
