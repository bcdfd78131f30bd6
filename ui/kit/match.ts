import type { PlayerID } from 'boardgame.io';
import type { ReactNode } from 'react';
import type { BotLevel, Happening } from '../../games/shared/gameModule';
import type { LegalMove, Refusal } from '../../games/shared/legality';

/** Who sits where. A seat without a name is free. */
export type SeatInfo = {
  readonly playerID: PlayerID;
  readonly name?: string | undefined;
  readonly bot?: BotLevel | undefined;
  /** The level of a computer player that decides until the player is back, or somebody takes the seat. */
  readonly standIn?: BotLevel | undefined;
  /** The name of that computer player in a free seat. */
  readonly standInName?: string | undefined;
  /** Online only: is the player's page connected? */
  readonly isConnected?: boolean | undefined;
  /** Online only: the page is connected, but hidden. */
  readonly looksAway?: boolean | undefined;
  /**
   * Online only: while the seat is free, the player of the previous match it is kept for, and until when by this
   * device's clock.
   */
  readonly keptFor?: { readonly name: string; readonly until: number } | undefined;
};

/** A seat, as far as its player is named. */
export type Named = Pick<SeatInfo, 'playerID' | 'name' | 'standInName'>;

/** The name of who plays a seat; empty for a free seat for which nobody decides. */
export const nameAt = (seats: readonly Named[], seat: PlayerID): string => {
  const at = seats.find(({ playerID }) => playerID === seat);
  return at?.name ?? at?.standInName ?? '';
};

/** One step of the match as this reader may know it. */
export type LogEntry = {
  readonly seat: PlayerID;
  readonly move: string;
  /** The arguments of the move; null if this reader may not know them. */
  readonly args: readonly unknown[] | null;
  /** What happened, as told to everybody. */
  readonly happenings: readonly Happening[];
  /** What happened, as told to this reader, one for each happening; undefined if they were not there. */
  readonly told?: readonly Happening[] | undefined;
  /** How many moves were made before it. */
  readonly place?: number | undefined;
  /** The level of the computer player that decided in place of an absent player. */
  readonly standIn?: BotLevel | undefined;
  /** What was seen of it, if it was taken back: then it has no effect any more. */
  readonly takenBack?: readonly Happening[] | undefined;
};

/** Everything that a table shows one reader at one moment. */
export type Snapshot<View = unknown> = {
  readonly view: View;
  /** The seat whose view it is; null for a spectator, and for a replay with all cards open. */
  readonly playerID: PlayerID | null;
  readonly seats: readonly SeatInfo[];
  readonly log: readonly LogEntry[];
  /** What this reader was told of the last step, one for each of its happenings; left out before the first step. */
  readonly told?: readonly Happening[];
  /** The reader's decision that can be taken back, as the number of moves before it. */
  readonly undoable?: number | undefined;
};

/** The state of the connection between this page and the place where the match is kept. */
export type Connection = 'connecting' | 'live' | 'offline' | 'gone';

/**
 * A match that the reader plays or watches, online or on this device. Screens read it with `useSyncExternalStore`.
 */
export type Match = {
  /** Undefined until the first position has arrived. The same object until something changes. */
  readonly snapshot: () => Snapshot | undefined;
  readonly connection: () => Connection;
  /** Why the last move was refused, until the next one is played. */
  readonly refused: () => Refusal | undefined;
  /** How many moves have been refused so far, for any reason: when it grows, the last move was refused. */
  readonly refusals: () => number;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly play: (move: LegalMove) => void;
  /** Stops timers and sockets. */
  readonly close: () => void;
};

/** The props of every board. A board draws; it decides nothing: permission is in `legal`, reasons in `whyNot`. */
export type BoardProps<View = unknown> = Snapshot<View> & {
  /** All legal moves of this reader now; empty for spectators. */
  readonly legal: readonly LegalMove[];
  readonly whyNot: (move: LegalMove) => Refusal | undefined;
  readonly play: (move: LegalMove) => void;
  /** Seats whose decision the table waits for. */
  readonly awaited: readonly PlayerID[];
  /** Why the last move was refused. */
  readonly refused: Refusal | undefined;
  /** How many moves have been refused so far, by a rule or for another reason. */
  readonly refusals: number;
  /** Do all players look at one device together? Then no hand is shown and nobody can play. */
  readonly isForAll?: boolean;
  /** Does the reader decide in view of the others at this device? Then they are called by name. */
  readonly isPublic?: boolean;
  readonly chrome: Chrome;
};

/** The parts that are the same for every game: made by the screen, placed by the board. */
export type Chrome = {
  /** The top bar, with the game's own progress in the middle; on a phone, progress replaces the game's name. */
  readonly bar: (progress: ReactNode) => ReactNode;
  /**
   * On a large screen for the whole room: the latest events, and how to join. If present, the board is laid out for
   * that screen.
   */
  readonly television?: ((log: readonly LogEntry[]) => ReactNode) | undefined;
  /** The log in words, as far as the board has shown it. */
  readonly logbook: (log: readonly LogEntry[]) => ReactNode;
  /**
   * What was played before the log begins, as far as it is known; after the end of the match, the whole log is
   * loaded.
   */
  readonly earlier?: readonly LogEntry[];
  /** The chat; nothing where there is nobody to talk to. */
  readonly chat: ReactNode;
  /** The sign of a lesson, for the column beside the table: it replaces all other instructions. */
  readonly lesson?: ReactNode;
  /** After the end: rematch, replay, back to the lobby. */
  readonly afterwards: ReactNode;
};
