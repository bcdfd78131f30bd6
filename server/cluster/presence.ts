import type { Presence } from '../matches/payloads';
import type { WhoIsThere } from './notices';

/** Whose pages are connected to other processes. */
export type PresenceElsewhere = {
  readonly isPresent: Presence;
  /** Is one of these pages visible to its player? */
  readonly isLooking: Presence;
  /** How many spectators watch the match there. */
  readonly spectators: (matchID: string) => number;
  readonly told: (from: string, matchID: string, who: WhoIsThere) => void;
  /** That process is gone: forgets who was connected to it; returns the matches of those pages. */
  readonly forget: (from: string) => readonly string[];
};

/** Knows who is connected from what each process tells. */
export const createPresenceElsewhere = (): PresenceElsewhere => {
  const byProcess = new Map<string, Map<string, WhoIsThere>>();
  return {
    isPresent: (matchID, playerID) =>
      [...byProcess.values()].some((matches) => matches.get(matchID)?.seats.includes(playerID)),
    isLooking: (matchID, playerID) =>
      [...byProcess.values()].some((matches) => {
        const { seats = [], hidden = [] } = matches.get(matchID) ?? {};
        return seats.includes(playerID) && !hidden.includes(playerID);
      }),
    spectators: (matchID) =>
      [...byProcess.values()].reduce((sum, matches) => sum + (matches.get(matchID)?.spectators ?? 0), 0),
    told: (from, matchID, { seats, hidden = [], spectators = 0 }) => {
      const matches = byProcess.get(from) ?? new Map<string, WhoIsThere>();
      byProcess.set(from, matches);
      if (seats.length || spectators) matches.set(matchID, { seats, hidden, spectators });
      else matches.delete(matchID);
    },
    forget: (from) => {
      const matches = [...(byProcess.get(from)?.keys() ?? [])];
      byProcess.delete(from);
      return matches;
    },
  };
};
