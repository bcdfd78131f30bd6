import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql/promise';
import { codeOf, messageOf } from '../errors';
import { serialQueue } from '../matches/serialQueue';
import type { Engine, Run, Value } from './engine';
import type { StoredMove } from './groupCommit';
import { StoreUnavailable, type MatchStore, type StoreOptions } from './matchStore';
import { createSqlStore } from './sqlStore';
import { migrate } from './sqliteSchema';

/** How long a change waits while another process writes, in ms. */
const PATIENCE = 5000;

/** Error codes for which the request itself is not at fault. */
const UNAVAILABLE = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|NOMEM|CORRUPT|NOTADB|PROTOCOL|LOCKED)/;

const explained = (error: unknown): unknown =>
  UNAVAILABLE.test(codeOf(error))
    ? new StoreUnavailable(`the matches cannot be read or written: ${messageOf(error)}`, {
        cause: error,
      })
    : error;

/** A statement of libsql. Its values are passed as one list, because libsql takes a single null for named values. */
type Statement = {
  /** Runs at once, on the main thread: what it writes stays in memory until the transaction ends. */
  readonly run: (values: readonly Value[]) => { readonly changes: number };
  readonly all: (values: readonly Value[]) => Promise<unknown[]>;
};

/** A connection. Whole SQL texts run in a thread of libsql, without blocking anything else. */
type Connection = {
  readonly exec: (sql: string) => Promise<void>;
  readonly pragma: (sql: string) => Promise<unknown>;
  readonly prepare: (sql: string) => Promise<Statement>;
  readonly inTransaction: () => boolean;
  readonly close: () => void;
};

const connect = (file: string): Connection => {
  const db = new Database(file, {});
  return {
    exec: (sql) => db.exec(sql) as Promise<void>,
    pragma: (sql) => db.pragma(sql, {}) as Promise<unknown>,
    prepare: (sql) => db.prepare(sql.replaceAll('$', '?')) as Promise<Statement>,
    inTransaction: () => (db as unknown as { readonly inTransaction: boolean }).inTransaction,
    close: () => db.close(),
  };
};

const openDatabase = async (dataDir: string): Promise<Connection> => {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = connect(dataDir === ':memory:' ? dataDir : join(dataDir, 'matches.db'));
  try {
    await db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    // FULL: a move that was answered survives even a power cut, not only a crash
    await db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    await migrate(db);
    // from now on, waiting for a lock does not block everything else
    await db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_size_limit = 16777216;');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

const freePages = async (db: Connection): Promise<number> =>
  ((await db.pragma('freelist_count')) as [{ freelist_count: number }])[0].freelist_count;

/** The statements that write a move: only the first one checks whether the match is at the expected position. */
const MOVE = [
  `UPDATE matches SET state_id = $3, gameover = $4, finished = $5, updated_at = $6, clocks = $7
   WHERE id = $1 AND state_id = $2`,
  'UPDATE positions SET state_id = $2, state = $3 WHERE match_id = $1',
  'INSERT INTO log (match_id, state_id, entries) VALUES ($1, $2, $3)',
] as const;

type StatementOf = (sql: string) => Promise<Statement>;

/** Prepares each statement once. */
const preparedOn = (db: Connection): { readonly statementOf: StatementOf; readonly forget: () => void } => {
  const prepared = new Map<string, Promise<Statement>>();
  return {
    statementOf: (sql) => {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      statement.catch(() => prepared.delete(sql));
      return statement;
    },
    forget: () => prepared.clear(),
  };
};

/** Our own BEGIN and COMMIT: the transactions of libsql hide why they failed. Only the COMMIT waits for the disk. */
const transact = async <T>(db: Connection, begin: Statement, work: () => Promise<T>): Promise<T> => {
  begin.run([]);
  try {
    const result = await work();
    await db.exec('COMMIT');
    return result;
  } catch (error) {
    // a full disk has already ended the transaction
    if (db.inTransaction()) await db.exec('ROLLBACK');
    throw error;
  }
};

/** Repeats work while another process writes; rejects with `StoreUnavailable` when that takes too long. */
const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() - begun > PATIENCE)
        throw explained(error);
      await pause(20);
    }
};

/** Call it inside a transaction; returns the matches that were at the expected position. */
const writeMoves = async (
  statementOf: StatementOf,
  moves: readonly StoredMove[],
): Promise<ReadonlySet<string>> => {
  const [move, place, write] = await Promise.all(MOVE.map(statementOf));
  const taken = new Set<string>();
  for (const { matchID, expected, stateID, state, gameover, entries, clocks, at } of moves) {
    const isOver = Number(gameover !== null);
    const { changes } = move!.run([matchID, expected, stateID, gameover, isOver, at, clocks]);
    if (!changes) continue;
    place!.run([matchID, stateID, state]);
    write!.run([matchID, stateID, entries]);
    taken.add(matchID);
  }
  return taken;
};

const createEngine = (db: Connection): Engine => {
  // one connection for all: reads must not fall between the statements of a change
  const queue = serialQueue();
  let closed = false;
  const inTurn = <T>(job: () => Promise<T>) =>
    queue.inTurn('', async () => {
      // libsql would end the process
      if (closed) throw new Error('the matches are closed');
      return job();
    });

  const { statementOf, forget } = preparedOn(db);
  const run: Run = async <Row>(sql: string, values: readonly Value[] = []) =>
    (await (await statementOf(sql)).all(values)) as Row[];

  const transaction = <T>(work: () => Promise<T>): Promise<T> =>
    whenFree(() => inTurn(async () => transact(db, await statementOf('BEGIN IMMEDIATE'), work)));

  return {
    read: (sql, values) =>
      inTurn(() => run(sql, values)).catch((error: unknown) => {
        throw explained(error);
      }) as never,
    transaction: (work) => transaction(() => work(run)),
    // this connection runs only one transaction at a time
    lock: async () => {},
    writeMoves: (moves) => transaction(() => writeMoves(statementOf, moves)),
    writers: 1,
    seatsAsJson: `(SELECT json_group_array(
        json_object('seat', seat, 'name', name, 'credential', credential, 'bot', bot,
          'stand_in', stand_in, 'away_since', away_since,
          'kept_for', kept_for, 'kept_name', kept_name, 'kept_until', kept_until) ORDER BY seat)
      FROM seats WHERE match_id = matches.id)`,
    shrink: async () => {
      while ((await inTurn(() => freePages(db))) > 0) {
        await inTurn(() => db.exec('PRAGMA incremental_vacuum(200)'));
        await pause(0);
      }
      await inTurn(() => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    },
    close: async () => {
      await queue.idle();
      if (closed) return;
      closed = true;
      forget();
      await db.exec('PRAGMA wal_checkpoint(TRUNCATE)').finally(db.close);
    },
  };
};

/**
 * Stores matches in one SQLite file in a folder, or in memory for `:memory:`. Rejects when the file cannot be opened.
 */
export const openSqliteStore = async (dataDir: string, options: StoreOptions = {}): Promise<MatchStore> =>
  createSqlStore(createEngine(await openDatabase(dataDir)), options);
