import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * Does something with a PostgreSQL database that is created for it and dropped afterwards. `server` is where that may
 * be done.
 */
export const withDatabase = async <T>(server: string, work: (url: string) => Promise<T>): Promise<T> => {
  const name = `made_${randomBytes(8).toString('hex')}`;
  const admin = async (sql: string) => {
    const client = new Client({ connectionString: new URL('/postgres', server).href });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name}`);
  try {
    return await work(new URL(`/${name}`, server).href);
  } finally {
    await admin(`DROP DATABASE ${name} WITH (FORCE)`);
  }
};
