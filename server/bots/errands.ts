import type { Log } from '../log';

/** Resolves after `ms`; rejects when the signal aborts. */
export type Pause = (ms: number, stopped: AbortSignal) => Promise<unknown>;

/** Jobs that are retried until they succeed. */
export type Errands = {
  /**
   * Runs a job. A job that fails is tried again, after longer and longer waits, until it succeeds. If a job with this
   * key is already running, that job runs once more instead.
   */
  readonly run: (key: string, job: () => Promise<void>) => void;
};

/** Wait before the first retry, and the longest wait between retries, in ms. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** Nothing is tried again after `stopped` aborts. */
export const createErrands = (pause: Pause, stopped: AbortSignal, log: Log): Errands => {
  const running = new Map<string, { wanted: boolean }>();

  const untilItWorks = async (errand: string, job: () => Promise<void>): Promise<void> => {
    for (let wait = FIRST_WAIT; !stopped.aborted; wait = Math.min(2 * wait, LONGEST_WAIT))
      try {
        return await job();
      } catch (error) {
        if (stopped.aborted) return;
        // logged as an error once: it may go on for long, in all matches at once
        log[wait === FIRST_WAIT ? 'error' : 'debug']({ errand, error }, 'computer players could not go on');
        await pause(wait, stopped);
      }
  };

  const run: Errands['run'] = (key, job) => {
    const other = running.get(key);
    if (other) {
      other.wanted = true;
      return;
    }
    const errand = { wanted: true };
    running.set(key, errand);
    const go = async () => {
      while (errand.wanted && !stopped.aborted) {
        errand.wanted = false;
        await untilItWorks(key, job);
      }
    };
    void go()
      .catch(() => {})
      .finally(() => running.delete(key));
  };

  return { run };
};
