import { useCallback } from 'react';
import { getMatch, LobbyFault, type MatchDetails } from './lobbyApi';
import { usePolled } from './usePolled';

/** How often the page checks whether somebody has opened the next match, in ms. */
const EVERY = 3000;

/** The match that follows a match. */
export type NextMatch = {
  readonly match: MatchDetails;
  /** The seat that asked for it, in the previous match, and its name. */
  readonly by: { readonly playerID: string; readonly name: string | undefined };
};

/** How many sat at the match, and the match that follows. */
type Aftermath = { readonly numPlayers: number; readonly next?: NextMatch };

const look = async (game: string, matchID: string): Promise<Aftermath> => {
  const { seats, next } = await getMatch(game, matchID);
  const numPlayers = seats.length;
  if (!next) return { numPlayers };
  try {
    const match = await getMatch(next.game, next.matchID);
    const by = { playerID: next.by, name: seats.find(({ playerID }) => playerID === next.by)?.name };
    return { numPlayers, next: { match, by } };
  } catch (fault) {
    // the next match was closed before it began
    if (fault instanceof LobbyFault && fault.error === 'unknownMatch') return { numPlayers };
    throw fault;
  }
};

/**
 * The match that follows a finished one, as soon as the server knows of it; kept up to date while the page is
 * visible.
 */
export const useNextMatch = (game: string, matchID: string): Partial<Aftermath> => {
  const ask = useCallback(() => look(game, matchID), [game, matchID]);
  return usePolled(ask, EVERY).value ?? {};
};
