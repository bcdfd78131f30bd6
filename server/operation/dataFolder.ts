import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { codeOf, messageOf } from '../errors';
import { StartError } from './startError';

/** Creates the folder and its parents. (Node's own recursive mkdir never ends below /proc.) */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // somebody else has created it in the meantime
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** Creates the data folder if it is missing. Throws a `StartError` if it cannot be written to. */
export const prepareDataFolder = (dataDir: string): void => {
  const setAnother = 'Set DATA_DIR to a folder that can be written to.';
  try {
    makeFolder(resolve(dataDir));
    if (!statSync(dataDir).isDirectory())
      throw new StartError(`${dataDir} is no folder, so no matches can be kept in it. ${setAnother}`);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`No matches can be kept in ${dataDir} (${codeOf(error)}). ${setAnother}`);
  }
};

/**
 * Keeps every other server out of the folder until the returned function is called or the process ends in any way: an
 * SQLite lock on a file, which the system releases with the process. Throws a `StartError` if another server holds
 * it.
 */
export const holdDataFolder = (dataDir: string): (() => void) => {
  let lock: Database.Database | undefined;
  try {
    lock = new Database(join(dataDir, 'server.lock'));
    // nothing is ever written, so no journal file is needed
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (codeOf(error) === 'SQLITE_BUSY')
      throw new StartError(
        `Another server keeps its matches in ${dataDir}. Stop that one, or set DATA_DIR to another folder.`,
      );
    throw new StartError(`No matches can be kept in ${dataDir} (${messageOf(error)}).`);
  }
  return () => void lock.close();
};
