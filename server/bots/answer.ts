import { parentPort, workerData } from 'node:worker_threads';
import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';

/** What a thread is told when it starts: the address of a module that exports the games as `GAMES`. */
export type ThreadData = { readonly shelf: string };

/** What a thread is asked. It has what the seat sees and nothing else. */
export type Question = {
  /** The thread names it as soon as it has begun to think. */
  readonly number: number;
  readonly game: string;
  readonly view: unknown;
  readonly playerID: PlayerID;
  readonly level: BotLevel;
  /** Of the chance the computer player thinks with. */
  readonly seed: string;
  /** Shared with whoever asks: no longer 0 once the answer is unwanted. A thread that thinks hears of nothing else. */
  readonly unwanted: Int32Array;
};

/** How long a computer player may think here, in ms: it does best so soon, and others wait for the thread. */
const THINKING_TIME = 300;

const { GAMES } = (await import((workerData as ThreadData).shelf)) as { GAMES: readonly AnyGame[] };
const games = new Map(GAMES.map((module) => [module.id, module]));

/** Runs in a thread: what the computer player answers, listed or not. Rejects with what it throws. */
export const answer = async (question: Question): Promise<LegalMove> => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
  parentPort!.postMessage(question.number);
  const { game, view, playerID, level, seed, unwanted } = question;
  const end = performance.now() + THINKING_TIME;
  const until = () => Atomics.load(unwanted, 0) !== 0 || performance.now() >= end;
  return games.get(game)!.bots[level](view, playerID, seededChance(seed), { until });
};
