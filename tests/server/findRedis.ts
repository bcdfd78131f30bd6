import { Redis } from 'ioredis';

const LOCAL = 'redis://127.0.0.1:6379';

/** A Redis for tests: at `REDIS_URL`, or on this machine. Prints a message if none answers. */
export const findRedis = async (): Promise<string | undefined> => {
  const url = process.env['REDIS_URL'] || LOCAL;
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 1000, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return url;
  } catch {
    process.stderr.write(`No Redis answers at ${LOCAL}: what goes by way of it is not tested.\n`);
    return undefined;
  } finally {
    redis.disconnect();
  }
};
