import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/freePort';
import { later, PATIENCE, temporaryFolder } from './harness';

const ROOT = join(__dirname, '../..');
/** The command that starts the built server without npm. */
export const NODE = [process.execPath, 'dist/serve.js'] as const;

/** Checks every few ms until the condition holds. */
export const comes = async (what: string, isSo: () => Promise<boolean> | boolean): Promise<void> => {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > PATIENCE) throw new Error(`${what} did not come`);
    await pause(50);
  }
};

/** A server as a process. */
export type Running = {
  readonly port: number;
  readonly child: ChildProcess;
  readonly answers: (path: string) => Promise<number | undefined>;
  /** What it has written to standard error. */
  readonly said: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
};

/** A server as a separate process, in a process group that is ended with the test. */
export const start = async (
  [command, ...args]: readonly string[] = NODE,
  { env, ...options }: SpawnOptions = {},
): Promise<Running> => {
  if (!existsSync(join(ROOT, 'dist/serve.js')))
    throw new Error('The server is not built. Run `npm run build` first.');
  const port = await freePort();
  const { npm_lifecycle_event: _npm, ...outside } = process.env;
  const child = spawn(command!, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...options,
    env: { ...outside, PORT: String(port), DATA_DIR: temporaryFolder(), LOG_LEVEL: 'debug', ...env },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  later(async () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // all of them have ended
    }
    await ended;
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const answers = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => undefined,
    );
  return { port, child, answers, said: () => said, ended };
};

/** The same, once it can play. */
export const started = async (...what: Parameters<typeof start>): Promise<Running> => {
  const running = await start(...what);
  await comes('an answer', async () => (await running.answers('/readyz')) === 200);
  return running;
};
