import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { later, PATIENCE, temporaryFolder } from './harness';

const ROOT = join(__dirname, '../..');
const NODE = [process.execPath, '--import', 'tsx', 'server/serve.ts'] as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks every few ms until it is so. */
const comes = async (what: string, isSo: () => Promise<boolean> | boolean): Promise<void> => {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > PATIENCE) throw new Error(`${what} did not come`);
    await pause(50);
  }
};

const freePort = async (): Promise<number> => {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

type Running = {
  readonly child: ChildProcess;
  readonly answers: (path: string) => Promise<number | undefined>;
  /** What it has written to standard error. */
  readonly said: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
};

/** A server as a process of its own, in a process group that is ended with the test. */
const start = async (
  [command, ...args]: readonly string[] = NODE,
  { env, ...options }: SpawnOptions = {},
): Promise<Running> => {
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
  return { child, answers, said: () => said, ended };
};

const started = async (...what: Parameters<typeof start>): Promise<Running> => {
  const running = await start(...what);
  await comes('an answer', async () => (await running.answers('/readyz')) === 200);
  return running;
};

describe('a server that is told to stop', () => {
  test('ends in order', async () => {
    const { child, ended } = await started();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  // npm hands the signal to a shell, which ends without a word to the server
  test.each([
    ['npm run serve', ['npm', 'run', 'serve']],
    ['npx tsx', ['npx', 'tsx', 'server/serve.ts']],
  ])('by way of %s leaves nothing behind', async (_, command) => {
    const { child, answers } = await started(command);
    child.kill('SIGTERM');
    await comes('an end', async () => (await answers('/healthz')) === undefined);
  });
});

/** Makes the server write 400 kB, more than a pipe has room for. Answers whether it still can play. */
const ask = async ({ answers }: Running) => {
  for (let at = 0; at < 200; at++) await answers(`/games/${'x'.repeat(2000)}`);
  return answers('/readyz');
};

describe('a log', () => {
  test('on a full disk costs its lines and nothing else', async () => {
    const full = openSync('/dev/full', 'w');
    later(() => closeSync(full));
    const running = await started(NODE, { stdio: ['ignore', full, full] });
    expect(await ask(running)).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });

  test('that nobody reads holds nothing up', async () => {
    const running = await started(NODE, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.child.stdout!.pause();
    expect(await ask(running)).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });

  test('whose reader is gone is not missed', async () => {
    const running = await started(NODE, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.child.stdout!.destroy();
    expect(await ask(running)).toBe(200);
  });
});

const keeping = (dataDir: string) => ({ env: { DATA_DIR: dataDir } });

describe('a folder', () => {
  test('is free at once when its server was killed', async () => {
    const dataDir = temporaryFolder();
    const first = await started(NODE, keeping(dataDir));
    const second = await start(NODE, keeping(dataDir));
    expect(await second.ended).toBe(1);
    expect(second.said()).toBe(
      `Another server keeps its matches in ${dataDir}. Stop that one, or set DATA_DIR to another folder.\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    await started(NODE, keeping(dataDir));
  });

  test('that cannot be had is said in one sentence', async () => {
    const { ended, said } = await start(NODE, keeping('/proc/nowhere'));
    expect(await ended).toBe(1);
    expect(said()).toBe(
      'No matches can be kept in /proc/nowhere (ENOENT). Set DATA_DIR to a folder that can be written to.\n',
    );
  });
});
