import type { PlayerID } from 'boardgame.io';
import { GAMES, type AnyGame } from '../../games';
import { listedMove } from '../../games/shared/bots/bot';
import { seededChance } from '../../games/shared/chance';
import type { BotLevel } from '../../games/shared/gameModule';
import type { LegalMove } from '../../games/shared/legality';
import { newSeed } from '../identity';
import type { Log } from '../log';
import { forThread } from '../root';
import { createThreads } from './threads';

/** A seat that has a listed move, and what it sees. */
export type AwaitedBot = {
  readonly module: AnyGame;
  readonly view: unknown;
  readonly playerID: PlayerID;
  readonly level: BotLevel;
};

/** How computer players come to their decisions: in threads of their own, so that no match waits for a thought. */
export type Thinking = {
  /**
   * A listed move. Rejects as soon as it is unwanted, and when too many wait for a thread: then whoever is still awaited
   * asks again.
   */
  readonly decide: (thinker: AwaitedBot, unwanted: AbortSignal) => Promise<LegalMove>;
  /** How many wait for a thread. */
  readonly waiting: () => number;
  /** Stops all of them. */
  readonly close: () => Promise<void>;
};

/** Games that a thread can load: the list here, and the address of a module that exports the same as `GAMES`. */
export type Shelf = { readonly games: readonly AnyGame[]; readonly address: string };

const SHELF: Shelf = { games: GAMES, address: forThread('games.js', 'games/index.ts') };

/** How long a thought may take, in ms. */
const LIMIT = 10_000;

/** How many may wait for a thread: each of them keeps in memory what its seat sees. */
const LINE = 1000;

type Parts = {
  readonly log: Log;
  readonly shelf?: Shelf;
  /** What a thread runs, if not what lies beside the server: the address of a module. */
  readonly thread?: string;
  readonly limit?: number;
  /** Told how long each thought has taken, the wait for a thread included, in ms. */
  readonly onThought?: (ms: number) => void;
};

/** Computer players that think in threads; those of games that no thread knows think here. */
export const createThinking = ({
  log,
  shelf = SHELF,
  thread,
  limit = LIMIT,
  onThought = () => {},
}: Parts): Thinking => {
  const threads = createThreads({ log, shelf: shelf.address, thread, limit });

  /** What the computer player answers, listed or not. A game that no thread knows is thought about here. */
  const ask = async ({ module, view, playerID, level }: AwaitedBot, seed: string, unwanted: AbortSignal) =>
    shelf.games.includes(module)
      ? threads.ask({ game: module.id, view, playerID, level, seed }, unwanted)
      : module.bots[level](view, playerID, seededChance(seed));

  const decide: Thinking['decide'] = async (thinker, unwanted) => {
    const { module, view, playerID, level } = thinker;
    if (threads.waiting() >= LINE) throw new Error('too many computer players are thinking');
    const seed = newSeed();
    const begun = performance.now();
    const answered = await ask(thinker, seed, unwanted).then(
      (move) => () => move,
      (error: unknown) => () => {
        throw error;
      },
    );
    unwanted.throwIfAborted();
    onThought(performance.now() - begun);
    return listedMove(module, view, playerID, seededChance(seed), answered, ({ reason, ...fault }) =>
      // what it wanted to play is its secret
      log.error(
        { game: module.id, level, reason, ...('error' in fault && fault) },
        'a computer player could not decide',
      ),
    );
  };

  return { decide, waiting: threads.waiting, close: threads.close };
};
