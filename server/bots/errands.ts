import type { Log } from '../log';

/** Resolves after so many ms; rejects when the signal says so. */
export type Pause = (ms: number, stopped: AbortSignal) => Promise<unknown>;

/** Jobs that are done sooner or later, whatever fails meanwhile. */
export type Errands = {
  /**
   * Has a job done; one that fails is tried again, ever more seldom, until it works. While there is a job of that key
   * already, that one is done once more instead.
   */
  readonly run: (key: string, job: () => Promise<void>) => void;
};

/** How long until a job is tried again after its first failure and at most, in ms. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** Nothing is tried any more once it is stopped. */
export const createErrands = (pause: Pause, stopped: AbortSignal, log: Log): Errands => {
  const running = new Map<string, { wanted: boolean }>();

  const untilItWorks = async (errand: string, job: () => Promise<void>): Promise<void> => {
    for (let wait = FIRST_WAIT; !stopped.aborted; wait = Math.min(2 * wait, LONGEST_WAIT))
      try {
        return await job();
      } catch (error) {
        if (stopped.aborted) return;
        // said once: it may go on for long, in all matches at once
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
