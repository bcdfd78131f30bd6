import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerSettings } from '../settings';
import { migrate } from '../storage/sqliteSchema';
import { CLEAR_SHARED, copyMatches, inserterOf, openFile, snapshotOfDatabase } from './kept';
import { StartError } from './startError';

/** Copies the database file of a server as it is now, even while it is being written. */
const copyFile = (dataDir: string, to: string): void => {
  const db = openFile(join(dataDir, 'matches.db'));
  try {
    db.prepare('VACUUM INTO ?').run([to]);
  } finally {
    db.close();
  }
};

/** Writes the content of a PostgreSQL database into an SQLite file like that of a server without one. */
const copyDatabase = async (databaseUrl: string, to: string): Promise<void> => {
  const snapshot = await snapshotOfDatabase(databaseUrl);
  const db = openFile(to);
  try {
    await migrate(db);
    db.exec(`BEGIN; ${CLEAR_SHARED}`);
    await copyMatches(snapshot.read, inserterOf(db));
    db.exec('COMMIT');
  } finally {
    db.close();
    await snapshot.close();
  }
};

/**
 * Writes all matches to a file, as they are at one moment, while they are played. It is always an SQLite file, so
 * that it can be restored to SQLite and to PostgreSQL. It holds seeds and hands, and only its owner can read it.
 * Rejects with a `StartError` when the file already exists, or there is nothing to back up.
 */
export const backUp = async (
  { databaseUrl, dataDir }: Pick<ServerSettings, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<void> => {
  if (existsSync(file)) throw new StartError(`${file} is there already; it is not written over.`);
  // an interrupted backup must not look like a complete one
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
    if (databaseUrl === undefined) copyFile(dataDir, unfinished);
    else await copyDatabase(databaseUrl, unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
};
