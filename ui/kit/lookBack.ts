import type { PlayerID } from 'boardgame.io';
import { createContext } from 'react';
import type { LogEntry, Snapshot } from './match';

/** A view of a table, and how many moves had been made by then. */
export type LookBack = { readonly view: unknown; readonly place: number };

/** What the players at a table remember of it: where to start looking back, and what they last saw, oldest first. */
export type LookBacks = {
  readonly recall: (seat: PlayerID) => readonly LookBack[];
  readonly keep: (seat: PlayerID, lookBacks: readonly LookBack[]) => void;
};

/** Remembers views of a table; without a provider, only as long as its board is shown. */
export const LookBackContext = createContext<LookBacks>({ recall: () => [], keep: () => {} });

/** How many moves came before the log; undefined if the log does not say. */
const beginOf = (log: readonly LogEntry[]): number | undefined => (log.length ? log[0]!.place : 0);

/** What to remember of a position; undefined if its log does not say how far the match has come. */
export const lookBackAt = ({ view, log }: Snapshot): LookBack | undefined => {
  const begin = beginOf(log);
  return begin === undefined ? undefined : { view, place: begin + log.length };
};

const hasSameParts = (one: unknown, other: unknown): boolean =>
  Object.keys(one as object)
    .toSorted()
    .join() ===
  Object.keys(other as object)
    .toSorted()
    .join();

/** The index in a log of a seat's last decision; answers to what somebody else has begun do not count. */
export const lastDecisionIn = (
  log: readonly LogEntry[],
  seat: PlayerID | null,
  answers: ReadonlySet<string>,
): number => log.findLastIndex((entry) => entry.seat === seat && !answers.has(entry.move));

/**
 * The remembered position from which to look back: the last one before the seat's last decision, or the first one
 * after it. Undefined if the log does not reach back to it, or if its view has another structure, from another
 * version of the page.
 */
export const lookedBackFrom = <View>(
  remembered: readonly LookBack[],
  now: Snapshot<View>,
  answers: ReadonlySet<string>,
): Snapshot<View> | undefined => {
  const begin = beginOf(now.log);
  if (begin === undefined) return undefined;
  const decided = lastDecisionIn(now.log, now.playerID, answers);
  const isUsable = ({ view, place }: LookBack) =>
    place >= begin && place <= begin + now.log.length && hasSameParts(view, now.view);
  const known = remembered.filter(isUsable);
  const from = known.findLast(({ place }) => place <= begin + decided + 1) ?? known[0];
  if (!from) return undefined;
  return {
    view: from.view as View,
    playerID: now.playerID,
    seats: now.seats,
    log: now.log.slice(0, from.place - begin),
  };
};
