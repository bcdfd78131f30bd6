import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { Pause, TableEvent, TableOptions, Wish } from '../../games/shared/conduct';
import type { BotLevel } from '../../games/shared/gameModule';
import type { Clocks } from '../matches/clocks';
import type { Choice } from '../../games/shared/options';

/** For whom a free seat is kept: for whoever proves that they sat there in the previous match. */
export type KeptFor = {
  readonly credentialHash: string;
  readonly name: string;
  /** In ms since 1970: after that, anybody may take it. */
  readonly until: number;
};

/** A seat of a match. It is free while it has no name: then anybody may take it. */
export type Seat = {
  readonly playerID: PlayerID;
  readonly name: string | undefined;
  /** Only humans have one. */
  readonly credentialHash: string | undefined;
  readonly bot: BotLevel | undefined;
  /** The level of a computer player that decides until the player of the seat is back, or somebody takes the seat. */
  readonly standIn: BotLevel | undefined;
  /**
   * Since when no page of the seat's player is connected, in ms since 1970; undefined while one is, or if nobody
   * checked.
   */
  readonly awaySince: number | undefined;
  readonly keptFor?: KeptFor | undefined;
};

/** The match that follows a match, of the same game or another, and the seat that asked for it. */
export type NextMatch = { readonly matchID: string; readonly game: string; readonly by: PlayerID };

/** A match without its position and seed, so that sending it cannot reveal them. */
export type Match = {
  readonly matchID: string;
  readonly game: string;
  /** The version of the rules the match is played by; undefined if the match is older than this record. */
  readonly rules: number | undefined;
  readonly unlisted: boolean;
  readonly options: Readonly<Record<string, Choice>>;
  readonly table: TableOptions;
  /** Undefined in a match without clocks, and before it begins. */
  readonly clocks: Clocks | undefined;
  readonly pause: Pause | undefined;
  readonly wish: Wish | undefined;
  /** In seat order. */
  readonly seats: readonly Seat[];
  /** How many moves have been played. */
  readonly stateID: number;
  /** The result of the match; undefined while it runs. */
  readonly gameover: unknown;
  /** The match that follows this one. */
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

/** The caller who opens a match, as a hash, and how many matches of theirs may wait for players at once. */
export type Opener = { readonly caller: string; readonly atMost: number };

/**
 * Which public matches to list, newest first. For the next page, set `updatedBefore` to the time of the last match of
 * this one.
 */
export type ListQuery = {
  readonly game?: string | undefined;
  readonly over?: boolean | undefined;
  /** Does a human sit there? */
  readonly seated?: boolean | undefined;
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
  readonly limit: number;
};

/** Which public replays to find, newest first. */
export type ReplayQuery = {
  readonly game?: string | undefined;
  /** The beginning of a player's name, or of a word in it. */
  readonly name?: string | undefined;
  readonly endedBefore?: number | undefined;
  readonly limit: number;
};

/** The newest `moves` moves of a log, among those made before position `before`. */
export type LogPage = { readonly before?: number | undefined; readonly moves: number };

export type ChatLine = { readonly id: string; readonly playerID: PlayerID; readonly text: string };

/** How to call an absent player: through a push service, with the subscription of a browser, or at a web address. */
export type Way = {
  readonly kind: 'push' | 'webhook';
  readonly address: string;
  /** What a call is encrypted or signed with; the format depends on the kind. */
  readonly secret: string;
};

/** A way to call a player at a match. */
export type Calling = Way & {
  readonly playerID: PlayerID;
  /** The position at which the player was last called this way; undefined before the first call. */
  readonly calledAt: number | undefined;
  /** Is that call still unfinished, neither delivered nor given up? */
  readonly isOwed: boolean;
};

/** The keys that tell push services who is calling: created once, and valid as long as anybody wants to be called. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** Something that happened at a table apart from the game, and its time in ms since 1970. */
export type KeptEvent = TableEvent & { readonly at: number };

/** When matches are deleted, in ms. */
export type Expiry = {
  /** A match unchanged for this long is marked; if it is still unchanged a day later, it is deleted. */
  readonly unchangedFor: number;
  /** A table at which nobody has ever sat is deleted after this time. */
  readonly emptyFor: number;
};

/** The result of cleaning up old matches. */
export type Expired = {
  readonly marked: number;
  readonly deleted: number;
  /** The clock has jumped: nothing is deleted before this time. */
  readonly heldUntil: number | undefined;
};

/**
 * Nothing can be stored or read right now: the disk is full, or the database is away or busy for too long. `cause` is
 * the original error. It is unknown whether a change that ended like this was stored: read again before going on.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * Where matches are stored. Every call is one transaction, and once it has answered, its result survives a crash and
 * a power cut. Callers never read, change and write back: several processes may use one store. Every call may reject
 * with `StoreUnavailable`.
 */
export type MatchStore = {
  /**
   * Stores a new match, unless too many matches of the same caller already wait for players; returns whether it did.
   * A match in which nothing has happened for a day does not count: it is at the end of every list. Matches opened at
   * the very same moment may not count against each other.
   */
  readonly create: (match: NewMatch, opener?: Opener) => Promise<boolean>;
  readonly read: (matchID: string) => Promise<Match | undefined>;
  /** Those of the matches that exist, in no order. */
  readonly readAll: (matchIDs: readonly string[]) => Promise<readonly Match[]>;
  /** A match and its position at one moment, secrets included. */
  readonly load: (matchID: string) => Promise<{ readonly match: Match; readonly state: State } | undefined>;
  /** Log entries in order, secrets included: those of one page, or all. */
  readonly log: (matchID: string, page?: LogPage) => Promise<readonly LogEntry[]>;
  readonly seed: (matchID: string) => Promise<string | undefined>;
  /** The number of moves played in each of the matches; deleted matches are left out. */
  readonly positions: (matchIDs: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /**
   * Stores the position after a move with its log entries, if the match is still at move `expected`; returns whether
   * it was. Moves stored at the same time are written together, and each gets its own answer.
   */
  readonly commit: (
    matchID: string,
    expected: number,
    next: State,
    entries: readonly LogEntry[],
    clocks?: Clocks,
  ) => Promise<boolean>;
  /** Sets the clocks of a match if they are still `before`; returns whether they were. */
  readonly setClocks: (matchID: string, before: Clocks | undefined, after: Clocks) => Promise<boolean>;
  /** Makes a stand-in decide for a player whose time is up; returns whether nobody else did so first. */
  readonly takeOver: (matchID: string, playerID: PlayerID, level: BotLevel) => Promise<boolean>;
  /**
   * Stores the votes for a pause, or the pause itself, if the stored one is still `before`; `by` is who changed it.
   */
  readonly setPause: (
    matchID: string,
    before: Pause | undefined,
    after: Pause | undefined,
    by: PlayerID,
  ) => Promise<boolean>;
  /**
   * Stores a wish to take back and who agrees with it, or removes it, if the stored one is still `before`;
   * `refusedBy` is who refused it.
   */
  readonly setWish: (
    matchID: string,
    before: Wish | undefined,
    after: Wish | undefined,
    refusedBy?: PlayerID,
  ) => Promise<boolean>;
  /**
   * Records that a server is open. Returns for how long in all no server was open, in ms. The time since the last
   * call counts as such if it is longer than `silence`, where that is given.
   */
  readonly stayOpen: (silence: number | undefined) => Promise<number>;
  /** The record of a finished match as JSON, once it is stored. */
  readonly record: (matchID: string) => Promise<string | undefined>;
  /**
   * Stores the record of a finished match, if there is none yet; from then on a public one is listed among the
   * replays.
   */
  readonly keepRecord: (matchID: string, json: string) => Promise<void>;
  /**
   * Gives the seat to a human if it is free and the match is not over; returns whether it was. A seat that is kept is
   * free only for the person who sat there before: `before` holds the hashes of their earlier credentials.
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
  /** Renames the seat if it has this credential hash; returns whether it has. */
  readonly renameSeat: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    name: string,
  ) => Promise<boolean>;
  /**
   * Frees the seat if it has this credential hash; a stand-in decides from then on, if one is named. After the end of
   * a match the name stays, for the record. A match left without any human before its end is deleted. Returns whether
   * the seat had the hash.
   */
  readonly vacateSeat: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    standIn: BotLevel | undefined,
  ) => Promise<boolean>;
  /**
   * Stores since when the player of the seat is away, unless that is known already; undefined for a player who is
   * present.
   */
  readonly keepAway: (matchID: string, playerID: PlayerID, since: number | undefined) => Promise<void>;
  /**
   * Makes a stand-in decide for a seat that is free, or whose player went away at `awayBy` or earlier, in a match
   * that is not over; returns whether one does. `by` is the seat that asked for it.
   */
  readonly handOver: (
    matchID: string,
    playerID: PlayerID,
    request: { readonly level: BotLevel; readonly by: PlayerID; readonly awayBy: number },
  ) => Promise<boolean>;
  /**
   * The player of the seat, who has this credential hash, decides again; returns whether a stand-in did until then.
   */
  readonly takeBack: (matchID: string, playerID: PlayerID, credentialHash: string) => Promise<boolean>;
  /** Makes stand-ins decide for all free seats of a match that has not begun; returns whether there were any. */
  readonly fillSeats: (matchID: string, level: BotLevel, by: PlayerID | undefined) => Promise<boolean>;
  /** What has happened at the table apart from the game, in order. */
  readonly events: (matchID: string) => Promise<readonly KeptEvent[]>;
  /** Stores the match that follows, unless one that still exists is stored already; returns the one now stored. */
  readonly linkNext: (matchID: string, next: NextMatch) => Promise<NextMatch | undefined>;
  readonly list: (query: ListQuery) => Promise<readonly Match[]>;
  readonly replays: (query: ReplayQuery) => Promise<readonly (Match & { readonly endedAt: number })[]>;
  /** The ids of the running matches in which computer players decide, the most recently changed first. */
  readonly botMatches: () => Promise<readonly string[]>;
  /** Adds a line and deletes all but the newest `keep`; returns false if there already is a line with that id. */
  readonly addChatLine: (matchID: string, line: ChatLine, keep: number) => Promise<boolean>;
  /**
   * Adds a way to call whoever has the seat, unless the hash does not belong to the seat or there are already `most`
   * ways; returns whether it was added or already there. A seat has only one webhook, the newest.
   */
  readonly addCalling: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    way: Way,
    most: number,
  ) => Promise<boolean>;
  readonly removeCalling: (matchID: string, playerID: PlayerID, address: string) => Promise<void>;
  /** All ways to call the players of a match. A player who gives up the seat is not called any more. */
  readonly callings: (matchID: string) => Promise<readonly Calling[]>;
  /** The ids of the running matches at which somebody wants to be called. */
  readonly callingMatches: () => Promise<readonly string[]>;
  /**
   * Records that a player is called at a position in one way; returns whether to make the call: if several processes
   * record the same call, one of them makes it.
   */
  readonly noteCall: (matchID: string, calling: Calling, stateID: number) => Promise<boolean>;
  /** The call recorded at that position has been delivered or given up. */
  readonly settleCall: (matchID: string, calling: Calling, stateID: number) => Promise<void>;
  /** The stored keys; if there are none yet, stores and returns the given ones. */
  readonly pushKeys: (fresh: PushKeys) => Promise<PushKeys>;
  /** Oldest first. */
  readonly chat: (matchID: string) => Promise<readonly ChatLine[]>;
  readonly wipe: (matchID: string) => Promise<void>;
  /** Deletes the match if no move has been played; returns whether it did. */
  readonly wipeUnbegun: (matchID: string) => Promise<boolean>;
  /** Stores a sealed parcel that one device leaves for another, until a time in ms since 1970. */
  readonly keepParcel: (id: string, sealed: string, until: number) => Promise<void>;
  /** Hands the parcel to the first who asks in time. */
  readonly takeParcel: (id: string) => Promise<string | undefined>;
  /** The state of a parcel; undefined once its time is over. */
  readonly parcel: (id: string) => Promise<'waiting' | 'taken' | undefined>;
  /** Deletes old matches. A clock that jumps causes no match to be deleted. */
  readonly expire: (expiry: Expiry) => Promise<Expired>;
  /** Rejects when matches cannot be read or written. */
  readonly ping: () => Promise<void>;
  /** Resolves when every call has been answered. */
  readonly close: () => Promise<void>;
};

/** The options of a store; tests pass their own clock. */
export type StoreOptions = {
  /** The time in ms since 1970. */
  readonly clock?: () => number;
  /** Called once for every match that cannot be read and is left out of a list. */
  readonly onBroken?: (matchID: string, error: unknown) => void;
  /** Called after every transaction that stored moves, with the number of moves requested in it. */
  readonly onGroup?: (moves: number) => void;
};
