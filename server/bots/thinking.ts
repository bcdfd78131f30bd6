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

/** A seat that has a legal move, and what it sees. */
export type AwaitedBot = {
  readonly module: AnyGame;
  readonly view: unknown;
  readonly playerID: PlayerID;
  readonly level: BotLevel;
};

/** How computer players choose their moves: in separate threads, so that no match waits while one thinks. */
export type Thinking = {
  /**
   * Chooses a legal move. Rejects as soon as the move is unwanted, and when too many wait for a thread: a seat that
   * is still awaited asks again later.
   */
  readonly decide: (thinker: AwaitedBot, unwanted: AbortSignal) => Promise<LegalMove>;
  /** How many wait for a thread. */
  readonly waiting: () => number;
  /** Ends all threads. */
  readonly close: () => Promise<void>;
};

/** Games that a thread can load: the list, and the address of a module that exports the same list as `GAMES`. */
export type Shelf = { readonly games: readonly AnyGame[]; readonly address: string };

const SHELF: Shelf = { games: GAMES, address: forThread('games.js', 'games/index.ts') };

/** The longest a thought may take, in ms. */
const LIMIT = 10_000;

/** How many may wait for a thread: for each of them, the view of its seat is kept in memory. */
const LINE = 1000;

type Parts = {
  readonly log: Log;
  readonly shelf?: Shelf;
  /** The address of the module that a thread runs, if not the one beside the server. */
  readonly thread?: string;
  readonly limit?: number;
  /** Called with the duration of each thought in ms, including the wait for a thread. */
  readonly onThought?: (ms: number) => void;
};

/** Computer players that think in threads; those of games that no thread can load think in this process. */
export const createThinking = ({
  log,
  shelf = SHELF,
  thread,
  limit = LIMIT,
  onThought = () => {},
}: Parts): Thinking => {
  const threads = createThreads({ log, shelf: shelf.address, thread, limit });

  /**
   * The move the computer player chooses, which may be illegal. Games that no thread can load are computed in this
   * process.
   */
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
      // the move it tried is secret: it is not logged
      log.error(
        { game: module.id, level, reason, ...('error' in fault && fault) },
        'a computer player could not decide',
      ),
    );
  };

  return { decide, waiting: threads.waiting, close: threads.close };
};
