import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { MatchStore } from '../../server/storage/matchStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import { later, temporaryFolder } from './harness';
import { entry, newMatch, stateAt } from './storedMatches';

/** A store in a file, closed after the test. */
const openedFile = async (dataDir: string): Promise<MatchStore> => {
  const store = await openSqliteStore(dataDir);
  later(() => store.close());
  return store;
};

describe('the file', () => {
  test('is created with its folder, and read by the next server', async () => {
    const dataDir = join(temporaryFolder(), 'not', 'there', 'yet');
    const first = await openSqliteStore(dataDir);
    await first.create(newMatch('m'));
    await first.commit('m', 0, stateAt(1), [entry(0)]);
    await first.close();
    const store = await openedFile(dataDir);
    expect(await store.read('m')).toMatchObject({ stateID: 1 });
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });

  test('is shared by two servers without losing a move', async () => {
    const dataDir = temporaryFolder();
    const stores = [await openedFile(dataDir), await openedFile(dataDir)];
    await stores[0]!.create(newMatch('m'));
    const done = await Promise.all(stores.map((store) => store.commit('m', 0, stateAt(1), [entry(0)])));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await stores[1]!.log('m')).toEqual([entry(0)]);
  });

  test('does not grow when data is overwritten', async () => {
    const dataDir = temporaryFolder();
    const store = await openedFile(dataDir);
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

    const store = await openedFile(dataDir);
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

  test('frees the space of deleted data', async () => {
    const dataDir = temporaryFolder();
    let time = 1000;
    const store = await openSqliteStore(dataDir, { clock: () => time });
    later(() => store.close());
    await store.expire({ unchangedFor: 1e12, emptyFor: 1000 });
    for (let at = 0; at < 20; at++)
      await store.create(newMatch(`m${at}`, { state: { ...stateAt(0), G: 'x'.repeat(100_000) } }));
    time = 10_000;
    await store.expire({ unchangedFor: 1e12, emptyFor: 1000 });
    const size = (file: string) => statSync(join(dataDir, file)).size;
    expect(size('matches.db') + size('matches.db-wal')).toBeLessThan(500_000);
  });

  test('of a newer server is not changed', async () => {
    const dataDir = temporaryFolder();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openSqliteStore(dataDir)).rejects.toThrow('newer server');
  });
});
