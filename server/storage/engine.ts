import type { StoredMove } from './groupCommit';

export type Value = string | number | null;

/** Runs one statement, its values written `$1`, `$2`; answers its rows. */
export type Run = <Row>(sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** The database a store stands on: what SQLite and PostgreSQL do each in their own way. */
export type Engine = {
  readonly read: Run;
  /** Runs statements as one transaction, which is durable when this resolves. The work may be called again. */
  readonly transaction: <T>(work: (run: Run) => Promise<T>) => Promise<T>;
  /** Has other transactions that change a match wait for this one, and this one see what those before it have changed. */
  readonly lock: (run: Run, matchID: string) => Promise<unknown>;
  /** Writes moves of different matches in one transaction; answers the matches that were at the position expected. */
  readonly writeMoves: (moves: readonly StoredMove[]) => Promise<ReadonlySet<string>>;
  /** How many groups of moves it can write at the same time. */
  readonly writers: number;
  /** An expression for the seats of `matches.id` as JSON, in their order. */
  readonly seatsAsJson: string;
  /** Gives back the space of what was deleted. */
  readonly shrink: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The tables are of a newer server than this one. Its message is a sentence for whoever started it. */
export class NewerTables extends Error {
  constructor(found: number, known: number) {
    super(`The matches were kept by a newer server (tables ${found}, this one knows ${known}).`);
  }
}
