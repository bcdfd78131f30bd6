import type { PlayerID } from 'boardgame.io';
import type { Advice } from '../../games/shared/bots/advice';
import type { Found, PlaceInMatch } from '../../games/shared/bots/analysis';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';

/** What a thread is given: what the seat sees, and nothing else. */
type Sight = {
  readonly game: string;
  readonly view: unknown;
  readonly playerID: PlayerID;
  /** Seed for random choices. */
  readonly seed: string;
};

/** Asks for the decision of a computer player. */
export type Question = Sight & { readonly level: BotLevel };

/** Asks for the analysis of a position in a finished match. */
export type PlaceToJudge = { readonly game: string; readonly place: PlaceInMatch; readonly seed: string };

type Asking =
  Question | (Sight & { readonly level: 'advice' }) | (PlaceToJudge & { readonly level: 'analysis' });

export type QuestionToThread = Asking & { readonly number: number };
export type AnswerOfThread =
  { readonly number: number; readonly answer: unknown } | { readonly number: number; readonly error: string };

/** A thread beside the page in which computer players think, so that the page stays responsive. */
export type Beside = {
  /**
   * The thread's answer, which may be an illegal move. Rejects when there is none in time, and as soon as it is
   * unwanted.
   */
  readonly ask: (question: Question, unwanted: AbortSignal) => Promise<LegalMove>;
  /** What an expert with that view would do. Rejects when there is no answer. */
  readonly advise: (sight: Sight) => Promise<readonly Advice[]>;
  /** The analysis of a position of a finished match. Rejects when there is no answer. */
  readonly analyse: (place: PlaceToJudge) => Promise<Found>;
  /** Ends the thread and all its thoughts; their promises stay unsettled. */
  readonly close: () => void;
};

type Asked = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void };

/**
 * How long a decision is waited for, in ms, with the time a slow network needs to load the thread: a device may end
 * a thread without a word.
 */
const PATIENCE = 15_000;

const startThread = (): Worker =>
  new Worker(new URL('./botThread.ts', import.meta.url), { type: 'module', name: 'computer players' });

/** A thread that starts with the first question; undefined where there are no threads. */
export const thinkBeside = (start = startThread): Beside | undefined => {
  if (typeof Worker === 'undefined') return undefined;
  const asked = new Map<number, Asked>();
  let thread: Worker | undefined;
  let last = 0;

  const begin = (): Worker => {
    const begun = start();
    begun.addEventListener('message', ({ data }: MessageEvent<AnswerOfThread>) => {
      const waiting = asked.get(data.number);
      asked.delete(data.number);
      if ('answer' in data) waiting?.resolve(data.answer as never);
      else waiting?.reject(new Error(data.error));
    });
    begun.addEventListener('error', ({ message }) => {
      for (const { reject } of asked.values()) reject(new Error(message));
      asked.clear();
      // what could not be loaded answers no later question either: the next one begins anew
      end();
    });
    return begun;
  };

  const end = () => {
    thread?.terminate();
    thread = undefined;
  };

  const send = <Answer>(question: Asking): Promise<Answer> =>
    new Promise((resolve, reject) => {
      last += 1;
      asked.set(last, { resolve, reject });
      thread ??= begin();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and no other
      thread.postMessage({ ...question, number: last } satisfies QuestionToThread);
    });

  return {
    ask: (question, unwanted) => {
      const answer = send<LegalMove>(question);
      const number = last;
      const forget = (reason: Error) => {
        const waiting = asked.get(number);
        if (!waiting) return;
        asked.delete(number);
        // ending the thread is the only way to stop a thought
        if (!asked.size) end();
        waiting.reject(reason);
      };
      const late = setTimeout(() => forget(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
      unwanted.addEventListener('abort', () => forget(unwanted.reason as Error), { once: true });
      return answer.finally(() => clearTimeout(late));
    },
    advise: (sight) => send({ ...sight, level: 'advice' }),
    analyse: (place) => send({ ...place, level: 'analysis' }),
    close: () => {
      end();
      asked.clear();
    },
  };
};
