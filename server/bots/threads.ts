import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { LegalMove } from '../../games/shared/legality';
import type { Log } from '../log';
import { forThread } from '../root';
import type { Question, ThreadData } from './answer';
import { semaphoreOf } from './semaphore';

/** What somebody wants to have answered. */
type Asked = Omit<Question, 'number' | 'unwanted'>;

/** Threads that computer players think in. */
export type Threads = {
  /**
   * What a thread answers. Rejects as soon as the answer is unwanted, and when there is none: the computer player broke
   * down, or thought for too long.
   */
  readonly ask: (question: Asked, unwanted: AbortSignal) => Promise<LegalMove>;
  /** How many thoughts wait for a thread. */
  readonly waiting: () => number;
  /** Ends all threads. */
  readonly close: () => Promise<void>;
};

/** One core is left to the matches. A thread takes 20 MB, where it reads TypeScript 50 to 60. */
const COUNT = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A computer player that wants more memory is stopped, and the server lives on. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** A thought that is unwanted may end by itself, as it is told to: to start a thread anew takes about as long, in ms. */
const GRACE = 1000;

/** A thought in a thread, or on its way to one. */
type Thought = { readonly begun: () => void; readonly stop: (reason: unknown) => void };

/** What a thread runs, where nothing else is said. */
const THREAD = forThread('answer.js', 'server/bots/thread.mjs');

type Parts = {
  readonly log: Log;
  /** The address of the module with the games. */
  readonly shelf: string;
  /** The address of the module that answers. */
  readonly thread: string | undefined;
  /** How long a thought may take, in ms. */
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
    // not the loader that the server may run with: it would be a second one. Piscina tries to require a module before it
    // imports it, and a thread that is ended while Node does so takes the whole process with it
    execArgv: ['--no-experimental-require-module'],
    minThreads: 0,
    maxThreads: COUNT,
    idleTimeout: Infinity,
    resourceLimits: MEMORY,
  });
  started.on('message', (number: number) => thoughts.get(number)?.begun());
  // the thoughts on their way to a thread that cannot start hear of it from nobody else
  started.on('error', (error) => {
    log.error({ error }, 'a thread for computer players broke down');
    for (const { stop } of thoughts.values()) stop(error);
  });
  return started;
};

/** Threads that load the games and answer. Each is started when it is needed for the first time, and kept. */
export const createThreads = (parts: Parts): Threads => {
  const semaphore = semaphoreOf(COUNT);
  const thoughts = new Map<number, Thought>();
  let pool: Piscina | undefined;
  let last = 0;

  /** Takes the thread away from a thought that goes on for too long. */
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
