import type { LogEntry } from 'boardgame.io';
import * as v from 'valibot';
import { TABLE_OPTIONS, USUAL_TABLE, type TableOptions } from './conduct';
import { BOT_LEVELS, type BotLevel, type MatchResult } from './gameModule';
import { ALL_SEATS } from './seats';

/**
 * The lobby routes of the server beyond boardgame.io's own. The page and the server both read this file, so that they
 * cannot disagree.
 *
 * boardgame.io's routes keep their form (`LobbyClient` works): GET /games, GET /games/:name, GET /games/:name/:id,
 * POST /games/:name/create | :id/join | :id/leave | :id/update | :id/playAgain. Ours are additions:
 * - POST /games/:name/create also reads `bots` and `table`, and returns `hostCredentials`. With these, until the
 *   first move, POST /games/:name/:id/close ends the match, POST /games/:name/:id/free frees a seat (`playerID`), and
 *   POST /games/:name/:id/fill lets computer players decide for all free seats, so that the match begins; after some
 *   minutes anybody with a seat there may also fill it;
 * - POST /games/:name/:id/leave also reads `bot`: the strength of the computer player that decides for the seat until
 *   somebody takes it;
 * - POST /games/:name/:id/handOver lets a computer player decide for a `seat` that is free or whose player is away;
 *   POST /games/:name/:id/takeBack ends that for one's own seat;
 * - POST /games/:name/:id/pause asks for a pause of the clocks, or ends it with `wanted: false`;
 * - POST /games/:name/:id/goBack asks the table to take back one's last decision; with the `to` of another player's
 *   wish it agrees to that, or refuses with `wanted: false`, which also withdraws one's own wish;
 * - POST /games/:name/:id/playAgain also reads `game`, to continue with another game, and returns which one it is
 *   (`nextGame`). The seats there are reserved for ten minutes for the players of this match: POST
 *   /games/:name/:id/join also reads `before`, the credentials of earlier matches;
 * - GET /games/:name/:id also returns `next`, `nextMatchID` and `status`, and so does a join;
 * - POST /games/:name/:id/call asks to call the player of a seat when it is their turn and none of their pages is
 *   connected, by a push service or a web address; POST /games/:name/:id/callOff ends that; GET /push returns the key
 *   for push services;
 * - GET /lobby lists the public matches of all games that are not over; GET /lobby/matches?ids=one,other returns
 *   given matches, listed or not, with the seats that must decide; GET /lobby/replays finds public matches that are
 *   over, by the beginning of a player's name (`name`) and by `game`, newest first, `endedBefore` a time;
 * - POST /parcels stores something for another device for ten minutes, encrypted so that the server cannot read it;
 *   GET /parcels/:id tells whether it has been fetched, POST /parcels/:id/take fetches it, once;
 * - GET /games/:name/:id/record returns a finished match as a record;
 * - GET /healthz returns 200 while the server is alive, GET /readyz while it can play, else 503 and the reason;
 * - GET /metrics returns its metrics to authorised readers.
 */

/** Longest name of a player, in characters. */
export const MAX_NAME = 20;

/** A player's name: readable, without control characters, at most MAX_NAME. */
export const PLAYER_NAME = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_NAME),
  v.regex(/^[^\p{C}]+$/u),
);

/** The time in which only the player who created a match may fill its free seats with computer players, in ms. */
export const FILL_MS = 120_000;

/** The time for which the seats of a rematch are reserved for the players of the previous match, in ms. */
export const KEPT_MS = 600_000;

/** The most earlier matches that a joining player can name. */
export const MOST_BEFORE = 8;

/** The player for whom a free seat is reserved, and for how many ms more, at the moment of sending. */
export type KeptSeat = { readonly name: string; readonly ms: number };

/** POST /games/:name/create */
export const CREATE_BODY = v.object({
  numPlayers: v.pipe(v.number(), v.integer()),
  setupData: v.optional(v.unknown()),
  unlisted: v.optional(v.boolean(), false),
  /** The strength of the computer player, by seat. */
  bots: v.optional(v.record(v.picklist(ALL_SEATS), v.picklist(BOT_LEVELS)), {}),
  table: v.optional(TABLE_OPTIONS, USUAL_TABLE),
});
export type CreateBody = v.InferInput<typeof CREATE_BODY>;

/** The content of a seat's `data` in boardgame.io's match metadata. Public. */
export type SeatData = {
  readonly bot?: BotLevel;
  readonly standIn?: BotLevel;
  readonly kept?: KeptSeat;
  /** The player's page is connected but not visible. Spectators see this, the lobby does not. */
  readonly looksAway?: true;
};

/** A log entry; `standIn` if a computer player of that level decided for an absent player. */
export type MarkedEntry = LogEntry & { readonly standIn?: BotLevel };

/** One row of GET /lobby. */
export type LobbyMatch = {
  readonly game: string;
  readonly matchID: string;
  /** A seat without a name is free. */
  readonly seats: readonly {
    readonly playerID: string;
    readonly name?: string;
    readonly bot?: BotLevel;
    /** A computer player decides until the player is back, or somebody takes the seat. */
    readonly standIn?: BotLevel;
    readonly kept?: KeptSeat;
  }[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly table: TableOptions;
  /** `open`: a seat is free and nothing has been played; `running`; `over`. */
  readonly status: 'open' | 'running' | 'over';
  /** For a running match: the seats that must decide. Only in GET /lobby/matches. */
  readonly awaited?: readonly string[];
  /** The time left for each of these whose clock is running, including its reserve, in ms. */
  readonly left?: Readonly<Record<string, number>>;
  /** For a match that is over. */
  readonly result?: MatchResult;
  /** The match played after it, and the name of the player who asked for it. */
  readonly next?: { readonly matchID: string; readonly game: string; readonly by: string };
  /** The time of the last change, in ms since 1970. */
  readonly updatedAt: number;
};

/** One row of GET /lobby/replays: a match with a record. */
export type LobbyReplay = LobbyMatch & {
  /** In ms since 1970: with it as `endedBefore`, the next rows are found. */
  readonly endedAt: number;
};

/** The most rows that GET /lobby/replays returns; with fewer, these are the last. */
export const REPLAY_ROWS = 20;

/** The most matches in one GET /lobby/matches. */
export const MOST_ASKED = 100;

/** How long a parcel can be fetched, in ms. */
export const PARCEL_MS = 600_000;

/** Longest parcel, in characters. */
export const MAX_PARCEL = 400_000;

/** POST /parcels */
export const PARCEL_BODY = v.object({
  sealed: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(MAX_PARCEL)),
});

/** What GET /parcels/:id answers. */
export type ParcelState = { readonly state: 'waiting' | 'taken' };

/** The fields of GET /games/:name/:id beyond boardgame.io's own. */
export type MatchAdditions = Pick<LobbyMatch, 'status' | 'table' | 'next'>;

export const SEAT = v.pipe(v.string(), v.regex(/^\d$/));
export const CREDENTIALS = v.pipe(v.string(), v.maxLength(64));

/** The proof that a seat belongs to the sender. */
export const CLAIM = { playerID: SEAT, credentials: CREDENTIALS };

/** Longest line of chat, in characters. */
export const MAX_LINE = 300;

const ADDRESS = v.pipe(v.string(), v.url(), v.maxLength(1000));

/** POST /games/:name/:id/call */
export const CALL_BODY = v.object({
  ...CLAIM,
  way: v.variant('kind', [
    v.object({
      kind: v.literal('push'),
      address: ADDRESS,
      /** As provided by a browser. */
      keys: v.object({
        p256dh: v.pipe(v.string(), v.regex(/^[\w-]{86,88}=?$/)),
        auth: v.pipe(v.string(), v.regex(/^[\w-]{21,24}={0,2}$/)),
      }),
    }),
    v.object({
      kind: v.literal('webhook'),
      address: ADDRESS,
      /** The key that signs calls, so that the receiver can check their origin. */
      secret: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,100}$/)),
    }),
  ]),
});
export type CallWay = v.InferOutput<typeof CALL_BODY>['way'];

/** POST /games/:name/:id/callOff */
export const CALL_OFF_BODY = v.object({ ...CLAIM, address: ADDRESS });

/** GET /push: base64url, as browsers ask for it. */
export type PushKey = { readonly publicKey: string };

/** The content of a call to an absent player: independent of language, and without anything about the game. */
export type Call = {
  readonly what: 'yourTurn';
  readonly game: string;
  readonly matchID: string;
  /** The names of the people who wait for others at the match. */
  readonly waiting: readonly string[];
};

/** Why the server refused, as a code that the word files translate. */
export const SERVER_FAULTS = [
  'unknownGame',
  'unknownMatch',
  'unknownParcel',
  'tableFull',
  'noSpectators',
  'seatTaken',
  'seatKept',
  'badOptions',
  'badSeats',
  'badName',
  'badAddress',
  'notYourSeat',
  'notYourTable',
  'begun',
  'notAway',
  'noClocks',
  'noGoingBack',
  'stillRunning',
  'matchOver',
  'oldRules',
  'unavailable',
  'tooMany',
  'tooManyTables',
  'tooLarge',
  'malformed',
  'internal',
] as const;
export type ServerFault = (typeof SERVER_FAULTS)[number];

/** The body of every response of our routes that is not 2xx. */
export type FaultBody = {
  readonly error: ServerFault;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * On the socket the server follows boardgame.io's protocol, with a `patch` for every move and the newest page of the
 * log in a `sync`. Besides the moves of the game, a seat may send the move `undo` with the step it takes back; only
 * the seat itself is told which step that may be, in the position under `plugins.undo`. Going back by consent is a
 * move `goBack` in the log, with the number of moves to go back to and the players who agreed. Additional messages:
 * - `refused`: the match and why a packet was refused; after a move a `sync` follows, which brings the client up to
 *   date;
 * - `beat`: a sign of life of the server, without content and without an answer;
 * - `conduct`: the match and the state of its table beside the game (`Conduct`), after each `sync` and on each
 *   change;
 * - `looks`: sent by a client with a seat: the match, and whether its page is visible;
 * - `spectators`: the match and how many pages watch it without a seat;
 * - `later`: the match and in how many ms delayed spectators will see it; the `sync` then comes by itself;
 * - `log`: sent by a client with a match and a number; the server returns the match and the page of its log before
 *   that position, the oldest entry first.
 */
export type SocketRefusal = {
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly rule: string;
};

/** The interval of the server's `beat`, in ms; a page that does not hear it knows that it is disconnected. */
export const HEARTBEAT = 5000;
