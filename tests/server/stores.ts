import { join } from 'node:path';
import Database from 'libsql';
import type { MatchStore, StoreOptions } from '../../server/storage/matchStore';
import { openPostgresStore } from '../../server/storage/postgresStore';
import { openSqliteStore } from '../../server/storage/sqliteStore';
import { later, temporaryFolder } from './harness';
import { freshDatabase, inDatabase } from './postgres';
import { newMatch } from './storedMatches';

export const ADA = { name: 'Ada', credentialHash: 'ada' };
export const BO = { name: 'Bo', credentialHash: 'bo' };

export type Opened = {
  readonly store: MatchStore;
  readonly at: (ms: number) => void;
  /** Makes a match unreadable. */
  readonly spoil: (matchID: string) => Promise<void>;
};

/** A store whose clock the test sets. */
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

/** All the stores: each test runs on an empty one of each kind, with a clock it sets. */
export const STORES: Readonly<Record<string, (options?: StoreOptions) => Promise<Opened>>> = {
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

/** A match with Ada at the first seat. */
export const seated = async ({ store }: Opened, matchID: string) => {
  await store.create(newMatch(matchID));
  await store.claimSeat(matchID, '0', ADA);
};
