import type { LobbyAPI } from 'boardgame.io';
import type { LobbyMatch, MatchAdditions } from '../../games/shared/protocol';
import { publicSeats, type Presence } from '../matches/payloads';
import type { Match } from '../storage/matchStore';

const MINUTE = 60_000;

const statusOf = ({ gameover, stateID, seats }: Match): LobbyMatch['status'] => {
  if (gameover !== undefined) return 'over';
  return stateID === 0 && seats.some(({ name }) => name === undefined) ? 'open' : 'running';
};

/** A match in the form of boardgame.io's lobby API, with our additions. `createdAt` is rounded down to a minute. */
export const matchJson = (match: Match, isPresent: Presence): LobbyAPI.Match & MatchAdditions => ({
  matchID: match.matchID,
  gameName: match.game,
  unlisted: match.unlisted,
  players: publicSeats(match, isPresent),
  setupData: match.options,
  createdAt: match.createdAt - (match.createdAt % MINUTE),
  updatedAt: match.updatedAt,
  ...(match.gameover !== undefined && { gameover: match.gameover }),
  ...(match.nextMatchID !== undefined && { nextMatchID: match.nextMatchID }),
  status: statusOf(match),
});

/** A match as a row of GET /lobby. */
export const lobbyRow = (match: Match): LobbyMatch => ({
  game: match.game,
  matchID: match.matchID,
  seats: match.seats.map(({ playerID, name, bot }) => ({
    playerID,
    ...(name !== undefined && { name }),
    ...(bot && { bot }),
  })),
  options: match.options,
  status: statusOf(match),
  updatedAt: match.updatedAt,
});
