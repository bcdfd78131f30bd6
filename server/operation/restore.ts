import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'libsql';
import { messageOf } from '../errors';
import type { ServerSettings } from '../settings';
import { openPostgresStore } from '../storage/postgresStore';
import { migrate } from '../storage/sqliteSchema';
import { holdDataFolder, prepareDataFolder } from './dataFolder';
import {
  CLEAR_SHARED,
  connectTo,
  copyMatches,
  inserterOfDatabase,
  matchIDs,
  mustBeEmpty,
  openFile,
  readerOf,
  readerOfDatabase,
} from './kept';
import { StartError } from './startError';

/** Rejects unless the file is intact; brings its tables up to date. */
const check = async (db: Database.Database, file: string): Promise<void> => {
  try {
    const [{ quick_check: found }] = db.pragma('quick_check') as [{ quick_check: string }];
    if (found !== 'ok') throw new Error(found);
    await migrate(db);
  } catch (error) {
    throw new StartError(`${file} cannot be restored: ${messageOf(error)}`);
  }
};

/** Runs work on a copy of the backup; the backup itself stays unchanged. */
const withCopy = async <T>(file: string, copy: string, work: (db: Database.Database) => Promise<T>) => {
  if (!existsSync(file)) throw new StartError(`There is no ${file}.`);
  copyFileSync(file, copy);
  const db = openFile(copy);
  try {
    await check(db, file);
    return await work(db);
  } finally {
    db.close();
  }
};

const restoreToFolder = async (dataDir: string, file: string): Promise<number> => {
  prepareDataFolder(dataDir);
  const release = holdDataFolder(dataDir);
  const kept = join(dataDir, 'matches.db');
  const unfinished = `${kept}.unfinished`;
  try {
    if (existsSync(kept)) {
      const db = openFile(kept);
      await mustBeEmpty(readerOf(db), dataDir).finally(() => db.close());
    }
    const ids = await withCopy(file, unfinished, (db) => matchIDs(readerOf(db)));
    for (const end of ['', '-wal', '-shm']) rmSync(kept + end, { force: true });
    renameSync(unfinished, kept);
    return ids.length;
  } finally {
    rmSync(unfinished, { force: true });
    release();
  }
};

const restoreToDatabase = async (databaseUrl: string, file: string): Promise<number> => {
  // creates the tables
  await (await openPostgresStore(databaseUrl)).close();
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  const client = await connectTo(databaseUrl);
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE matches IN EXCLUSIVE MODE');
    await mustBeEmpty(readerOfDatabase(client), 'The database');
    await client.query(CLEAR_SHARED);
    const matches = await withCopy(file, join(folder, 'matches.db'), (db) =>
      copyMatches(readerOf(db), inserterOfDatabase(client)),
    );
    await client.query('COMMIT');
    return matches;
  } finally {
    await client.end();
    rmSync(folder, { recursive: true });
  }
};

/**
 * Restores a backup to a place without matches; returns how many matches there are then. It restores either all of
 * them or none. Rejects with a `StartError` that says why not.
 */
export const restore = (
  { databaseUrl, dataDir }: Pick<ServerSettings, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<number> =>
  databaseUrl === undefined ? restoreToFolder(dataDir, file) : restoreToDatabase(databaseUrl, file);
