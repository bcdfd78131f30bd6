import type { PlayerID } from 'boardgame.io';
import * as v from 'valibot';
import { persisted } from '../shell/persisted';

const MOVE = v.object({
  move: v.string(),
  args: v.array(v.union([v.string(), v.number(), v.boolean()])),
});
const WAITING = v.object({
  moves: v.array(v.object({ move: MOVE, from: v.number() })),
  lines: v.array(v.string()),
});

/** A move not seen in the log yet, and the length of the log when it was played. */
export type WaitingMove = {
  readonly move: { readonly move: string; readonly args: readonly unknown[] };
  readonly from: number;
};

/** Moves and lines of a seat that the server may not have received yet. */
export type Waiting = {
  readonly moves: readonly WaitingMove[];
  readonly lines: readonly string[];
};

/** Where they are stored, so that a reload of the page does not lose them. */
export type Outbox = { readonly read: () => Waiting; readonly write: (waiting: Waiting) => void };

const NOTHING: Waiting = { moves: [], lines: [] };

/** Stored per window: two windows of a seat must not both send what one of them held back. */
const boxes = persisted<Readonly<Record<string, Waiting>>>(
  'outbox',
  v.record(v.string(), WAITING),
  {},
  'sessionStorage',
);

/** The outbox of a seat at a match. */
export const outboxOf = (matchID: string, playerID: PlayerID): Outbox => {
  const key = `${matchID}/${playerID}`;
  return {
    read: () => boxes.get()[key] ?? NOTHING,
    write: (waiting) => {
      const { [key]: before, ...others } = boxes.get();
      const isEmpty = !waiting.moves.length && !waiting.lines.length;
      if (before || !isEmpty) boxes.set(isEmpty ? others : { ...others, [key]: waiting });
    },
  };
};

/**
 * The moves and lines that wait to be sent or seen, written to the outbox as they change; without an outbox they last
 * as long as the page.
 */
export const openWaiting = (outbox: Outbox | undefined) => {
  let waiting = outbox?.read() ?? NOTHING;
  const change = (changed: Partial<Waiting>) => {
    waiting = { ...waiting, ...changed };
    outbox?.write(waiting);
  };
  return {
    moves: () => waiting.moves,
    count: () => waiting.moves.length + waiting.lines.length,
    addMove: (move: WaitingMove) => change({ moves: [...waiting.moves, move] }),
    /** Keeps only the moves that are still waiting. */
    keepMoves: (isWaiting: (move: WaitingMove) => boolean) => {
      const moves = waiting.moves.filter(isWaiting);
      if (moves.length !== waiting.moves.length) change({ moves });
    },
    addLine: (line: string) => change({ lines: [...waiting.lines, line] }),
    /** Removes and returns the line that has waited longest. */
    takeLine: (): string | undefined => {
      const [line, ...lines] = waiting.lines;
      if (line !== undefined) change({ lines });
      return line;
    },
  };
};
