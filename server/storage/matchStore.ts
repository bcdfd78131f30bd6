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

export type ChatLine = { readonly id: string; readonly playerID: PlayerID; readonly text: string };

/**
 * Where matches are kept. Every call is one transaction, and what it answered survives the process. Nothing is read,
 * changed and written back by callers: two processes may use one store.
 */
export type MatchStore = {
  /** Stores a new match. */
  readonly create: (match: NewMatch) => Promise<void>;
  readonly read: (matchID: string) => Promise<Match | undefined>;
  /** The position, secrets included. */
  readonly state: (matchID: string) => Promise<State | undefined>;
  /** Every log entry in order, secrets included. */
  readonly log: (matchID: string) => Promise<readonly LogEntry[]>;
  readonly seed: (matchID: string) => Promise<string | undefined>;
  /**
   * Stores the position after a move together with its log entries, if the match is still at move `expected`; answers
   * whether it was.
   */
  readonly commit: (
    matchID: string,
    expected: number,
    next: State,
    entries: readonly LogEntry[],
  ) => Promise<boolean>;
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
  /** Adds a line and forgets all but the newest `keep`; answers false if there is a line of that id already. */
  readonly addChatLine: (matchID: string, line: ChatLine, keep: number) => Promise<boolean>;
  /** Oldest first. */
  readonly chat: (matchID: string) => Promise<readonly ChatLine[]>;
  readonly wipe: (matchID: string) => Promise<void>;
  /** Wipes the matches that have not changed since a time (ms since 1970); answers how many. */
  readonly expire: (updatedBefore: number) => Promise<number>;
  /** Rejects when matches cannot be read. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
