import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Siege } from './siege';

type Blow = NonNullable<Siege['strike']>;

/** Cuts all connections to a database, a few times in short order. */
export const cutConnections =
  (database: string): Blow =>
  async (random) => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    for (let cuts = 1 + Math.floor(random.Number() * 4); cuts > 0; cuts--) {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await pause(random.Number() * 300);
    }
    await client.end();
  };

type Stoppable = { readonly crash: () => Promise<void>; readonly start: () => Promise<void> };

/** Has a database crash and come back after a while: at once, or when nobody waits for it any more. */
export const stopDatabase =
  ({ crash, start }: Stoppable, longest: number): Blow =>
  async (random) => {
    await crash();
    await pause(random.Number() * longest);
    await start();
  };

/** A Redis of one's own, which keeps nothing; `redis-server` has to be installed. */
export const startRedis = async (port: number) => {
  const spawned = () => spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  let redis = spawned();
  const kill = async () => {
    const gone = once(redis, 'exit');
    redis.kill('SIGKILL');
    await gone;
  };
  await once(redis.stdout, 'data');
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: kill,
    /** Has it die and come back, or stand still for a while, which leaves connections open that nothing comes over. */
    strike:
      (longest: number): Blow =>
      async (random) => {
        if (random.Number() < 0.5) {
          await kill();
          await pause(random.Number() * longest);
          redis = spawned();
          return;
        }
        redis.kill('SIGSTOP');
        await pause(random.Number() * longest);
        redis.kill('SIGCONT');
      },
  };
};
