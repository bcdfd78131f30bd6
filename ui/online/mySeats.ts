import type { PlayerID } from 'boardgame.io';
import * as v from 'valibot';
import { ALL_SEATS } from '../../games/shared/seats';
import { persisted } from '../shell/persisted';

const TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const SEAT = v.object({
  game: TEXT,
  matchID: TEXT,
  playerID: v.picklist(ALL_SEATS),
  credentials: TEXT,
  name: TEXT,
  hostCredentials: v.optional(TEXT),
});
type KnownSeat = v.InferOutput<typeof SEAT>;

/** A seat this browser may play, as the server returned it when the seat was taken. */
export type MySeat = {
  readonly playerID: PlayerID;
  /** Proves to the server that the seat is ours. Never shown. */
  readonly credentials: string;
  readonly name: string;
  /** Proves that we opened the match, if we did. Never shown. */
  readonly hostCredentials?: string | undefined;
};

/** Beyond that the oldest makes room for a new one; nobody is in the middle of more matches than this. */
const MOST = 100;

/** One spoilt entry must not lose the others. */
const SEATS = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) => entries.filter((entry) => v.is(SEAT, entry))),
);

const seats = persisted<readonly KnownSeat[]>('seats', SEATS, []);

const others = (game: string, matchID: string) =>
  seats.get().filter((seat) => seat.game !== game || seat.matchID !== matchID);

/** The seat this browser has in a match. */
export const mySeat = (game: string, matchID: string): MySeat | undefined =>
  seats.get().find((seat) => seat.game === game && seat.matchID === matchID);

/** Stores a seat, so that it is still ours after a reload. */
export const rememberSeat = (game: string, matchID: string, seat: MySeat): void =>
  seats.set([{ game, matchID, ...seat }, ...others(game, matchID)].slice(0, MOST));

/** Stores a seat received from elsewhere, if it is valid. It never replaces a seat that is already ours. */
export const keepSeatOf = (entry: unknown): void => {
  if (!v.is(SEAT, entry)) return;
  const { game, matchID, playerID, credentials, name } = entry;
  if (!mySeat(game, matchID)) rememberSeat(game, matchID, { playerID, credentials, name });
};

/**
 * Forgets a seat because its player has left it or asks for that. That a server does not know the seat is not enough:
 * it may be the wrong server for a while.
 */
export const forgetSeat = (game: string, matchID: string): void => seats.set(others(game, matchID));

/** All seats of this browser, the latest first. */
export const listMySeats = (): readonly (MySeat & { readonly game: string; readonly matchID: string })[] =>
  seats.get();
