import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { later, temporaryFolder } from './harness';
import { freshDatabase, inDatabase } from './postgres';
import { entry, free, newMatch, stateAt } from './storedMatches';
import { stateIDOf } from '../../server/matches/stateID';
import type { LogPage, MatchStore, Seat, StoreOptions } from '../../server/storage/matchStore';
import { openPostgresStore } from '../../server/storage/postgresStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';

const line = (id: string) => ({ id, playerID: '0', text: `“${id}”` });

const ADA = { name: 'Ada', credentialHash: 'ada' };
const BO = { name: 'Bo', credentialHash: 'bo' };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EXPIRY = { unchangedFor: 30 * DAY, emptyFor: HOUR };

type Opened = {
  readonly store: MatchStore;
  readonly at: (ms: number) => void;
  /** Makes a match unreadable. */
  readonly spoil: (matchID: string) => Promise<void>;
};

/** A store whose clock stands where the test sets it. */
const withClock = async (
  open: (options: StoreOptions) => MatchStore | Promise<MatchStore>,
  options: StoreOptions,
): Promise<Omit<Opened, 'spoil'>> => {
  let time = 1000;
  const store = await open({ clock: () => time, ...options });
  later(() => store.close());
  return { store, at: (ms) => void (time = ms) };
};

const SPOIL = `UPDATE matches SET options = '{' WHERE id = `;

/** What any store of matches promises. */
const STORES: Readonly<Record<string, (options?: StoreOptions) => Promise<Opened>>> = {
  SQLite: async (options = {}) => {
    const dataDir = temporaryFolder();
    const spoil = async (matchID: string) => {
      const db = new Database(join(dataDir, 'matches.db'));
      db.prepare(`${SPOIL} ?`).run([matchID]);
      db.close();
    };
    return { ...(await withClock((given) => openSqliteStore(dataDir, given), options)), spoil };
  },
  PostgreSQL: async (options = {}) => {
    const url = await freshDatabase();
    const spoil = async (matchID: string) =>
      void (await inDatabase(url, (client) => client.query(`${SPOIL} $1`, [matchID])));
    return { ...(await withClock((given) => openPostgresStore(url, given), options)), spoil };
  },
};

/** Tidies once a day, for so many days; answers which of the matches are left. */
const days = async ({ store, at }: Opened, from: number, count: number) => {
  for (let day = 0; day <= count; day++) {
    at(from + day * DAY);
    await store.expire(EXPIRY);
  }
  const left = await store.list({ limit: 99 });
  return left.map(({ matchID }) => matchID).toSorted();
};
const seated = async ({ store }: Opened, matchID: string) => {
  await store.create(newMatch(matchID));
  await store.claimSeat(matchID, '0', ADA);
};

describe.each(Object.entries(STORES))('%s', (_name, open) => {
  test('gives back what it was given', async () => {
    const { store } = await open();
    const seats: Seat[] = [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }];
    await store.create(newMatch('m', { seats, unlisted: true }));
    expect(await store.read('m')).toEqual({
      matchID: 'm',
      game: 'game',
      rules: 3,
      unlisted: true,
      options: { stages: 1 },
      seats,
      stateID: 0,
      gameover: undefined,
      nextMatchID: undefined,
      createdAt: 1000,
      updatedAt: 1000,
    });
    expect(await store.load('m')).toEqual({
      match: await store.read('m'),
      state: JSON.parse(JSON.stringify(stateAt(0))),
    });
    expect(await store.seed('m')).toBe('seed');
    expect(await store.log('m')).toEqual([]);
    expect(await store.chat('m')).toEqual([]);
    await store.ping();
  });

  test('knows no match it was not given', async () => {
    const { store } = await open();
    expect(await store.read('m')).toBeUndefined();
    expect(await store.load('m')).toBeUndefined();
    expect(await store.record('m')).toBeUndefined();
    await store.keepRecord('m', '{}');
    expect(await store.record('m')).toBeUndefined();
    expect(await store.addChatLine('m', line('a'), 9)).toBe(false);
    expect(await store.seed('m')).toBeUndefined();
    expect(await store.linkRematch('m', 'n')).toBeUndefined();
    expect(await store.claimSeat('m', '0', ADA)).toBe(false);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(false);
    expect(await store.commit('m', 0, stateAt(1), [])).toBe(false);
    expect(await store.read('m\0')).toBeUndefined();
    await store.wipe('m');
  });

  test('does not take the same id twice', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await expect(store.create(newMatch('m', { game: 'other' }))).rejects.toThrow(/UNIQUE|duplicate/);
    expect(await store.read('m')).toMatchObject({ game: 'game', seats: [{}, {}] });
  });

  test('keeps a position and its log entries together, once per move', async () => {
    const { store, at } = await open();
    await store.create(newMatch('m'));
    at(2000);
    expect(await store.commit('m', 0, stateAt(1), [entry(0), entry(0)])).toBe(true);
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(false);
    expect(await store.commit('m', 2, stateAt(3), [entry(2)])).toBe(false);
    expect(await store.read('m')).toMatchObject({ stateID: 1, gameover: undefined, updatedAt: 2000 });
    expect(await store.commit('m', 1, stateAt(2, { winners: ['0'] }), [entry(1)])).toBe(true);
    expect(await store.log('m')).toEqual([entry(0), entry(0), entry(1)]);
    expect(await store.read('m')).toMatchObject({ stateID: 2, gameover: { winners: ['0'] } });
    expect((await store.load('m'))!.state).toMatchObject({ _stateID: 2 });
  });

  test('gives back the log by pages, the newest first', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    for (const move of [0, 1, 2, 3])
      await store.commit('m', move, stateAt(move + 1), [entry(move), entry(move)]);
    const page = async (asked: LogPage) => (await store.log('m', asked)).map(stateIDOf);
    expect(await page({ moves: 2 })).toEqual([2, 2, 3, 3]);
    expect(await page({ moves: 2, before: 2 })).toEqual([0, 0, 1, 1]);
    expect(await page({ moves: 9, before: 1 })).toEqual([0, 0]);
    expect(await page({ moves: 9, before: 0 })).toEqual([]);
    expect(await page({ moves: 1, before: Number.MAX_SAFE_INTEGER })).toEqual([3, 3]);
  });

  test('keeps the record that was written first', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    expect(await store.record('m')).toBeUndefined();
    await store.keepRecord('m', '{"steps":[]}');
    await store.keepRecord('m', '{"steps":[1]}');
    expect(await store.record('m')).toBe('{"steps":[]}');
    await store.wipe('m');
    expect(await store.record('m')).toBeUndefined();
  });

  test('keeps many moves at once, and one that cannot be kept fails alone', async () => {
    const { store } = await open();
    const ids = Array.from({ length: 60 }, (_, at) => `m${at}`);
    for (const id of ids) await store.create(newMatch(id));
    await store.commit('m7', 0, stateAt(1), [entry(0)]);
    const done = await Promise.all(ids.map((id) => store.commit(id, 0, stateAt(1), [entry(0)])));
    expect(ids.filter((_, at) => !done[at])).toEqual(['m7']);
    const states = await Promise.all(ids.map((id) => store.read(id)));
    expect(states.filter((match) => match?.stateID !== 1)).toEqual([]);
  });

  test('keeps moves of one match in the order they were asked for', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const done = await Promise.all(
      [0, 1, 2, 3].map((at) => store.commit('m', at, stateAt(at + 1), [entry(at)])),
    );
    expect(done).toEqual([true, true, true, true]);
    expect((await store.log('m')).map(stateIDOf)).toEqual([0, 1, 2, 3]);
  });

  test('of two who commit on the same position, one succeeds', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const done = await Promise.all([1, 2, 3].map(() => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.log('m')).toHaveLength(1);
  });

  test('keeps nothing of a commit that fails half way', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    await expect(store.commit('m', 0, stateAt(1), cyclic as never)).rejects.toThrow('circular');
    expect(await store.read('m')).toMatchObject({ stateID: 0 });
    expect(await store.commit('m', 0, stateAt(1), [entry(0)])).toBe(true);
  });

  test('gives a free seat to one who asks for it, and never a taken one', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    const claims = await Promise.all([ADA, BO, ADA].map((claim) => store.claimSeat('m', '0', claim)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await store.claimSeat('m', '2', BO)).toBe(false);
    expect(await store.claimSeat('m', '__proto__', BO)).toBe(false);
    expect((await store.read('m'))!.seats.map(({ name }) => name)).toEqual(['Ada', undefined]);
  });

  test('renames whoever can prove it', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    expect(await store.renameSeat('m', '0', 'bo', 'Eve')).toBe(false);
    expect(await store.renameSeat('m', '0', 'ada', 'Adele')).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Adele', credentialHash: 'ada' });
  });

  test('frees a seat, or hands it to a computer player, for whoever can prove it', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.claimSeat('m', '1', BO);
    expect(await store.vacateSeat('m', '0', 'bo', undefined)).toBe(false);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual(free('0'));
    await store.claimSeat('m', '0', ADA);
    await store.vacateSeat('m', '0', 'ada', { name: 'Computer 1', bot: 'normal' });
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Computer 1', bot: 'normal' });
  });

  test('wipes a running match when its last human goes, with all that belongs to it', async () => {
    const { store } = await open();
    await store.create(
      newMatch('m', { seats: [free('0'), { ...free('1'), name: 'Computer 2', bot: 'easy' }] }),
    );
    await store.claimSeat('m', '0', ADA);
    await store.commit('m', 0, stateAt(1), [entry(0)]);
    await store.addChatLine('m', { id: 'a', playerID: '0', text: 'bye' }, 10);
    expect(await store.vacateSeat('m', '0', 'ada', undefined)).toBe(true);
    expect(await store.read('m')).toBeUndefined();
    expect(await store.log('m')).toEqual([]);
    expect(await store.chat('m')).toEqual([]);
  });

  test('keeps a finished match and its names when its last human goes', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    await store.claimSeat('m', '0', ADA);
    await store.commit('m', 0, stateAt(1, { winners: [] }), [entry(0)]);
    expect(await store.vacateSeat('m', '0', 'ada', { name: 'Computer 1', bot: 'easy' })).toBe(true);
    expect((await store.read('m'))!.seats[0]).toEqual({ ...free('0'), name: 'Ada' });
    expect(await store.claimSeat('m', '1', BO)).toBe(false);
  });

  test('remembers the first rematch only', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    expect(await store.linkRematch('m', 'one')).toBe('one');
    expect(await store.linkRematch('m', 'other')).toBe('one');
    expect(await store.read('m')).toMatchObject({ nextMatchID: 'one' });
  });

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

  test('knows where each match stands that it is asked for', async () => {
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

  test('dates no two changes alike', async () => {
    const { store } = await open();
    for (const id of ['a', 'b', 'c']) await store.create(newMatch(id));
    const times = (await store.list({ limit: 3 })).map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([1002, 1001, 1000]);
  });

  test('remembers the newest lines of chat, each once', async () => {
    const { store } = await open();
    await store.create(newMatch('m'));
    for (const id of ['a', 'b', 'c', 'd']) expect(await store.addChatLine('m', line(id), 3)).toBe(true);
    expect(await store.addChatLine('m', line('d'), 3)).toBe(false);
    expect(await store.chat('m')).toEqual(['b', 'c', 'd'].map(line));
  });

  test('lets no change of the clock put a match before all others for ever', async () => {
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

  describe('throws old matches away', () => {
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

    test('but none that somebody came back to in that day', async () => {
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

/** A store in a file, closed after the test. */
const openedFile = (dataDir: string): MatchStore => {
  const store = openSqliteStore(dataDir);
  later(() => store.close());
  return store;
};

describe('the file', () => {
  test('is made with its folder, and read again by the next server', async () => {
    const dataDir = join(temporaryFolder(), 'not', 'there', 'yet');
    const first = openSqliteStore(dataDir);
    await first.create(newMatch('m'));
    await first.commit('m', 0, stateAt(1), [entry(0)]);
    await first.close();
    const store = openedFile(dataDir);
    expect(await store.read('m')).toMatchObject({ stateID: 1 });
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });

  test('is shared by two servers without losing a move', async () => {
    const dataDir = temporaryFolder();
    const stores = [openedFile(dataDir), openedFile(dataDir)];
    await stores[0]!.create(newMatch('m'));
    const done = await Promise.all(stores.map((store) => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await stores[1]!.log('m')).toEqual([entry(0)]);
  });

  test('does not grow with what has been written over', async () => {
    const dataDir = temporaryFolder();
    const store = openedFile(dataDir);
    await store.create(newMatch('m', { state: { ...stateAt(0), G: 'x'.repeat(50_000) } }));
    for (let move = 0; move < 200; move++)
      await store.commit('m', move, { ...stateAt(move + 1), G: 'x'.repeat(50_000) }, [entry(move)]);
    expect(statSync(join(dataDir, 'matches.db-wal')).size).toBeLessThan(6_000_000);
  });

  test('of an older server is brought up to date without losing a match', async () => {
    const dataDir = temporaryFolder();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec(`
      CREATE TABLE matches (id TEXT PRIMARY KEY, game TEXT NOT NULL, unlisted INTEGER NOT NULL, options TEXT NOT NULL,
        seed TEXT NOT NULL, state TEXT NOT NULL, state_id INTEGER NOT NULL, gameover TEXT, next_match TEXT,
        created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL) STRICT;
      CREATE INDEX matches_listed ON matches (unlisted, updated_at);
      CREATE TABLE seats (match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, seat TEXT NOT NULL, name TEXT,
        credential TEXT, bot TEXT, PRIMARY KEY (match_id, seat)) STRICT, WITHOUT ROWID;
      CREATE TABLE log (match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE, state_id INTEGER NOT NULL,
        entries TEXT NOT NULL, PRIMARY KEY (match_id, state_id)) STRICT, WITHOUT ROWID;
      CREATE TABLE chat (line INTEGER PRIMARY KEY, match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        id TEXT NOT NULL, seat TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (match_id, id)) STRICT;
      PRAGMA user_version = 1`);
    const insert = db.prepare(`INSERT INTO matches VALUES (?, 'game', 0, '{}', 'seed', ?, 1, ?, NULL, 1, ?)`);
    insert.run(['running', JSON.stringify(stateAt(1)), null, 1]);
    insert.run(['over', JSON.stringify(stateAt(1, {})), '{}', 2]);
    db.prepare(`INSERT INTO log VALUES ('running', 1, ?)`).run([JSON.stringify([entry(0)])]);
    db.close();

    const store = openedFile(dataDir);
    const listed = async (over: boolean) =>
      (await store.list({ over, limit: 9 })).map(({ matchID }) => matchID);
    expect(await listed(false)).toEqual(['running']);
    expect(await listed(true)).toEqual(['over']);
    expect(await store.load('running')).toMatchObject({
      match: { rules: undefined },
      state: { _stateID: 1 },
    });
    expect(await store.commit('running', 1, stateAt(2), [entry(1)])).toBe(true);
    expect(await store.log('running')).toEqual([entry(0), entry(1)]);
  });

  test('gives back the space of what is deleted', async () => {
    const dataDir = temporaryFolder();
    let time = 1000;
    const store = openSqliteStore(dataDir, { clock: () => time });
    later(() => store.close());
    await store.expire({ unchangedFor: 1e12, emptyFor: 1000 });
    for (let at = 0; at < 20; at++)
      await store.create(newMatch(`m${at}`, { state: { ...stateAt(0), G: 'x'.repeat(100_000) } }));
    time = 10_000;
    await store.expire({ unchangedFor: 1e12, emptyFor: 1000 });
    const size = (file: string) => statSync(join(dataDir, file)).size;
    expect(size('matches.db') + size('matches.db-wal')).toBeLessThan(500_000);
  });

  test('of a newer server is left alone', () => {
    const dataDir = temporaryFolder();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openSqliteStore(dataDir)).toThrow('newer server');
  });
});
