import type { PlayerID } from 'boardgame.io';
import type { ReactNode } from 'react';
import type { BotLevel, Happening } from '../../games/shared/gameModule';
import type { LegalMove, Refusal } from '../../games/shared/legality';

/** Who sits where. Without a name the seat is free. */
export type SeatInfo = {
  readonly playerID: PlayerID;
  readonly name?: string | undefined;
  readonly bot?: BotLevel | undefined;
  /** A computer player decides until the player is back, or somebody takes the seat. */
  readonly standIn?: BotLevel | undefined;
  /** Online only: is the player's page connected? */
  readonly isConnected?: boolean | undefined;
  /** Online only: the page is connected, and out of its player's sight. */
  readonly looksAway?: boolean | undefined;
  /** Online only: for whom of the match before it is kept while it is free, and until when by this device's clock. */
  readonly keptFor?: { readonly name: string; readonly until: number } | undefined;
};

/** What somebody is called; empty for a free seat. */
export const nameAt = (seats: readonly SeatInfo[], seat: PlayerID): string =>
  seats.find(({ playerID }) => playerID === seat)?.name ?? '';

/** One step of the match as this reader may know it. */
export type LogEntry = {
  readonly seat: PlayerID;
  readonly move: string;
  /** What the move was played with; null when this reader may not know it. */
  readonly args: readonly unknown[] | null;
  /** What was told of it, as everybody heard it. */
  readonly happenings: readonly Happening[];
  /** What these eyes were told of it, one for each happening, if they were there. */
  readonly told?: readonly Happening[] | undefined;
  /** How many moves had been made before. */
  readonly place?: number | undefined;
  /** Of the computer player that decided for somebody who was away. */
  readonly standIn?: BotLevel | undefined;
  /** What was seen of it, if it was taken back: then nothing has come of it. */
  readonly takenBack?: readonly Happening[] | undefined;
};

/** All that a table shows one reader at one moment. */
export type Snapshot<View = unknown> = {
  readonly view: View;
  /** The seat it is seen from; null for a spectator, and for a replay with all cards open. */
  readonly playerID: PlayerID | null;
  readonly seats: readonly SeatInfo[];
  readonly log: readonly LogEntry[];
  /** What this reader was told of the last step, one for each of its happenings; left out before the first. */
  readonly told?: readonly Happening[];
  /** The decision of this reader that can be taken back: how many moves had been made before it. */
  readonly undoable?: number | undefined;
};

/** How things stand between this page and where the match is kept. */
export type Connection = 'connecting' | 'live' | 'offline' | 'gone';

/** A match somebody sits at, online or at this device. Screens read it with `useSyncExternalStore`. */
export type Match = {
  /** Undefined until the first position has arrived. The same object until something changes. */
  readonly snapshot: () => Snapshot | undefined;
  readonly connection: () => Connection;
  /** Why the last move was not taken, until the next one is played. */
  readonly refused: () => Refusal | undefined;
  /** How many moves have not been taken so far, whatever for: one more says that the last one was not. */
  readonly refusals: () => number;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly play: (move: LegalMove) => void;
  /** Stops timers and sockets. */
  readonly close: () => void;
};

/** What every board is given. A board draws; it decides nothing: permission is in `legal`, reasons in `whyNot`. */
export type BoardProps<View = unknown> = Snapshot<View> & {
  /** Every legal move of this reader now; empty for spectators. */
  readonly legal: readonly LegalMove[];
  readonly whyNot: (move: LegalMove) => Refusal | undefined;
  readonly play: (move: LegalMove) => void;
  /** Seats whose decision the table waits for. */
  readonly awaited: readonly PlayerID[];
  /** Which rule the last move was not taken for. */
  readonly refused: Refusal | undefined;
  /** How many moves have not been taken so far, for a rule or for anything else. */
  readonly refusals: number;
  /** Do all players look at one device together? Then no hand is shown and nobody can play. */
  readonly isForAll?: boolean;
  /** Does the reader decide before the eyes of others at this device? Then they are called by their name. */
  readonly isPublic?: boolean;
  readonly chrome: Chrome;
};

/** What is the same for every game: made by the screen, placed by the board. */
export type Chrome = {
  /** The top bar, with the game's own progress in its middle; on a phone that takes the place of the game's name. */
  readonly bar: (progress: ReactNode) => ReactNode;
  /**
   * On a large screen that all look at: what has happened last, and the way in. Then the board is laid out for that screen.
   */
  readonly television?: ((log: readonly LogEntry[]) => ReactNode) | undefined;
  /** The log in words, as far as the board has shown what happened. */
  readonly logbook: (log: readonly LogEntry[]) => ReactNode;
  /** What was played before the log begins, as far as it is known: after the end all of it, on its way at first. */
  readonly earlier?: readonly LogEntry[];
  /** What the players say to each other; nothing where there is nobody to talk to. */
  readonly chat: ReactNode;
  /** The sign of a lesson, for the column beside the table: it takes the place of whatever else says what to do. */
  readonly lesson?: ReactNode;
  /** After the end: rematch, replay, back to the lobby. */
  readonly afterwards: ReactNode;
};
