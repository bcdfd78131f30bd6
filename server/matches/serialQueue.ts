/**
 * Runs jobs with the same key one after the other, jobs with different keys side by side. Idle keys are not
 * remembered.
 */
export type SerialQueue = {
  /** Runs the job after the earlier ones with its key, and settles as it does. */
  readonly inTurn: <T>(key: string, job: () => Promise<T>) => Promise<T>;
  /** Resolves when no job is left. */
  readonly idle: () => Promise<void>;
  /** How many keys have jobs. */
  readonly size: () => number;
};

/** A queue for each key. A job that fails does not hold up those behind it. */
export const serialQueue = (): SerialQueue => {
  const tails = new Map<string, Promise<void>>();

  const inTurn = <T>(key: string, job: () => Promise<T>): Promise<T> => {
    const result = (tails.get(key) ?? Promise.resolve()).then(job);
    const done = () => {
      if (tails.get(key) === tail) tails.delete(key);
    };
    const tail = result.then(done, done);
    tails.set(key, tail);
    return result;
  };

  const idle = async () => {
    while (tails.size) await Promise.all(tails.values());
  };

  return { inTurn, idle, size: () => tails.size };
};
