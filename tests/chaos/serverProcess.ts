import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { ROOT } from '../../server/root';
import type { ServerSettings } from '../../server/settings';

/** A server in a process of its own. */
export type ServerProcess = {
  /** Its address, once it listens; nothing if it ended before. */
  readonly url: Promise<string | undefined>;
  /** Ends it without a warning. */
  readonly kill: () => Promise<void>;
  /** Has it stop in order; answers its exit code. */
  readonly stop: () => Promise<number | null>;
};

/** Starts servers of the same settings, one after the other. */
export type ServerProcesses = {
  readonly start: () => Promise<ServerProcess>;
  /** Ends all of them. */
  readonly close: () => Promise<void>;
};

let building: Promise<unknown> | undefined;

/** Builds the server, once: it is started many times. */
const build = (): Promise<unknown> =>
  (building ??= promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/chaos/vite.config.ts'],
    { cwd: ROOT },
  ));

/** `onLine` is told every line of their logs, and whatever else they print. */
export const createServerProcesses = (
  settings: Partial<ServerSettings>,
  onLine: (line: string) => void,
): ServerProcesses => {
  const running = new Set<ChildProcess>();
  const ended = new WeakMap<ChildProcess, Promise<number | null>>();

  const kill = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    await ended.get(child);
  };

  const load = (): ChildProcess => {
    const child = fork(join(ROOT, 'dist/served.js'), { execArgv: [], silent: true });
    running.add(child);
    ended.set(
      child,
      once(child, 'close').then(([code]) => {
        running.delete(child);
        return code as number | null;
      }),
    );
    for (const output of [child.stdout!, child.stderr!]) createInterface(output).on('line', onLine);
    return child;
  };

  const messageOf = async (child: ChildProcess): Promise<string | undefined> => {
    const said = once(child, 'message').then(([message]) => message as string);
    return Promise.race([said, ended.get(child)!.then(() => undefined)]);
  };

  /** Loading takes longer than all the rest: the next server does so while this one is played at. */
  let next: { readonly child: ChildProcess; readonly loaded: Promise<unknown> } | undefined;
  const prepare = () => {
    const child = load();
    next = { child, loaded: messageOf(child) };
  };

  return {
    start: async () => {
      await build();
      if (!next) prepare();
      const { child, loaded } = next!;
      await loaded;
      prepare();
      child.send(settings);
      return {
        url: messageOf(child),
        kill: () => kill(child),
        stop: async () => {
          child.send('stop');
          return ended.get(child)!;
        },
      };
    },
    close: async () => {
      await Promise.all([...running].map(kill));
    },
  };
};
