import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutConnections, stopDatabase } from './chaos/blows';
import { endure, type Outcome, type Siege } from './chaos/siege';
import { withDatabase } from './database';
import { freePort, startPackaged } from './server/embeddedPostgres';

/**
 * Is a move that was acknowledged ever lost? `npm run chaos -- --kills 100 --store sqlite` plays on a server, kills it at
 * random moments, and compares at last what is kept with what its players were told. With `--store postgres` the matches
 * are kept in a database of their own at `--postgres url`. `--cuts 100` cuts its connections instead of killing anything,
 * `--crashes 20` has a PostgreSQL of its own crash and come back.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    store: { type: 'string', default: 'sqlite' },
    cuts: { type: 'string' },
    crashes: { type: 'string' },
    every: { type: 'string', default: '3000' },
    seed: { type: 'string', default: new Date().toISOString() },
    postgres: { type: 'string', default: 'postgres://postgres@127.0.0.1:5432' },
  },
});

const besiege = (siege: Pick<Siege, 'kept' | 'blows' | 'strike'>) =>
  endure({
    ...siege,
    seed: values.seed,
    every: Number(values.every),
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

/** The longest a database is away, in ms: longer than a move waits for it. */
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
        : { kept: { databaseUrl }, blows: Number(values.kills) },
    ),
  );

const run = values.crashes ? withCrashes : values.store === 'postgres' || values.cuts ? inDatabase : inFolder;

const begun = performance.now();
const { faults, ...told } = await run();
console.log({ seed: values.seed, ...told, seconds: Math.round((performance.now() - begun) / 1000) });
for (const fault of faults.slice(0, 50)) console.error(fault.slice(0, 700));
console.log(faults.length ? `${faults.length} faults` : 'Nothing that was acknowledged is lost.');
process.exit(faults.length ? 1 : 0);
