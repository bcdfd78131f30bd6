import type { LogEntry } from 'boardgame.io';
import * as v from 'valibot';
import { TABLE_OPTIONS, USUAL_TABLE, type TableOptions } from './conduct';
import { BOT_LEVELS, type BotLevel, type MatchResult } from './gameModule';
import { ALL_SEATS } from './seats';

/**
 * What the lobby of the server says beyond boardgame.io's own routes. The page and the server read the same file, so
 * that they cannot come to mean different things.
 *
 * boardgame.io's routes keep their form (`LobbyClient` works): GET /games, GET /games/:name, GET /games/:name/:id,
 * POST /games/:name/create | :id/join | :id/leave | :id/update | :id/playAgain. Ours are additions:
 * - POST /games/:name/create also reads `bots` and `table`, and answers `hostCredentials`: with them, until the first
 *   move, POST /games/:name/:id/close ends the match, POST /games/:name/:id/free gives a seat (`playerID`) back and
 *   POST /games/:name/:id/fill has computer players decide for all free seats, so that it begins; after some minutes whoever
 *   sits there may do the last as well;
 * - POST /games/:name/:id/leave also reads `bot`: the strength of the computer player that decides for the seat until
 *   somebody takes it;
 * - POST /games/:name/:id/handOver has a computer player decide for a `seat` that is free or whose player is away, and
 *   POST /games/:name/:id/takeBack ends that for one's own;
 * - POST /games/:name/:id/pause asks for a pause of the clocks, or with `wanted: false` ends it;
 * - POST /games/:name/:id/goBack asks the table to take back one's last decision; with the `to` of somebody else's wish it
 *   is agreed to, or refused with `wanted: false`, which also withdraws one's own;
 * - POST /games/:name/:id/playAgain also reads `game`, to play on with another, and answers which it is (`nextGame`). The
 *   seats there are kept for ten minutes for those who sat at this match: POST /games/:name/:id/join also reads `before`,
 *   credentials of earlier matches;
 * - GET /games/:name/:id also tells `next`, `nextMatchID` and `status`, which a join tells as well;
 * - POST /games/:name/:id/call has the player of a seat called when it is their turn and no page of theirs is there, by a
 *   push service or a web address; POST /games/:name/:id/callOff ends that; GET /push tells the key for push services;
 * - GET /lobby lists the public matches of all games that are not over; GET /lobby/matches?ids=one,other tells of those
 *   that somebody has seats at, listed or not, and who is awaited there; GET /lobby/replays finds public matches that are
 *   over by the beginning of a player's name (`name`) and by `game`, newest first, `endedBefore` a time;
 * - POST /parcels leaves something for another device, sealed so that the server cannot read it, for ten minutes;
 *   GET /parcels/:id tells whether it has been fetched, POST /parcels/:id/take fetches it, once;
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

/** For so long only whoever opened a match may fill its free seats with computer players, in ms. */
export const FILL_MS = 120_000;

/** So long the seats of a rematch are kept for those who sat there before, in ms. */
export const KEPT_MS = 600_000;

/** How many earlier matches somebody who takes a seat may name. */
export const MOST_BEFORE = 8;

/** For whom a free seat is kept, and how many ms more, at the moment it was sent. */
export type KeptSeat = { readonly name: string; readonly ms: number };

/** POST /games/:name/create */
export const CREATE_BODY = v.object({
  numPlayers: v.pipe(v.number(), v.integer()),
  setupData: v.optional(v.unknown()),
  unlisted: v.optional(v.boolean(), false),
  /** Strength of the computer player by seat. */
  bots: v.optional(v.record(v.picklist(ALL_SEATS), v.picklist(BOT_LEVELS)), {}),
  table: v.optional(TABLE_OPTIONS, USUAL_TABLE),
});
export type CreateBody = v.InferInput<typeof CREATE_BODY>;

/** What a seat's `data` holds in boardgame.io's match metadata. Public. */
export type SeatData = {
  readonly bot?: BotLevel;
  readonly standIn?: BotLevel;
  readonly kept?: KeptSeat;
  /** The page of its player is connected, and out of sight. All who watch are told, the lobby is not. */
  readonly looksAway?: true;
};

/** An entry of the log; `standIn` when a computer player of that level decided for somebody who was away. */
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
  /** Of a running match: the seats that have something to decide. Only GET /lobby/matches tells. */
  readonly awaited?: readonly string[];
  /** And how long each of those whose time passes has left, its bank included, in ms. */
  readonly left?: Readonly<Record<string, number>>;
  /** Of a match that is over. */
  readonly result?: MatchResult;
  /** What is played after it, and whose player asked for that. */
  readonly next?: { readonly matchID: string; readonly game: string; readonly by: string };
  /** When something last happened, in ms since 1970. */
  readonly updatedAt: number;
};

/** One row of GET /lobby/replays: a match whose record can be had. */
export type LobbyReplay = LobbyMatch & {
  /** In ms since 1970: the rows after this one are found with it as `endedBefore`. */
  readonly endedAt: number;
};

/** How many rows GET /lobby/replays answers at most; fewer are the last. */
export const REPLAY_ROWS = 20;

/** For how many matches GET /lobby/matches may be asked at once. */
export const MOST_ASKED = 100;

/** So long a parcel waits for being fetched, in ms. */
export const PARCEL_MS = 600_000;

/** Longest parcel, in characters. */
export const MAX_PARCEL = 400_000;

/** POST /parcels */
export const PARCEL_BODY = v.object({
  sealed: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(MAX_PARCEL)),
});

/** What GET /parcels/:id answers. */
export type ParcelState = { readonly state: 'waiting' | 'taken' };

/** What GET /games/:name/:id says of a match beyond boardgame.io's own fields. */
export type MatchAdditions = Pick<LobbyMatch, 'status' | 'table' | 'next'>;

export const SEAT = v.pipe(v.string(), v.regex(/^\d$/));
export const CREDENTIALS = v.pipe(v.string(), v.maxLength(64));

/** By what somebody proves that a seat is theirs. */
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
      /** As a browser gives them out. */
      keys: v.object({
        p256dh: v.pipe(v.string(), v.regex(/^[\w-]{86,88}=?$/)),
        auth: v.pipe(v.string(), v.regex(/^[\w-]{21,24}={0,2}$/)),
      }),
    }),
    v.object({
      kind: v.literal('webhook'),
      address: ADDRESS,
      /** What calls are signed with, so that they can be told from those of others. */
      secret: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,100}$/)),
    }),
  ]),
});
export type CallWay = v.InferOutput<typeof CALL_BODY>['way'];

/** POST /games/:name/:id/callOff */
export const CALL_OFF_BODY = v.object({ ...CLAIM, address: ADDRESS });

/** GET /push: base64url, as browsers ask for it. */
export type PushKey = { readonly publicKey: string };

/** What a player who is away is told: in no language, and nothing of what lies on the table. */
export type Call = {
  readonly what: 'yourTurn';
  readonly game: string;
  readonly matchID: string;
  /** The people who wait for others at the match, by their names. */
  readonly waiting: readonly string[];
};

/** Why the server said no, as a code the word files translate. */
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

/** The body of every answer of our routes that is not 2xx. */
export type FaultBody = {
  readonly error: ServerFault;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * Over the socket the server speaks as boardgame.io's does, with `patch` for every move and the newest page of the log
 * in a `sync`. Beside the moves of the game a seat may send the move `undo`, with the step it takes back; which that may
 * be is told to the seat alone, in the position under `plugins.undo`. A match that goes back by consent does so with a
 * move `goBack` in its log: after how many moves it stands again, and who agreed. It adds these messages:
 * - `refused`: the match and why a packet was not taken; after a move it is followed by a `sync` that brings the client
 *   back in step;
 * - `beat`: the server is there; it says nothing else, and there is nothing to answer;
 * - `conduct`: the match and how its table stands beside the game (`Conduct`), after each `sync` and when that changes;
 * - `looks`: a seated client sends it, with the match and whether its page is in sight;
 * - `spectators`: the match and how many pages watch it without a seat;
 * - `later`: the match and in how many ms those who watch it with a delay are shown it; the `sync` comes by itself then;
 * - `log`: a client that sends it with a match and a number is answered with the match and the page of its log before
 *   that position, the oldest entry first.
 */
export type SocketRefusal = {
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly rule: string;
};

/** Every page hears a `beat` of the server so often, in ms; one that does not knows that it is alone. */
export const HEARTBEAT = 5000;
