import type { PlayerID } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';

/** What a computer player is asked beside the page. It has what its seat sees and nothing else. */
export type Question = {
  readonly game: string;
  readonly view: unknown;
  readonly playerID: PlayerID;
  readonly level: BotLevel;
  /** Of the chance it thinks with. */
  readonly seed: string;
};

export type QuestionToThread = Question & { readonly number: number };
export type AnswerOfThread =
  { readonly number: number; readonly move: LegalMove } | { readonly number: number; readonly error: string };

/** A thread beside the page in which computer players think, so that the page goes on meanwhile. */
export type Beside = {
  /** What it answers, listed or not. Rejects when it has no answer. */
  readonly ask: (question: Question) => Promise<LegalMove>;
  /** Ends the thread with all its thoughts; nobody hears of them any more. */
  readonly close: () => void;
};

type Asked = { readonly resolve: (move: LegalMove) => void; readonly reject: (error: Error) => void };

const startThread = (): Worker =>
  new Worker(new URL('./botThread.ts', import.meta.url), { type: 'module', name: 'computer players' });

/** A thread that is started when somebody asks for the first time; none where there are no threads. */
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
      if ('move' in data) waiting?.resolve(data.move);
      else waiting?.reject(new Error(data.error));
    });
    begun.addEventListener('error', ({ message }) => {
      for (const { reject } of asked.values()) reject(new Error(message));
      asked.clear();
    });
    return begun;
  };

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        last += 1;
        asked.set(last, { resolve, reject });
        thread ??= begin();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and no other
        thread.postMessage({ ...question, number: last } satisfies QuestionToThread);
      }),
    close: () => thread?.terminate(),
  };
};
