import { parentPort, workerData } from 'node:worker_threads';
import type { PlayerID } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';

/** What a thread is told when it starts: the address of a module that exports the games as `GAMES`. */
export type ThreadData = { readonly shelf: string };

/** A question to a thread. It holds only what the seat sees. */
export type Question = {
  /** The thread posts this number back as soon as it begins to think. */
  readonly number: number;
  readonly game: string;
  readonly view: unknown;
  readonly playerID: PlayerID;
  readonly level: BotLevel;
  /** Seed for the random choices of the computer player. */
  readonly seed: string;
  /**
   * Memory shared with the asker: not 0 once the answer is unwanted. A thinking thread receives no messages, but can
   * read this.
   */
  readonly unwanted: Int32Array;
};

/**
 * Time limit for one decision of a computer player, in ms: it plays its best within it, and others wait for the
 * thread.
 */
const THINKING_TIME = 300;

const { GAMES } = (await import((workerData as ThreadData).shelf)) as { GAMES: readonly AnyGame[] };
const games = new Map(GAMES.map((module) => [module.id, module]));

/** Runs in a thread: the move the computer player chooses, which may be illegal. Rejects with whatever it throws. */
export const answer = async (question: Question): Promise<LegalMove> => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
  parentPort!.postMessage(question.number);
  const { game, view, playerID, level, seed, unwanted } = question;
  const end = performance.now() + THINKING_TIME;
  const until = () => Atomics.load(unwanted, 0) !== 0 || performance.now() >= end;
  return games.get(game)!.bots[level](view, playerID, seededChance(seed), { until });
};
