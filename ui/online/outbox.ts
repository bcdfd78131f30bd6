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

/** A move not yet seen in the log, and how long that was when it was played. */
export type WaitingMove = {
  readonly move: { readonly move: string; readonly args: readonly unknown[] };
  readonly from: number;
};

/** What a seat has played and said that the server may not have heard yet. */
export type Waiting = {
  readonly moves: readonly WaitingMove[];
  readonly lines: readonly string[];
};

/** Where that is kept, so that a reload of the page does not lose it. */
export type Outbox = { readonly read: () => Waiting; readonly write: (waiting: Waiting) => void };

const NOTHING: Waiting = { moves: [], lines: [] };

/** Of this window alone: two windows of a seat must not both send what one of them held up. */
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

/** What waits to be sent and seen, written to the outbox as it changes; without one it waits as long as the page. */
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
    /** Keeps of the moves those for which that is so. */
    keepMoves: (isWaiting: (move: WaitingMove) => boolean) => {
      const moves = waiting.moves.filter(isWaiting);
      if (moves.length !== waiting.moves.length) change({ moves });
    },
    addLine: (line: string) => change({ lines: [...waiting.lines, line] }),
    /** The line that has waited longest; it waits no more. */
    takeLine: (): string | undefined => {
      const [line, ...lines] = waiting.lines;
      if (line !== undefined) change({ lines });
      return line;
    },
  };
};
