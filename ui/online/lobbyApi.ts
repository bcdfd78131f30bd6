import type { LobbyAPI, PlayerID } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import {
  SERVER_FAULTS,
  type CreateBody,
  type FaultBody,
  type LobbyMatch,
  type MatchAdditions,
  type ServerFault,
} from '../../games/shared/protocol';
import { forgetSeat, mySeat, rememberSeat, type MySeat } from './mySeats';

/** Why the lobby could not do what it was asked: the server's code, or `offline` when no server answered. */
export class LobbyFault extends Error {
  constructor(
    readonly error: ServerFault | 'offline',
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(error);
    this.name = 'LobbyFault';
  }
}

/** A server that has not answered after this many ms is not going to. */
const PATIENCE = 10_000;

const isFault = (body: unknown): body is FaultBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  SERVER_FAULTS.some((fault) => fault === body.error);

const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    answer = await response.json();
  } catch {
    // No answer, or one that is not ours: a gateway whose server is down answers in HTML.
    throw new LobbyFault('offline');
  }
  if (response.ok) return answer as Answer;
  throw isFault(answer) ? new LobbyFault(answer.error, answer.values) : new LobbyFault('internal');
};

const address = (...parts: readonly string[]) => `/games/${parts.map(encodeURIComponent).join('/')}`;

/** One match as the server describes it to anybody. */
export type MatchDetails = Omit<LobbyMatch, 'updatedAt'> & {
  readonly unlisted: boolean;
  readonly nextMatchID?: string | undefined;
};

type Metadata = LobbyAPI.Match & MatchAdditions;

/** The public matches of all games. */
export const listMatches = (): Promise<readonly LobbyMatch[]> => ask('/lobby');

/** One match, listed or not. Rejects with `unknownMatch`. */
export const getMatch = async (game: string, matchID: string): Promise<MatchDetails> => {
  const { players, setupData, status, unlisted, nextMatchID } = await ask<Metadata>(address(game, matchID));
  return {
    game,
    matchID,
    status,
    unlisted: unlisted ?? false,
    nextMatchID,
    options: setupData ?? {},
    seats: players.map(({ id, name, data }) => ({
      playerID: String(id),
      ...(name !== undefined && { name }),
      ...(data?.bot && { bot: data.bot }),
    })),
  };
};

/** Opens a match; answers its id. Nobody sits there yet but computer players. */
export const createMatch = async (game: string, body: CreateBody): Promise<string> =>
  (await ask<LobbyAPI.CreatedMatch>(address(game, 'create'), body)).matchID;

/** Sits down in a match, on the first free seat when none is named. The seat is remembered. */
export const joinMatch = async (
  game: string,
  matchID: string,
  { name, playerID }: { name: string; playerID?: PlayerID },
): Promise<void> => {
  const seat = await ask<LobbyAPI.JoinedMatch>(address(game, matchID, 'join'), {
    playerName: name,
    playerID,
  });
  rememberSeat(game, matchID, { playerID: seat.playerID, credentials: seat.playerCredentials, name });
};

const seatOf = (game: string, matchID: string): MySeat => {
  const seat = mySeat(game, matchID);
  if (!seat) throw new LobbyFault('notYourSeat');
  return seat;
};

/** Gets up, letting a computer player of that strength take over, if one is named. The seat is forgotten. */
export const leaveMatch = async (game: string, matchID: string, bot?: BotLevel): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'leave'), { playerID, credentials, bot });
  forgetSeat(game, matchID);
};

/** Opens or joins the rematch and sits down there, on the same seat when it is free; answers its id. */
export const playAgain = async (game: string, matchID: string): Promise<string> => {
  const { playerID, credentials, name } = seatOf(game, matchID);
  const { nextMatchID } = await ask<LobbyAPI.NextMatch>(address(game, matchID, 'playAgain'), {
    playerID,
    credentials,
  });
  if (mySeat(game, nextMatchID)) return nextMatchID;
  try {
    await joinMatch(game, nextMatchID, { name, playerID });
  } catch (fault) {
    if (!(fault instanceof LobbyFault) || fault.error !== 'seatTaken') throw fault;
    await joinMatch(game, nextMatchID, { name });
  }
  return nextMatchID;
};

/** A finished match as a record, to be checked with `playRecord`. Rejects with `stillRunning`. */
export const fetchRecord = (game: string, matchID: string): Promise<unknown> =>
  ask(address(game, matchID, 'record'));
