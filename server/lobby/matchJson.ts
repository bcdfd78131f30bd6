import type { LobbyAPI } from 'boardgame.io';
import type { MatchResult } from '../../games/shared/gameModule';
import type { LobbyMatch, MatchAdditions } from '../../games/shared/protocol';
import { hasBegun, keptSeatOf } from '../matches/seating';
import { publicSeats, type Presence } from '../matches/payloads';
import type { Match } from '../storage/matchStore';

const MINUTE = 60_000;

/** The stage of a match between opening and end. */
export const statusOf = ({ gameover, stateID, seats }: Match): LobbyMatch['status'] => {
  if (gameover !== undefined) return 'over';
  return hasBegun({ stateID, seats }) ? 'running' : 'open';
};

/** A match in the form of boardgame.io's lobby API, with our additions. `createdAt` is rounded down to a minute. */
export const matchJson = (
  match: Match,
  now: number,
  isPresent: Presence,
): LobbyAPI.Match & MatchAdditions => ({
  matchID: match.matchID,
  gameName: match.game,
  unlisted: match.unlisted,
  players: publicSeats(match, now, isPresent),
  setupData: match.options,
  table: match.table,
  createdAt: match.createdAt - (match.createdAt % MINUTE),
  updatedAt: match.updatedAt,
  ...(match.gameover !== undefined && { gameover: match.gameover }),
  ...(match.next && { next: match.next, nextMatchID: match.next.matchID }),
  status: statusOf(match),
});

/** A match as a row of the lobby's lists. */
export const lobbyRow = (match: Match, now: number): LobbyMatch => ({
  game: match.game,
  matchID: match.matchID,
  seats: match.seats.map((seat) => {
    const { playerID, name, bot, standIn } = seat;
    const kept = keptSeatOf(seat, now);
    return {
      playerID,
      ...(name !== undefined && { name }),
      ...(bot && { bot }),
      ...(standIn && { standIn }),
      ...(kept && { kept }),
    };
  }),
  options: match.options,
  table: match.table,
  status: statusOf(match),
  ...(match.gameover !== undefined && { result: match.gameover as MatchResult }),
  ...(match.next && { next: match.next }),
  updatedAt: match.updatedAt,
});
