import pg from 'pg';
import { messageOf } from '../errors';
import { createLimits, NO_LIMITS, type Limits } from '../http/limits';
import type { Log } from '../log';
import { StartError } from '../operation/startError';
import type { ServerSettings } from '../settings';
import { ALONE, createCluster, type Cluster } from './cluster';
import { postgresCounters, redisCounters } from './counters';

/** A unique name for a database and its schema, whatever address it is reached by. */
const nameOf = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT md5(concat_ws('/', system_identifier, current_database(), current_schema())) AS name
       FROM pg_control_system()`,
    );
    return rows[0]!.name;
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be told from others: ${messageOf(error)}`);
  } finally {
    await client.end();
  }
};

/**
 * A server with a database file in its own folder is alone; servers that share a PostgreSQL database form a cluster
 * and count requests together. Rejects with a `StartError` when the database cannot say which one it is.
 */
export const openCluster = async (
  { databaseUrl, redisUrl, rateLimits }: Pick<ServerSettings, 'databaseUrl' | 'redisUrl' | 'rateLimits'>,
  log: Log,
): Promise<{ readonly cluster: Cluster; readonly limits: Limits }> => {
  if (databaseUrl === undefined) return { cluster: ALONE, limits: rateLimits ? createLimits() : NO_LIMITS };
  const name = await nameOf(databaseUrl);
  const cluster = createCluster({ databaseUrl, redisUrl }, name, log);
  if (!rateLimits) return { cluster, limits: NO_LIMITS };
  const counters = redisUrl ? redisCounters(redisUrl, `matches-${name}`) : postgresCounters(databaseUrl);
  return {
    cluster: { ...cluster, leave: () => cluster.leave().finally(counters.close) },
    limits: createLimits(counters.counterOf),
  };
};
