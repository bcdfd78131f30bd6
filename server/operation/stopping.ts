import { readFileSync } from 'node:fs';

/** The longest a server takes to stop, in ms. */
const LONGEST_MS = 10_000;

/** A Ctrl-C in a terminal comes twice, once of them by way of npm: within so many ms they are one. */
const ONE_SIGNAL_MS = 1000;

/** How often is looked whether whoever started the server is still there, in ms. */
const LOOK_MS = 500;

/** The process that started another one, where the system tells. */
const parentOf = (pid: number): number | undefined => {
  try {
    // "pid (name) state parent …", and a name may have brackets of its own
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]);
  } catch {
    return undefined;
  }
};

/** Whoever npm had start this process; npx has the command tsx do it, which stands between the two. */
const launcher = (): number | undefined =>
  process.env.npm_command === 'exec' ? parentOf(process.ppid) : process.ppid;

/**
 * Calls back once the shell is gone that npm runs scripts in. It is the shell that npm hands a signal to, and a shell
 * that is ended so leaves what runs in it behind.
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
 * Has the process stop in an orderly way when it is told to, or when npm, which has started it, was: exit code 0. It
 * ends at once when it is told a second time, and in any case after ten seconds: exit code 1.
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
