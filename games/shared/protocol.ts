import * as v from 'valibot';
import { BOT_LEVELS, type BotLevel } from './gameModule';

/**
 * What the lobby of the server says beyond boardgame.io's own routes. The page and the server read the same file, so
 * that they cannot come to mean different things.
 *
 * boardgame.io's routes keep their form (`LobbyClient` works): GET /games, GET /games/:name, GET /games/:name/:id,
 * POST /games/:name/create | :id/join | :id/leave | :id/update | :id/playAgain. Ours are additions:
 * - POST /games/:name/create also reads `bots`, and answers `hostCredentials`: with them, until the first move,
 *   POST /games/:name/:id/close ends the match and POST /games/:name/:id/free gives a seat (`playerID`) back;
 * - POST /games/:name/:id/leave also reads `bot`: the strength of the computer player that takes the seat over;
 * - GET /games/:name/:id also tells `nextMatchID` and `status`;
 * - GET /lobby lists the public matches of all games at once;
 * - GET /games/:name/:id/record hands out a finished match as a record;
 * - GET /healthz answers 200 while the server is alive, GET /readyz while it can play, else 503 and the reason;
 * - GET /metrics tells its numbers to those who may read them.
 */

/** Longest name of a player, in characters. */
export const MAX_NAME = 20;

/** A player's name: something to read, no control characters, at most MAX_NAME. */
export const PLAYER_NAME = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_NAME),
  v.regex(/^[^\p{C}]+$/u),
);

/** POST /games/:name/create */
export const CREATE_BODY = v.object({
  numPlayers: v.pipe(v.number(), v.integer()),
  setupData: v.optional(v.unknown()),
  unlisted: v.optional(v.boolean(), false),
  /** Strength of the computer player by seat. */
  bots: v.optional(v.record(v.pipe(v.string(), v.regex(/^[0-5]$/)), v.picklist(BOT_LEVELS)), {}),
});
export type CreateBody = v.InferInput<typeof CREATE_BODY>;

/** What a seat's `data` holds in boardgame.io's match metadata. Public. */
export type SeatData = { readonly bot?: BotLevel };

/** One row of GET /lobby. */
export type LobbyMatch = {
  readonly game: string;
  readonly matchID: string;
  /** A seat without a name is free. */
  readonly seats: readonly { readonly playerID: string; readonly name?: string; readonly bot?: BotLevel }[];
  readonly options: Readonly<Record<string, string | number>>;
  /** `open`: a seat is free and nothing has been played; `running`; `over`. */
  readonly status: 'open' | 'running' | 'over';
  /** When something last happened, in ms since 1970. */
  readonly updatedAt: number;
};

/** What GET /games/:name/:id says of a match beyond boardgame.io's own fields. */
export type MatchAdditions = Pick<LobbyMatch, 'status'> & { readonly nextMatchID?: string };

/** Why the server said no, as a code the word files translate. */
export const SERVER_FAULTS = [
  'unknownGame',
  'unknownMatch',
  'tableFull',
  'seatTaken',
  'badOptions',
  'badSeats',
  'badName',
  'notYourSeat',
  'notYourTable',
  'begun',
  'stillRunning',
  'matchOver',
  'oldRules',
  'unavailable',
  'tooMany',
  'tooLarge',
  'malformed',
  'internal',
] as const;
export type ServerFault = (typeof SERVER_FAULTS)[number];

/** The body of every answer of our routes that is not 2xx. */
export type FaultBody = {
  readonly error: ServerFault;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * Over the socket the server speaks as boardgame.io's does, with `patch` for every move and the newest page of the log
 * in a `sync`. It adds two messages:
 * - `refused`: the match and why a packet was not taken; after a move it is followed by a `sync` that brings the client
 *   back in step;
 * - `log`: a client that sends it with a match and a number is answered with the match and the page of its log before
 *   that position, the oldest entry first.
 */
export type SocketRefusal = {
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly rule: string;
};
