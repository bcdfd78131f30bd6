import { StoreUnavailable } from './matchStore';

/** A move in the form in which it is written. */
export type StoredMove = {
  readonly matchID: string;
  /** The position the move was made on, and the one after it. */
  readonly expected: number;
  readonly stateID: number;
  readonly state: string;
  readonly gameover: string | null;
  readonly entries: string;
  readonly clocks: string | null;
  /** In ms since 1970. */
  readonly at: number;
};

/** Writes moves of different matches in one transaction; returns the matches that were at the expected position. */
type Write = (moves: readonly StoredMove[]) => Promise<ReadonlySet<string>>;

export type GroupCommit = {
  /** Resolves once the move is durable; returns whether it was accepted. */
  readonly commit: (move: StoredMove) => Promise<boolean>;
  /** Resolves when nothing is waiting any more. */
  readonly idle: () => Promise<void>;
};

type Waiting = {
  readonly move: StoredMove;
  readonly resolve: (taken: boolean) => void;
  readonly reject: (error: unknown) => void;
};

/** The most moves in one transaction: a long one would hold up all the moves in it. */
const MOST_MOVES = 250;

/**
 * Moves that arrive during a write are written as one group: one transaction, one flush to the disk. A move that
 * cannot be written fails alone. Moves of the same match are written one after the other, in order of arrival.
 */
export const groupCommit = (write: Write, mostAtOnce: number): GroupCommit => {
  let waiting: Waiting[] = [];
  const beingWritten = new Set<string>();
  let groups = 0;
  let whenIdle: (() => void)[] = [];

  const takeGroup = (): Waiting[] => {
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of waiting)
      if (group.length < MOST_MOVES && !beingWritten.has(one.move.matchID)) {
        beingWritten.add(one.move.matchID);
        group.push(one);
      } else left.push(one);
    waiting = left;
    return group;
  };

  const settle = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const taken = await write(group.map(({ move }) => move));
      for (const { move, resolve } of group) resolve(taken.has(move.matchID));
    } catch (error) {
      if (group.length === 1 || error instanceof StoreUnavailable)
        for (const { reject } of group) reject(error);
      else for (const one of group) await settle([one]);
    }
  };

  const flush = async () => {
    const group = takeGroup();
    if (group.length) await settle(group);
    for (const { move } of group) beingWritten.delete(move.matchID);
    groups--;
    if (group.length) schedule();
    if (groups || waiting.length) return;
    for (const resolve of whenIdle) resolve();
    whenIdle = [];
  };

  const schedule = () => {
    if (groups >= mostAtOnce || !waiting.length) return;
    groups++;
    // not at once: moves that arrive in the meantime join the group
    setImmediate(() => void flush());
  };

  return {
    commit: (move) =>
      new Promise((resolve, reject) => {
        waiting.push({ move, resolve, reject });
        schedule();
      }),
    idle: async () => {
      if (groups || waiting.length) await new Promise<void>((resolve) => whenIdle.push(resolve));
    },
  };
};
