import { UNDO } from '../../games/shared/undo';
import type { LogEntry } from './match';

/**
 * A log in which nothing has come of what was taken back: whoever counts what happened need not know that it can be. What
 * had been seen of it stays beside it, to be struck out.
 */
export const asItStands = (log: readonly LogEntry[]): readonly LogEntry[] => {
  const gone = new Set(log.flatMap(({ move, args }) => (move === UNDO ? [args?.[0]] : [])));
  if (!gone.size) return log;
  return log.map((entry) =>
    entry.takenBack || entry.place === undefined || !gone.has(entry.place)
      ? entry
      : { ...entry, happenings: [], told: entry.told && [], takenBack: entry.happenings },
  );
};
