import type { Settings } from '../settings';
import type { MatchStore, StoreOptions } from '../storage/matchStore';
import { openSqliteStore } from '../storage/sqliteStore';
import { holdDataFolder, prepareDataFolder } from './dataFolder';
import { StartError } from './startError';

/** Opens the matches of a server, for it alone. Throws a `StartError` that says why that cannot be. */
export const openMatches = (
  { dataDir }: Pick<Settings, 'dataDir'>,
  options: StoreOptions = {},
): MatchStore => {
  if (dataDir === ':memory:') return openSqliteStore(dataDir, options);
  prepareDataFolder(dataDir);
  const release = holdDataFolder(dataDir);
  try {
    const store = openSqliteStore(dataDir, options);
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw new StartError(`The matches in ${dataDir} cannot be opened: ${(error as Error).message}`);
  }
};
