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

/** What the server answers; rejects with a `LobbyFault`. */
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
    // No answer, or one that is not ours: a gateway whose server is down answers in HTML.
    throw new LobbyFault('offline');
  }
  if (response.ok) return answer as Answer;
  throw isFault(answer) ? new LobbyFault(answer.error, answer.values) : new LobbyFault('internal');
};

/** The path of a match, of a game, or of what is asked of it. */
export const address = (...parts: readonly string[]) => `/games/${parts.map(encodeURIComponent).join('/')}`;

/** One match as the server describes it to anybody. */
export type MatchDetails = Pick<LobbyMatch, 'game' | 'matchID' | 'seats' | 'options' | 'table' | 'status'> & {
  readonly unlisted: boolean;
  readonly next?: LobbyMatch['next'];
  /** When it was opened, to the minute, in ms since 1970. */
  readonly createdAt: number;
};

type Metadata = LobbyAPI.Match & MatchAdditions;

/** The public matches of all games that are not over. */
export const listMatches = (): Promise<readonly LobbyMatch[]> => ask('/lobby');

/** Those of the matches that there are, listed or not, and who is awaited there; MOST_ASKED at once. */
export const lookAtMatches = async (matchIDs: readonly string[]): Promise<readonly LobbyMatch[]> =>
  matchIDs.length ? ask(`/lobby/matches?ids=${matchIDs.map(encodeURIComponent).join()}`) : [];

/** What replays are looked for: by how a player's name begins, of one game or of all. */
export type ReplaySearch = { readonly name: string; readonly game: string | undefined };

/** Public replays, the newest first: those that ended before a time, or the newest of all. */
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

/** What proves that this page opened a match, by its id: kept with the seat once there is one. */
const opened = new Map<string, string | undefined>();

/** Opens a match; answers its id. Nobody sits there yet but computer players. */
export const createMatch = async (game: string, body: CreateBody): Promise<string> => {
  const { matchID, hostCredentials } = await ask<Created>(address(game, 'create'), body);
  opened.set(matchID, hostCredentials);
  return matchID;
};

type Wish = {
  readonly name: string;
  readonly playerID?: PlayerID;
  /** What may prove that the seat is kept for us. */
  readonly before?: readonly string[];
};

/** Sits down in a match, on the first free seat when none is named; answers how it stands now. The seat is remembered. */
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

/** Gets up, letting a computer player of that strength take over, if one is named. The seat is forgotten. */
export const leaveMatch = async (game: string, matchID: string, bot?: BotLevel): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'leave'), { playerID, credentials, bot });
  forgetSeat(game, matchID);
};

/** Ends a match that we have opened, for everybody, before its first move. The seat is forgotten. */
export const closeMatch = async (game: string, matchID: string): Promise<void> => {
  const { hostCredentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'close'), { hostCredentials });
  forgetSeat(game, matchID);
};

/** Gives back the seat of somebody who does not come, in a match that we have opened, before its first move. */
export const freeSeat = async (game: string, matchID: string, playerID: PlayerID): Promise<void> => {
  const { hostCredentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'free'), { hostCredentials, playerID });
};

/** Has computer players decide for the free seats of a match that has not begun, so that it does. */
export const fillSeats = async (game: string, matchID: string): Promise<void> => {
  const { playerID, credentials, hostCredentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'fill'), { playerID, credentials, hostCredentials });
};

/** Has a computer player decide for a seat that is free or whose player is away. Rejects with `notAway`. */
export const handOver = async (game: string, matchID: string, seat: PlayerID): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'handOver'), { playerID, credentials, seat });
};

/** Decides for one's own seat again. */
export const takeBack = async (game: string, matchID: string): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'takeBack'), { playerID, credentials });
};

/** Asks for a pause of the clocks, agrees to one, or ends it. Rejects with `noClocks`. */
export const askForPause = async (game: string, matchID: string, wanted: boolean): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'pause'), { playerID, credentials, wanted });
};

/** Asks the table to take back one's last decision. Rejects with `noGoingBack`. */
export const wishBack = async (game: string, matchID: string): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'goBack'), { playerID, credentials, wanted: true });
};

/** Agrees to what somebody would like to take back, or not; withdraws one's own wish. `to` tells which it is. */
export const answerWish = async (
  game: string,
  matchID: string,
  wanted: boolean,
  to: number,
): Promise<void> => {
  const { playerID, credentials } = seatOf(game, matchID);
  await ask(address(game, matchID, 'goBack'), { playerID, credentials, wanted, to });
};

/** Where a match is played. */
type Place = { readonly game: string; readonly matchID: string };

/**
 * Opens what is played after a match, of the same game or another, or follows those who have opened something; sits down
 * there, on the same seat when it can be had. Answers where that is.
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

/** Leaves something for another device; answers by which id it is fetched. */
export const leaveParcel = async (sealed: string): Promise<string> =>
  (await ask<{ id: string }>('/parcels', { sealed })).id;

/** What became of a parcel. Rejects with `unknownParcel` once its time is over. */
export const parcelState = async (id: string): Promise<ParcelState['state']> =>
  (await ask<ParcelState>(`/parcels/${encodeURIComponent(id)}`)).state;

/** Fetches a parcel, once. Rejects with `unknownParcel`. */
export const takeParcel = async (id: string): Promise<string> =>
  (await ask<{ sealed: string }>(`/parcels/${encodeURIComponent(id)}/take`, {})).sealed;
