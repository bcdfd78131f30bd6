import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../server/freePort';
import { cutConnections, startRedis, stopDatabase } from './chaos/blows';
import { endure, type Outcome, type Siege } from './chaos/siege';
import { withDatabase } from './database';
import { startPackaged } from './server/embeddedPostgres';

/**
 * Is a move that was acknowledged ever lost? `npm run chaos -- --kills 100 --store sqlite` plays on a server, kills
 * it at random moments, and in the end compares what is stored with what its players were told. With `--store
 * postgres`, the matches are in a separate database at `--postgres url`, and `--servers 3` spreads the seats of every
 * match over that many servers. `--cuts 100` cuts the database's connections instead of killing anything, `--crashes
 * 20` makes a separate PostgreSQL crash and come back, `--stops 20` stops a Redis through which three servers hear
 * each other. After `--minutes 10`, or when interrupted, it makes no more faults, but still compares.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    store: { type: 'string', default: 'sqlite' },
    cuts: { type: 'string' },
    crashes: { type: 'string' },
    stops: { type: 'string' },
    servers: { type: 'string' },
    minutes: { type: 'string' },
    every: { type: 'string', default: '3000' },
    seed: { type: 'string', default: new Date().toISOString() },
    postgres: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432' },
  },
});

const begun = performance.now();
const longest = values.minutes === undefined ? Infinity : Number(values.minutes) * 60_000;
let interrupted = false;
process.once('SIGINT', () => (interrupted = true));

const besiege = (siege: Pick<Siege, 'kept' | 'blows' | 'strike' | 'servers' | 'redisUrl'>) =>
  endure({
    ...siege,
    seed: values.seed,
    every: Number(values.every),
    isEnough: () => interrupted || performance.now() - begun > longest,
    onBlow: (blows) => void process.stderr.write(`\r${blows} of ${siege.blows}`),
  });

const inFolder = async (): Promise<Outcome> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-'));
  try {
    return await besiege({ kept: { dataDir }, blows: Number(values.kills) });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
};

/** The longest time a database is away, in ms: longer than a move waits for it. */
const LONGEST_AWAY = 9000;

const withCrashes = async (): Promise<Outcome> => {
  const { url, stop, ...database } = await startPackaged(await freePort());
  try {
    return await besiege({
      kept: { databaseUrl: url },
      blows: Number(values.crashes),
      strike: stopDatabase(database, LONGEST_AWAY),
    });
  } finally {
    await stop();
  }
};

const inDatabase = (): Promise<Outcome> =>
  withDatabase(values.postgres, (databaseUrl) =>
    besiege(
      values.cuts
        ? { kept: { databaseUrl }, blows: Number(values.cuts), strike: cutConnections(databaseUrl) }
        : { kept: { databaseUrl }, blows: Number(values.kills), servers: Number(values.servers ?? 1) },
    ),
  );

const withRedis = async (): Promise<Outcome> => {
  const { url, stop, strike } = await startRedis(await freePort());
  try {
    return await withDatabase(values.postgres, (databaseUrl) =>
      besiege({
        kept: { databaseUrl },
        redisUrl: url,
        servers: Number(values.servers ?? 3),
        blows: Number(values.stops),
        strike: strike(LONGEST_AWAY),
      }),
    );
  } finally {
    await stop();
  }
};

const inStore = values.store === 'postgres' || values.cuts ? inDatabase : inFolder;
const onRedis = values.stops ? withRedis : inStore;
const run = values.crashes ? withCrashes : onRedis;

const { faults, ...told } = await run();
console.log({ seed: values.seed, ...told, seconds: Math.round((performance.now() - begun) / 1000) });
for (const fault of faults.slice(0, 50)) console.error(fault.slice(0, 700));
console.log(faults.length ? `${faults.length} faults` : 'Nothing that was acknowledged is lost.');
process.exit(faults.length ? 1 : 0);
