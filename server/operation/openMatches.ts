import { messageOf } from '../errors';
import type { ServerSettings } from '../settings';
import type { MatchStore, StoreOptions } from '../storage/matchStore';
import { openPostgresStore } from '../storage/postgresStore';
import { openSqliteStore } from '../storage/sqliteStore';
import { holdDataFolder, prepareDataFolder } from './dataFolder';
import { StartError } from './startError';

/** A folder can be used by one server only. */
const openFolder = async (dataDir: string, options: StoreOptions): Promise<MatchStore> => {
  if (dataDir === ':memory:') return openSqliteStore(dataDir, options);
  prepareDataFolder(dataDir);
  const release = holdDataFolder(dataDir);
  try {
    const store = await openSqliteStore(dataDir, options);
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw new StartError(`The matches in ${dataDir} cannot be opened: ${messageOf(error)}`);
  }
};

/** A database may be shared by several servers. Its address contains a password and is not repeated in messages. */
const openDatabase = async (url: string, options: StoreOptions): Promise<MatchStore> => {
  try {
    return await openPostgresStore(url, options);
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be used: ${messageOf(error)}`);
  }
};

/**
 * Opens the matches of a server: in the database named in the settings, or else in a folder. Rejects with a
 * `StartError` that says why that failed.
 */
export const openMatches = async (
  { databaseUrl, dataDir }: Pick<ServerSettings, 'databaseUrl' | 'dataDir'>,
  options: StoreOptions = {},
): Promise<MatchStore> =>
  databaseUrl === undefined ? openFolder(dataDir, options) : openDatabase(databaseUrl, options);
