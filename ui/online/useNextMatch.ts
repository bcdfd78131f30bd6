import { useCallback } from 'react';
import { getMatch, LobbyFault, type MatchDetails } from './lobbyApi';
import { usePolled } from './usePolled';

/** So often the page looks whether somebody has opened the next match, in ms. */
const EVERY = 3000;

/** What is played after a match. */
export type NextMatch = {
  readonly match: MatchDetails;
  /** Who asked for it: the seat at the match before, and the name. */
  readonly by: { readonly playerID: string; readonly name: string | undefined };
};

/** How many sat at the match, and what is played after it. */
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
    // closed again before it began
    if (fault instanceof LobbyFault && fault.error === 'unknownMatch') return { numPlayers };
    throw fault;
  }
};

/** What follows a match that is over, as soon as the server tells; fresh while the page is looked at. */
export const useNextMatch = (game: string, matchID: string): Partial<Aftermath> => {
  const ask = useCallback(() => look(game, matchID), [game, matchID]);
  return usePolled(ask, EVERY).value ?? {};
};
