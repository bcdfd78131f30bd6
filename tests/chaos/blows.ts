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
