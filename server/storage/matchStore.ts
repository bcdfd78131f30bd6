import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { Pause, TableEvent, TableOptions, Wish } from '../../games/shared/conduct';
import type { BotLevel } from '../../games/shared/gameModule';
import type { Clocks } from '../matches/clocks';
import type { Choice } from '../../games/shared/options';

/** For whom a free seat is kept: for whoever proves to have sat there in the match before. */
export type KeptFor = {
  readonly credentialHash: string;
  readonly name: string;
  /** In ms since 1970: from then on it is anybody's. */
  readonly until: number;
};

/** A seat of a match. Free while it has no name: anybody may take it then. */
export type Seat = {
  readonly playerID: PlayerID;
  readonly name: string | undefined;
  /** Only humans have one. */
  readonly credentialHash: string | undefined;
  readonly bot: BotLevel | undefined;
  /** A computer player that decides until the player of the seat is back, or somebody takes it. */
  readonly standIn: BotLevel | undefined;
  /** Since when no page of the seat's player is connected, in ms since 1970; undefined while one is, or nobody looked. */
  readonly awaySince: number | undefined;
  readonly keptFor?: KeptFor | undefined;
};

/** The match after a match, of the same game or another, and whose player has asked for it. */
export type NextMatch = { readonly matchID: string; readonly game: string; readonly by: PlayerID };

/** A match without its position and its seed, so that sending it to anybody cannot reveal them. */
export type Match = {
  readonly matchID: string;
  readonly game: string;
  /** The version of the rules it is played by; undefined if it is older than that is kept. */
  readonly rules: number | undefined;
  readonly unlisted: boolean;
  readonly options: Readonly<Record<string, Choice>>;
  readonly table: TableOptions;
  /** Undefined without clocks, and before the match begins. */
  readonly clocks: Clocks | undefined;
  readonly pause: Pause | undefined;
  readonly wish: Wish | undefined;
  /** In the order they sit. */
  readonly seats: readonly Seat[];
  /** How many moves have been played. */
  readonly stateID: number;
  /** The result of the match; undefined while it runs. */
  readonly gameover: unknown;
  /** What is played after it. */
  readonly next: NextMatch | undefined;
  /** In ms since 1970, like `updatedAt`. */
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type NewMatch = Pick<Match, 'matchID' | 'game' | 'unlisted' | 'options' | 'table' | 'seats'> & {
  readonly rules: number;
  readonly seed: string;
  readonly state: State;
};

/** Who opens a match, by a hash, and how many matches of theirs may wait for players at a time. */
export type Opener = { readonly caller: string; readonly atMost: number };

/** Which public matches to list; newest first. The next page is `updatedBefore` the last of this one. */
export type ListQuery = {
  readonly game?: string | undefined;
  readonly over?: boolean | undefined;
  /** Does a human sit there? */
  readonly seated?: boolean | undefined;
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
  readonly limit: number;
};

/** Which public replays to find, the newest first. */
export type ReplayQuery = {
  readonly game?: string | undefined;
  /** How the name of somebody begins who played there, or a word of it. */
  readonly name?: string | undefined;
  readonly endedBefore?: number | undefined;
  readonly limit: number;
};

/** The newest `moves` moves of a log among those that were made before position `before`. */
export type LogPage = { readonly before?: number | undefined; readonly moves: number };

export type ChatLine = { readonly id: string; readonly playerID: PlayerID; readonly text: string };

/** How a player wants to be called who is not there: by a push service, to which a browser has given us the way, or a web address. */
export type Way = {
  readonly kind: 'push' | 'webhook';
  readonly address: string;
  /** What a call is encrypted or signed with, in a form of its kind. */
  readonly secret: string;
};

/** A way to a player at a match. */
export type Calling = Way & {
  readonly playerID: PlayerID;
  /** The position the player was called at last, this way; undefined before the first call. */
  readonly calledAt: number | undefined;
  /** Has that call not come to anything yet, neither delivered nor given up? */
  readonly isOwed: boolean;
};

/** By these push services know who calls: made once, and good for as long as anybody wants to be called. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Something that happened at a table beside the game, and when, in ms since 1970. */
export type KeptEvent = TableEvent & { readonly at: number };

/** When a match is thrown away, in ms. */
export type Expiry = {
  /** Without a change for that long it is marked; a day later it is deleted, if it still is unchanged. */
  readonly unchangedFor: number;
  /** A table at which nobody has ever sat is deleted after that long. */
  readonly emptyFor: number;
};

/** What became of old matches. */
export type Expired = {
  readonly marked: number;
  readonly deleted: number;
  /** The clock has jumped: nothing is thrown away before this time. */
  readonly heldUntil: number | undefined;
};

/**
 * Nothing can be kept or read at present: the disk is full, the database away or busy for too long. `cause` says what it
 * was. Whether a change that ends like this was kept is not known: read again before going on.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * Where matches are kept. Every call is one transaction, and what it answered survives the process and a power cut.
 * Nothing is read, changed and written back by callers: several processes may use one store. Every call may reject with
 * `StoreUnavailable`.
 */
export type MatchStore = {
  /**
   * Stores a new match, unless too many that were opened by the same caller wait for players already; answers whether. One
   * in which nothing has happened for a day is not counted: it stands at the end of every list. Several that are opened at
   * the very same moment may not be counted with each other.
   */
  readonly create: (match: NewMatch, opener?: Opener) => Promise<boolean>;
  readonly read: (matchID: string) => Promise<Match | undefined>;
  /** Those of the matches that there are, in no order. */
  readonly readAll: (matchIDs: readonly string[]) => Promise<readonly Match[]>;
  /** A match and its position, secrets included, of one moment. */
  readonly load: (matchID: string) => Promise<{ readonly match: Match; readonly state: State } | undefined>;
  /** Log entries in order, secrets included: those of a page, or all. */
  readonly log: (matchID: string, page?: LogPage) => Promise<readonly LogEntry[]>;
  readonly seed: (matchID: string) => Promise<string | undefined>;
  /** How many moves each of the matches has come to; a match that is gone is left out. */
  readonly positions: (matchIDs: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /**
   * Stores the position after a move together with its log entries, if the match is still at move `expected`; answers
   * whether it was. What is asked for at the same time is written together, and each is answered for itself.
   */
  readonly commit: (
    matchID: string,
    expected: number,
    next: State,
    entries: readonly LogEntry[],
    clocks?: Clocks,
  ) => Promise<boolean>;
  /** Sets the clocks of a match anew if they are as they were; answers whether they were. */
  readonly setClocks: (matchID: string, before: Clocks | undefined, after: Clocks) => Promise<boolean>;
  /** Has a stand-in decide for a player whose time is up; answers whether nobody else did that. */
  readonly takeOver: (matchID: string, playerID: PlayerID, level: BotLevel) => Promise<boolean>;
  /** Keeps who wants a pause or that there is one, if that was as it is said to have been; `by` has changed it. */
  readonly setPause: (
    matchID: string,
    before: Pause | undefined,
    after: Pause | undefined,
    by: PlayerID,
  ) => Promise<boolean>;
  /** Keeps what somebody would like to take back and who agrees, or no longer, if that was as it is said to have been; `refusedBy` does not want it. */
  readonly setWish: (
    matchID: string,
    before: Wish | undefined,
    after: Wish | undefined,
    refusedBy?: PlayerID,
  ) => Promise<boolean>;
  /**
   * A server is open. Answers for how long none was, in ms, in all. What lies between this call and the last counts as
   * that if it is longer than `silence`, if one is given.
   */
  readonly stayOpen: (silence: number | undefined) => Promise<number>;
  /** The record of a finished match as JSON, once it is kept. */
  readonly record: (matchID: string) => Promise<string | undefined>;
  /** Keeps the record of a finished match, if there is none yet: a public one is found among the replays from then on. */
  readonly keepRecord: (matchID: string, json: string) => Promise<void>;
  /**
   * Gives the seat to a human if it is free and the match is not over; answers whether it was. One that is kept is free
   * for nobody but who sat there before: `before` are the hashes of their earlier credentials.
   */
  readonly claimSeat: (
    matchID: string,
    playerID: PlayerID,
    claim: {
      readonly name: string;
      readonly credentialHash: string;
      readonly before?: readonly string[] | undefined;
    },
  ) => Promise<boolean>;
  /** Renames the seat if it has this hash; answers whether it has. */
  readonly renameSeat: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    name: string,
  ) => Promise<boolean>;
  /**
   * Frees the seat if it has this hash; a stand-in decides from then on, if one is named. After the end the name stays,
   * for the record. A match that is left without a human before its end is wiped. Answers whether the seat had the hash.
   */
  readonly vacateSeat: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    standIn: BotLevel | undefined,
  ) => Promise<boolean>;
  /** Keeps since when the player of the seat is away, unless that is known; undefined for one who is there. */
  readonly keepAway: (matchID: string, playerID: PlayerID, since: number | undefined) => Promise<void>;
  /**
   * Has a stand-in decide for a seat that is free or whose player went away at `awayBy` or earlier, in a match that is not
   * over; answers whether it does. `by` is the seat of whoever asked for it.
   */
  readonly handOver: (
    matchID: string,
    playerID: PlayerID,
    request: { readonly level: BotLevel; readonly by: PlayerID; readonly awayBy: number },
  ) => Promise<boolean>;
  /** The player of the seat, who has this hash, decides again; answers whether a stand-in did until then. */
  readonly takeBack: (matchID: string, playerID: PlayerID, credentialHash: string) => Promise<boolean>;
  /** Has stand-ins decide for all free seats of a match that has not begun; answers whether there were any. */
  readonly fillSeats: (matchID: string, level: BotLevel, by: PlayerID | undefined) => Promise<boolean>;
  /** What has happened at the table beside the game, in order. */
  readonly events: (matchID: string) => Promise<readonly KeptEvent[]>;
  /**
   * Stores what is played after a match unless something that is still there is stored already; answers what is stored
   * then.
   */
  readonly linkNext: (matchID: string, next: NextMatch) => Promise<NextMatch | undefined>;
  readonly list: (query: ListQuery) => Promise<readonly Match[]>;
  readonly replays: (query: ReplayQuery) => Promise<readonly (Match & { readonly endedAt: number })[]>;
  /** The ids of the running matches in which computer players decide, the one last changed first. */
  readonly botMatches: () => Promise<readonly string[]>;
  /** Adds a line and forgets all but the newest `keep`; answers false if there is a line of that id already. */
  readonly addChatLine: (matchID: string, line: ChatLine, keep: number) => Promise<boolean>;
  /**
   * Adds a way to call whoever has the seat, unless the hash is not its own or there are `most` ways already; answers
   * whether it was added or was there before. Of webhooks a seat has one, the newest.
   */
  readonly addCalling: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    way: Way,
    most: number,
  ) => Promise<boolean>;
  readonly removeCalling: (matchID: string, playerID: PlayerID, address: string) => Promise<void>;
  /** All ways to the players of a match. Whoever gives up a seat is called no more. */
  readonly callings: (matchID: string) => Promise<readonly Calling[]>;
  /** The ids of the running matches at which somebody wants to be called. */
  readonly callingMatches: () => Promise<readonly string[]>;
  /**
   * Notes that a player is called at a position, one way; answers whether it is to be done: of several who note the same
   * call, one does it.
   */
  readonly noteCall: (matchID: string, calling: Calling, stateID: number) => Promise<boolean>;
  /** The call that was noted at that position has been delivered or given up. */
  readonly settleCall: (matchID: string, calling: Calling, stateID: number) => Promise<void>;
  /** The keys that are kept; those that are given, if there are none yet. */
  readonly pushKeys: (fresh: PushKeys) => Promise<PushKeys>;
  /** Oldest first. */
  readonly chat: (matchID: string) => Promise<readonly ChatLine[]>;
  readonly wipe: (matchID: string) => Promise<void>;
  /** Wipes the match if no move has been played; answers whether it has. */
  readonly wipeUnbegun: (matchID: string) => Promise<boolean>;
  /** Keeps what one device leaves for another, sealed, until a time in ms since 1970. */
  readonly keepParcel: (id: string, sealed: string, until: number) => Promise<void>;
  /** Hands it out to the first who asks in time. */
  readonly takeParcel: (id: string) => Promise<string | undefined>;
  /** What became of it; nothing once its time is over. */
  readonly parcel: (id: string) => Promise<'waiting' | 'taken' | undefined>;
  /** Throws old matches away. A clock that jumps costs none. */
  readonly expire: (expiry: Expiry) => Promise<Expired>;
  /** Rejects when matches cannot be read or written. */
  readonly ping: () => Promise<void>;
  /** Resolves when all that was asked for is answered. */
  readonly close: () => Promise<void>;
};

/** What a store can be given; a test gives a clock of its own. */
export type StoreOptions = {
  /** The time in ms since 1970. */
  readonly clock?: () => number;
  /** Told once of every match that cannot be read and is left out of a list. */
  readonly onBroken?: (matchID: string, error: unknown) => void;
  /** Told of every transaction that has kept moves how many were asked for in it. */
  readonly onGroup?: (moves: number) => void;
};
