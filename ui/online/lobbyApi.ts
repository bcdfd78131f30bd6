import type { LobbyAPI, PlayerID } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import {
  SERVER_FAULTS,
  type CreateBody,
  type FaultBody,
  type LobbyMatch,
  type LobbyReplay,
  type MatchAdditions,
  type ParcelState,
  type SeatData,
  type ServerFault,
} from '../../games/shared/protocol';
import { forgetSeat, mySeat, rememberSeat, type MySeat } from './mySeats';

/** Why a request to the lobby failed: the server's code, or `offline` when no server answered. */
export class LobbyFault extends Error {
  constructor(
    readonly error: ServerFault | 'offline',
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(error);
    this.name = 'LobbyFault';
  }
}

/** How long an answer is waited for, in ms. */
const PATIENCE = 10_000;

const isFault = (body: unknown): body is FaultBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  SERVER_FAULTS.some((fault) => fault === body.error);

/** Sends a request and returns the server's answer; rejects with a `LobbyFault`. */
export const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
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
    // No answer, or not from our server: a gateway whose server is down answers in HTML.
    throw new LobbyFault('offline');
  }
  if (response.ok) return answer as Answer;
  throw isFault(answer) ? new LobbyFault(answer.error, answer.values) : new LobbyFault('internal');
};

/** The path of a match, a game, or a request about it. */
export const address = (...parts: readonly string[]) => `/games/${parts.map(encodeURIComponent).join('/')}`;

/** One match as the server describes it to everybody. */
export type MatchDetails = Pick<LobbyMatch, 'game' | 'matchID' | 'seats' | 'options' | 'table' | 'status'> & {
  readonly unlisted: boolean;
  readonly next?: LobbyMatch['next'];
  /** When the match was opened, in ms since 1970, rounded to the minute. */
  readonly createdAt: number;
};

type Metadata = LobbyAPI.Match & MatchAdditions;

/** The public matches of all games that are not over. */
export const listMatches = (): Promise<readonly LobbyMatch[]> => ask('/lobby');

/** Those of the matches that exist, listed or not, with who is awaited there; at most MOST_ASKED at once. */
export const lookAtMatches = async (matchIDs: readonly string[]): Promise<readonly LobbyMatch[]> =>
  matchIDs.length ? ask(`/lobby/matches?ids=${matchIDs.map(encodeURIComponent).join()}`) : [];

/** What to search replays for: the beginning of a player's name, in one game or in all. */
export type ReplaySearch = { readonly name: string; readonly game: string | undefined };

/** Public replays, newest first: those that ended before a time, or the newest of all. */
export const findReplays = (
  { name, game }: ReplaySearch,
  endedBefore?: number,
): Promise<readonly LobbyReplay[]> => {
  const query = new URLSearchParams({
    ...(name && { name }),
    ...(game !== undefined && { game }),
    ...(endedBefore !== undefined && { endedBefore: String(endedBefore) }),
  });
  return ask(`/lobby/replays?${query.toString()}`);
};

/** One match, listed or not. Rejects with `unknownMatch`. */
export const getMatch = async (game: string, matchID: string): Promise<MatchDetails> => {
  const { players, setupData, table, status, unlisted, next, createdAt } = await ask<Metadata>(
    address(game, matchID),
  );
  return {
    game,
    matchID,
    status,
    unlisted: unlisted ?? false,
    ...(next && { next }),
    createdAt,
    options: setupData ?? {},
    table,
    seats: players.map(({ id, name, data }) => ({
      playerID: String(id),
      ...(name !== undefined && { name }),
      ...(data as SeatData | undefined),
    })),
  };
};

type Created = LobbyAPI.CreatedMatch & Required<Pick<MySeat, 'hostCredentials'>>;

/** For each match id, the secret that proves this page opened the match; stored with the seat once there is one. */
const opened = new Map<string, string | undefined>();

/** Opens a match; returns its id. At first only computer players sit there. */
export const createMatch = async (game: string, body: CreateBody): Promise<string> => {
  const { matchID, hostCredentials } = await ask<Created>(address(game, 'create'), body);
  opened.set(matchID, hostCredentials);
  return matchID;
};

type Wish = {
  readonly name: string;
  readonly playerID?: PlayerID;
  /** Credentials that may prove that the seat is kept for us. */
  readonly before?: readonly string[];
};

/**
 * Takes a seat in a match, the first free one if none is named; returns the match as it is now. The seat is stored.
 */
export const joinMatch = async (
  game: string,
  matchID: string,
  { name, playerID, before }: Wish,
): Promise<LobbyMatch['status']> => {
  const seat = await ask<LobbyAPI.JoinedMatch & Pick<LobbyMatch, 'status'>>(address(game, matchID, 'join'), {
    playerName: name,
    playerID,
    before,
  });
  const { playerID: taken, playerCredentials: credentials } = seat;
  rememberSeat(game, matchID, { playerID: taken, credentials, name, hostCredentials: opened.get(matchID) });
  return seat.status;
};

const seatOf = (game: string, matchID: string): MySeat => {
  const seat = mySeat(game, matchID);
  if (!seat) throw new LobbyFault('notYourSeat');
  return seat;
};

/** Leaves a match; a computer player of that level takes over, if one is named. The seat is forgotten. */
export const leaveMatch = async (game: string, matchID: string, bot?: BotLevel): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'leave'), { playerID, credentials, bot });
  forgetSeat(game, matchID);
};

/** Ends a match that we opened, for everybody, before its first move. The seat is forgotten. */
export const closeMatch = async (game: string, matchID: string): Promise<void> => {
  const { hostCredentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'close'), { hostCredentials });
  forgetSeat(game, matchID);
};

/** Frees the seat of somebody who does not come, in a match that we opened, before its first move. */
export const freeSeat = async (game: string, matchID: string, playerID: PlayerID): Promise<void> => {
  const { hostCredentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'free'), { hostCredentials, playerID });
};

/** Lets computer players decide for the free seats of a match that has not begun, so that it begins. */
export const fillSeats = async (game: string, matchID: string): Promise<void> => {
  const { playerID, credentials, hostCredentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'fill'), { playerID, credentials, hostCredentials });
};

/** Lets a computer player decide for a seat that is free or whose player is away. Rejects with `notAway`. */
export const handOver = async (game: string, matchID: string, seat: PlayerID): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'handOver'), { playerID, credentials, seat });
};

/** Makes the player decide for their own seat again. */
export const takeBack = async (game: string, matchID: string): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'takeBack'), { playerID, credentials });
};

/** Asks for a pause of the clocks, agrees to one, or ends it. Rejects with `noClocks`. */
export const askForPause = async (game: string, matchID: string, wanted: boolean): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'pause'), { playerID, credentials, wanted });
};

/** Asks the table to let us take back our last decision. Rejects with `noGoingBack`. */
export const wishBack = async (game: string, matchID: string): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'goBack'), { playerID, credentials, wanted: true });
};

/** Agrees to or refuses somebody's wish to take back a decision, or withdraws our own. `to` identifies the wish. */
export const answerWish = async (
  game: string,
  matchID: string,
  wanted: boolean,
  to: number,
): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'goBack'), { playerID, credentials, wanted, to });
};

/** The address of a match: its game and id. */
type Place = { readonly game: string; readonly matchID: string };

/**
 * Opens the match that follows, of the same game or another, or joins the one that others have opened; takes the same
 * seat there if possible. Returns which match it is.
 */
export const playAgain = async (game: string, matchID: string, wanted = game): Promise<Place> => {
  const { playerID, credentials, name } = seatOf(game, matchID);
  const next = await ask<LobbyAPI.NextMatch & { nextGame: string; hostCredentials?: string }>(
    address(game, matchID, 'playAgain'),
    { playerID, credentials, game: wanted },
  );
  const place = { game: next.nextGame, matchID: next.nextMatchID };
  if (mySeat(place.game, place.matchID)) return place;
  if (next.hostCredentials !== undefined) opened.set(place.matchID, next.hostCredentials);
  const wish = { name, before: [credentials] };
  try {
    await joinMatch(place.game, place.matchID, { ...wish, playerID });
  } catch (fault) {
    if (!(fault instanceof LobbyFault) || fault.error !== 'seatTaken') throw fault;
    await joinMatch(place.game, place.matchID, wish);
  }
  return place;
};

/** A finished match as a record, to be checked with `playStepwise`. Rejects with `stillRunning`. */
export const fetchRecord = (game: string, matchID: string): Promise<unknown> =>
  ask(address(game, matchID, 'record'));

/** Leaves a parcel for another device; returns the id to fetch it with. */
export const leaveParcel = async (sealed: string): Promise<string> =>
  (await ask<{ id: string }>('/parcels', { sealed })).id;

/** The state of a parcel. Rejects with `unknownParcel` once its time is over. */
export const parcelState = async (id: string): Promise<ParcelState['state']> =>
  (await ask<ParcelState>(`/parcels/${encodeURIComponent(id)}`)).state;

/** Fetches a parcel; this works only once. Rejects with `unknownParcel`. */
export const takeParcel = async (id: string): Promise<string> =>
  (await ask<{ sealed: string }>(`/parcels/${encodeURIComponent(id)}/take`, {})).sealed;
