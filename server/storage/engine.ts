import type { StoredMove } from './groupCommit';

export type Value = string | number | null;

/** Runs one statement with its values as `$1`, `$2`; returns its rows. */
export type Run = <Row>(sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** The database under a store: what SQLite and PostgreSQL each do in their own way. */
export type Engine = {
  readonly read: Run;
  /** Runs statements as one transaction, which is durable when this resolves. `work` may be called more than once. */
  readonly transaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  /** Makes other transactions that change a match wait for this one, which sees everything changed before it. */
  readonly lock: (run: Run, matchID: string) => Promise<unknown>;
  /** Writes moves of different matches in one transaction; returns the matches that were at the expected position. */
  readonly writeMoves: (moves: readonly StoredMove[]) => Promise<ReadonlySet<string>>;
  /** How many groups of moves it can write at the same time. */
  readonly writers: number;
  /** An SQL expression for the seats of `matches.id` as JSON, in seat order. */
  readonly seatsAsJson: string;
  /** Gives the space of deleted rows back to the system. */
  readonly shrink: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The tables were made by a newer version of the server. The message is a sentence for whoever started it. */
export class NewerTables extends Error {
  constructor(found: number, known: number) {
    super(`The matches were kept by a newer server (tables ${found}, this one knows ${known}).`);
  }
}
