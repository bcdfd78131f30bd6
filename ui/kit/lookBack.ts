import type { PlayerID } from 'boardgame.io';
import { createContext } from 'react';
import type { LogEntry, Snapshot } from './match';

/** A table as somebody saw it, and how many moves had been made by then. */
export type LookBack = { readonly view: unknown; readonly place: number };

/** What those who sit at a table remember of it: from where to look back, and what they saw last, oldest first. */
export type LookBacks = {
  readonly recall: (seat: PlayerID) => readonly LookBack[];
  readonly keep: (seat: PlayerID, lookBacks: readonly LookBack[]) => void;
};

/** What a table is remembered by; without it only as long as its board is seen. */
export const LookBackContext = createContext<LookBacks>({ recall: () => [], keep: () => {} });

/** How many moves had been made before the first of a log; nothing where the log does not say. */
const beginOf = (log: readonly LogEntry[]): number | undefined => (log.length ? log[0]!.place : 0);

/** What is remembered of a position; nothing where its log does not say how far the match has come. */
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

/** Where in a log a seat last decided something that does not only answer what somebody else has begun. */
export const lastDecisionIn = (
  log: readonly LogEntry[],
  seat: PlayerID | null,
  answers: ReadonlySet<string>,
): number => log.findLastIndex((entry) => entry.seat === seat && !answers.has(entry.move));

/**
 * Of what is remembered the position from which to look back: the last one before the seat decided something,
 * or the first one after. Nothing where the log does not reach back to it, or where it is of a table made otherwise,
 * by another edition of the page.
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
