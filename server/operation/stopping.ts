import { readFileSync } from 'node:fs';

/** The longest time a server takes to stop, in ms. */
const LONGEST_MS = 10_000;

/**
 * A Ctrl-C in a terminal arrives twice, once directly and once through npm: signals within this time, in ms, count as
 * one.
 */
const ONE_SIGNAL_MS = 1000;

/** How often it checks whether whatever started the server is still running, in ms. */
const LOOK_MS = 500;

/** The parent of a process, where the system tells. */
const parentOf = (pid: number): number | undefined => {
  try {
    // "pid (name) state parent …"; the name may itself contain brackets
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]);
  } catch {
    return undefined;
  }
};

/** The process that npm started for this script. With npx there is one more process, tsx, in between. */
const launcher = (): number | undefined =>
  process.env.npm_command === 'exec' ? parentOf(process.ppid) : process.ppid;

/**
 * Calls back once the shell is gone in which npm runs scripts. npm passes signals only to that shell, and a shell
 * ended by a signal leaves its child processes running.
 */
const onOrphaned = (callback: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const first = launcher();
  const timer = setInterval(() => {
    if (launcher() === first) return;
    clearInterval(timer);
    callback();
  }, LOOK_MS);
  timer.unref();
};

/**
 * Stops the process in an orderly way when it gets a signal, or when npm, which started it, did: exit code 0. It ends
 * at once on a second signal, and in any case after ten seconds: exit code 1.
 */
export const stopWhenTold = (stop: () => Promise<void>, print: (line: string) => void): void => {
  let toldAt: number | undefined;

  const giveUp = (why: string) => {
    print(why);
    process.exit(1);
  };

  const begin = () => {
    if (toldAt !== undefined) return;
    toldAt = performance.now();
    setTimeout(() => giveUp(`The server has not stopped within ${LONGEST_MS / 1000} s.`), LONGEST_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(String(error)),
    );
  };

  const onSignal = () => {
    if (toldAt !== undefined && performance.now() - toldAt > ONE_SIGNAL_MS)
      giveUp('The server was told to stop a second time.');
    begin();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  onOrphaned(begin);
};
