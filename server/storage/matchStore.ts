import type { LogEntry, PlayerID, State } from 'boardgame.io';
import type { BotLevel } from '../../games/shared/gameModule';
import type { Choice } from '../../games/shared/options';

/** A seat of a match. Free while it has no name. */
export type Seat = {
  readonly playerID: PlayerID;
  readonly name: string | undefined;
  /** Only humans have one. */
  readonly credentialHash: string | undefined;
  readonly bot: BotLevel | undefined;
};

/** A match without its position and its seed, so that sending it to anybody cannot reveal them. */
export type Match = {
  readonly matchID: string;
  readonly game: string;
  /** The version of the rules it is played by; undefined if it is older than that is kept. */
  readonly rules: number | undefined;
  readonly unlisted: boolean;
  readonly options: Readonly<Record<string, Choice>>;
  /** In the order they sit. */
  readonly seats: readonly Seat[];
  /** How many moves have been played. */
  readonly stateID: number;
  /** The result of the match; undefined while it runs. */
  readonly gameover: unknown;
  readonly nextMatchID: string | undefined;
  /** In ms since 1970, like `updatedAt`. */
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type NewMatch = Pick<Match, 'matchID' | 'game' | 'unlisted' | 'options' | 'seats'> & {
  readonly rules: number;
  readonly seed: string;
  readonly state: State;
};

/** Which public matches to list; newest first. The next page is `updatedBefore` the last of this one. */
export type ListQuery = {
  readonly game?: string | undefined;
  readonly over?: boolean | undefined;
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
  readonly limit: number;
};

/** The newest `moves` moves of a log among those that were made before position `before`. */
export type LogPage = { readonly before?: number | undefined; readonly moves: number };

export type ChatLine = { readonly id: string; readonly playerID: PlayerID; readonly text: string };

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
  /** Stores a new match. */
  readonly create: (match: NewMatch) => Promise<void>;
  readonly read: (matchID: string) => Promise<Match | undefined>;
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
  ) => Promise<boolean>;
  /** The record of a finished match as JSON, once it is kept. */
  readonly record: (matchID: string) => Promise<string | undefined>;
  /** Keeps the record of a match, if there is none yet. */
  readonly keepRecord: (matchID: string, json: string) => Promise<void>;
  /** Gives the seat to a human if it is free and the match is not over; answers whether it was. */
  readonly claimSeat: (
    matchID: string,
    playerID: PlayerID,
    claim: { readonly name: string; readonly credentialHash: string },
  ) => Promise<boolean>;
  /** Renames the seat if it has this hash; answers whether it has. */
  readonly renameSeat: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    name: string,
  ) => Promise<boolean>;
  /**
   * Frees the seat if it has this hash, or hands it to a computer player. After the end the name stays, for the record.
   * A match that is left without a human before its end is wiped. Answers whether the seat had the hash.
   */
  readonly vacateSeat: (
    matchID: string,
    playerID: PlayerID,
    credentialHash: string,
    successor: { readonly name: string; readonly bot: BotLevel } | undefined,
  ) => Promise<boolean>;
  /** Stores the id of the rematch unless there is one already; answers the one that is stored. */
  readonly linkRematch: (matchID: string, nextMatchID: string) => Promise<string | undefined>;
  readonly list: (query: ListQuery) => Promise<readonly Match[]>;
  /** The ids of the running matches at which computer players sit, the one last changed first. */
  readonly botMatches: () => Promise<readonly string[]>;
  /** Adds a line and forgets all but the newest `keep`; answers false if there is a line of that id already. */
  readonly addChatLine: (matchID: string, line: ChatLine, keep: number) => Promise<boolean>;
  /** Oldest first. */
  readonly chat: (matchID: string) => Promise<readonly ChatLine[]>;
  readonly wipe: (matchID: string) => Promise<void>;
  /** Wipes the match if no move has been played; answers whether it has. */
  readonly wipeUnbegun: (matchID: string) => Promise<boolean>;
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
