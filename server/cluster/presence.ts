import type { PlayerID } from 'boardgame.io';
import type { Presence } from '../matches/payloads';

/** Whose pages are connected to other processes. */
export type PresenceElsewhere = {
  readonly isPresent: Presence;
  readonly told: (from: string, matchID: string, seats: readonly PlayerID[]) => void;
  /** Nobody is connected to that process any more, as far as is known; answers the matches of those who were. */
  readonly forget: (from: string) => readonly string[];
};

export const createPresenceElsewhere = (): PresenceElsewhere => {
  const byProcess = new Map<string, Map<string, readonly PlayerID[]>>();
  return {
    isPresent: (matchID, playerID) =>
      [...byProcess.values()].some((matches) => matches.get(matchID)?.includes(playerID)),
    told: (from, matchID, seats) => {
      const matches = byProcess.get(from) ?? new Map<string, readonly PlayerID[]>();
      byProcess.set(from, matches);
      if (seats.length) matches.set(matchID, seats);
      else matches.delete(matchID);
    },
    forget: (from) => {
      const matches = [...(byProcess.get(from)?.keys() ?? [])];
      byProcess.delete(from);
      return matches;
    },
  };
};
