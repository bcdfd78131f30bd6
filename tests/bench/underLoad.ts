import { fork, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { newCredentials, newMatchID } from '../../server/identity';
import { ROOT } from '../../server/root';
import { withDatabase } from '../database';
import type { FromServer, Kind, Memory, Ordered, Table, ToServer, Usage } from './serverKinds';

/** A server in a separate process. */
export type ServerUnderLoad = {
  readonly port: number;
  readonly tables: readonly Table[];
  /** What it has used so far. */
  readonly usage: () => Promise<Usage>;
  /** Makes it collect garbage, which takes a while: not to be called during a measurement. */
  readonly memory: () => Promise<Memory>;
  /** Makes a computer player think beside the matches from now on; resolves when it has begun. */
  readonly think: () => Promise<unknown>;
};

/** What is served: a number of matches of a game, all dealt by the same seed. */
export type Wanted = {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly matches: number;
  /** How much the echo sends, in bytes. */
  readonly packetBytes: number;
};

/** Where servers find what they need, and where profiles are written, if wanted. */
export type Ground = {
  readonly postgres: string;
  readonly profile: string | undefined;
  /** The cores a server may use; one by default. */
  readonly cores?: string;
};

/** One core for the servers, the other for the players, where that can be set. */
export const pin = (pid: number, cores: string) => {
  try {
    execFileSync('taskset', ['-a', '-cp', cores, String(pid)], { stdio: 'ignore' });
  } catch {
    process.stderr.write('taskset is missing: server and players share the cores\n');
  }
};

const answerOf = async <Type extends FromServer['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<FromServer, { type: Type }>> => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server has ended');
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [FromServer];
  if (message.type !== type) throw new Error(`the server said ${message.type} instead of ${type}`);
  return message as Extract<FromServer, { type: Type }>;
};

/** That many tables, with credentials nobody has yet. */
export const newTables = ({ seats, matches }: Pick<Wanted, 'seats' | 'matches'>): Table[] =>
  Array.from({ length: matches }, () => ({
    matchID: newMatchID(),
    credentials: Array.from({ length: seats }, newCredentials),
  }));

/** Starts a server for as long as the work takes. */
export const withProcess = async <T>(
  ordered: Ordered,
  { profile, cores = '0' }: Ground,
  work: (server: ServerUnderLoad) => Promise<T>,
): Promise<T> => {
  const child = fork(join(ROOT, 'dist/benched.js'), {
    execArgv: ['--expose-gc', ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`])],
  });
  const tell = (message: ToServer) => child.send(message);
  try {
    tell({ type: 'start', ordered });
    const started = await answerOf(child, 'started');
    pin(child.pid!, cores);
    return await work({
      ...started,
      usage: () => {
        tell({ type: 'usage' });
        return answerOf(child, 'usage');
      },
      memory: () => {
        tell({ type: 'memory' });
        return answerOf(child, 'memory');
      },
      think: () => {
        tell({ type: 'think' });
        return answerOf(child, 'thinking');
      },
    });
  } finally {
    if (child.exitCode === null) {
      tell({ type: 'stop' });
      await once(child, 'exit');
    }
  }
};

/** Runs one server with that many tables, with a separate database if it needs one. */
export const withServer = <T>(
  kind: Kind,
  { game, seed, packetBytes, ...wanted }: Wanted,
  ground: Ground,
  work: (server: ServerUnderLoad) => Promise<T>,
): Promise<T> => {
  const run = (database?: string) =>
    withProcess({ kind, game, seed, tables: newTables(wanted), packetBytes, database }, ground, work);
  return kind.endsWith('postgres') ? withDatabase(ground.postgres, run) : run();
};
