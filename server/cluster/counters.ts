import { Redis } from 'ioredis';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { CounterOf } from '../http/limits';

/** Counters shared by all processes of a database; while they cannot be reached, each process counts for itself. */
export type SharedCounters = {
  readonly counterOf: CounterOf;
  readonly close: () => Promise<void>;
};

/** The longest wait for a shared counter, in ms. */
const PATIENCE = 500;

/** Counts in Redis, under keys that begin with `name`. */
export const redisCounters = (url: string, name: string): SharedCounters => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    connectTimeout: 2000,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => {});
  return {
    counterOf: (options) =>
      new RateLimiterRedis({
        ...options,
        keyPrefix: `${name}/${options.keyPrefix}`,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    close: async () => redis.disconnect(),
  };
};

/** Counts in a table of the database. */
export const postgresCounters = (url: string): SharedCounters => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'matches: limits',
    max: 2,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // in the meantime each process counts in memory
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    counterOf: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    close: () => pool.end(),
  };
};
