import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { later, PATIENCE } from './harness';

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** The server that was found or is being started for the tests: setup.ts. */
const server = (): string => {
  const url = process.env['TEST_POSTGRES'];
  if (!url) throw new Error('jest has not been set up');
  return url;
};

const whenStarted = async (): Promise<pg.Client> => {
  const end = performance.now() + PATIENCE;
  for (;;)
    try {
      return await connect(server());
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
};

/** Does something with a connection to a database. */
export const inDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A new, empty PostgreSQL database that is dropped after the test; returns its address. */
export const freshDatabase = async (): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = await whenStarted();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  later(() => inDatabase(server(), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)));
  const url = new URL(server());
  url.pathname = name;
  return url.href;
};
