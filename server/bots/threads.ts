import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { LegalMove } from '../../games/shared/legality';
import type { Log } from '../log';
import { forThread } from '../root';
import type { Question, ThreadData } from './answer';
import { semaphoreOf } from './semaphore';

/** A question, without what only this module needs. */
type Asked = Omit<Question, 'number' | 'unwanted'>;

/** Threads in which computer players think. */
export type Threads = {
  /**
   * The answer of a thread. Rejects as soon as the answer is unwanted, and when there is none: the computer player
   * failed or thought too long.
   */
  readonly ask: (question: Asked, unwanted: AbortSignal) => Promise<LegalMove>;
  /** How many thoughts wait for a thread. */
  readonly waiting: () => number;
  /** Ends all threads. */
  readonly close: () => Promise<void>;
};

/** One core is left to the matches. A thread takes 20 MB; one that reads TypeScript takes 50 to 60 MB. */
const COUNT = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A computer player that needs more memory is stopped; the server itself keeps running. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/**
 * Time in ms for an unwanted thought to end by itself after it was told to: starting a new thread takes about as
 * long.
 */
const GRACE = 1000;

/** A thought that runs in a thread, or is on its way to one. */
type Thought = { readonly begun: () => void; readonly stop: (reason: unknown) => void };

/** The module a thread runs by default. */
const THREAD = forThread('answer.js', 'server/bots/thread.mjs');

type Parts = {
  readonly log: Log;
  /** The address of the module with the games. */
  readonly shelf: string;
  /** The address of the module that answers. */
  readonly thread: string | undefined;
  /** The longest a thought may take, in ms. */
  readonly limit: number;
};

const startPool = (
  { log, shelf, thread = THREAD }: Parts,
  thoughts: ReadonlyMap<number, Thought>,
): Piscina => {
  const started = new Piscina({
    filename: thread,
    name: 'answer',
    workerData: { shelf } satisfies ThreadData,
    // without the loader that the server may run with: it would be loaded twice. Piscina tries to require a module
    // before it imports it, and a thread that is ended while Node does so takes the whole process with it
    execArgv: ['--no-experimental-require-module'],
    minThreads: 0,
    maxThreads: COUNT,
    idleTimeout: Infinity,
    resourceLimits: MEMORY,
  });
  started.on('message', (number: number) => thoughts.get(number)?.begun());
  // thoughts on their way to a thread that cannot start are told only here
  started.on('error', (error) => {
    log.error({ error }, 'a thread for computer players has failed');
    for (const { stop } of thoughts.values()) stop(error);
  });
  return started;
};

/** Threads that load the games and answer. Each is started when it is first needed, and then kept. */
export const createThreads = (parts: Parts): Threads => {
  const semaphore = semaphoreOf(COUNT);
  const thoughts = new Map<number, Thought>();
  let pool: Piscina | undefined;
  let last = 0;

  /** Takes the thread away from a thought that takes too long. */
  const think = async (question: Asked, unwanted: AbortSignal) => {
    const number = ++last;
    const told = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const stopped = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stop = (reason: unknown) => stopped.abort(reason);
    const stopIn = (ms: number) =>
      void timers.push(setTimeout(stop, ms, new Error(`it was still thinking after ${ms} ms`)));
    const unwantedNow = () => {
      Atomics.store(told, 0, 1);
      stopIn(GRACE);
    };
    thoughts.set(number, { begun: () => stopIn(parts.limit), stop });
    unwanted.addEventListener('abort', unwantedNow, { once: true });
    try {
      pool ??= startPool(parts, thoughts);
      return (await pool.run({ ...question, number, unwanted: told } satisfies Question, {
        signal: stopped.signal,
      })) as LegalMove;
    } catch (error) {
      throw stopped.signal.aborted ? stopped.signal.reason : error;
    } finally {
      unwanted.removeEventListener('abort', unwantedNow);
      thoughts.delete(number);
      timers.forEach(clearTimeout);
    }
  };

  const askInTurn = async (question: Asked, unwanted: AbortSignal) => {
    await semaphore.enter();
    try {
      unwanted.throwIfAborted();
      return await think(question, unwanted);
    } finally {
      semaphore.leave();
    }
  };

  const ask: Threads['ask'] = (question, unwanted) =>
    new Promise((resolve, reject) => {
      const leave = () => reject(unwanted.reason as Error);
      unwanted.addEventListener('abort', leave, { once: true });
      void askInTurn(question, unwanted)
        .then(resolve, reject)
        .finally(() => unwanted.removeEventListener('abort', leave));
    });

  return { ask, waiting: semaphore.waiting, close: async () => pool?.destroy() };
};
