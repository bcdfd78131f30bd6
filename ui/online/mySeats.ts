import type { PlayerID } from 'boardgame.io';
import * as v from 'valibot';
import { persisted } from '../shell/persisted';

const TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const SEAT = v.object({
  game: TEXT,
  matchID: TEXT,
  playerID: v.pipe(v.string(), v.regex(/^[0-5]$/)),
  credentials: TEXT,
  name: TEXT,
});
type KnownSeat = v.InferOutput<typeof SEAT>;

/** A seat this browser may play: what the server gave out when it was taken. */
export type MySeat = {
  readonly playerID: PlayerID;
  /** Proves to the server that the seat is ours. Never shown. */
  readonly credentials: string;
  readonly name: string;
};

/** Older seats are forgotten first; nobody is in the middle of more matches than this. */
const MOST = 40;

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

/** Keeps a seat, so that it is still ours after a reload. */
export const rememberSeat = (game: string, matchID: string, seat: MySeat): void =>
  seats.set([{ game, matchID, ...seat }, ...others(game, matchID)].slice(0, MOST));

/** Lets a seat go: we left it, or the server no longer knows it. */
export const forgetSeat = (game: string, matchID: string): void => seats.set(others(game, matchID));

/** All seats of this browser, the last taken first. */
export const listMySeats = (): readonly (MySeat & { readonly game: string; readonly matchID: string })[] =>
  seats.get();
