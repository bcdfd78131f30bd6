import type { PlayerID } from 'boardgame.io';
import * as v from 'valibot';
import { persisted } from '../shell/persisted';

const MOVE = v.object({
  move: v.string(),
  args: v.array(v.union([v.string(), v.number(), v.boolean()])),
});
const WAITING = v.object({
  /** Moves not yet seen in the log; `from` is how long it was when they were played. */
  moves: v.array(v.object({ move: MOVE, from: v.number() })),
  lines: v.array(v.string()),
});

/** What a seat has played and said that the server may not have heard yet. */
export type Waiting = {
  readonly moves: readonly {
    readonly move: { readonly move: string; readonly args: readonly unknown[] };
    readonly from: number;
  }[];
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
