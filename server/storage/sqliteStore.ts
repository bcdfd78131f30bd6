import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { serialQueue } from '../matches/serialQueue';
import type { Engine, Run, Value } from './engine';
import type { StoredMove } from './groupCommit';
import { StoreUnavailable, type MatchStore, type StoreOptions } from './matchStore';
import { createSqlStore } from './sqlStore';
import { migrate } from './sqliteSchema';

/** How long a change waits for another process that writes, in ms. */
const PATIENCE = 5000;

/** Not the fault of what was asked for. */
const UNAVAILABLE = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|NOMEM|CORRUPT|NOTADB|PROTOCOL|LOCKED)/;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);

const explained = (error: unknown): unknown =>
  UNAVAILABLE.test(codeOf(error))
    ? new StoreUnavailable(`the matches cannot be read or written: ${(error as Error).message}`, {
        cause: error,
      })
    : error;

const openDatabase = (dataDir: string) => {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Database(dataDir === ':memory:' ? dataDir : join(dataDir, 'matches.db'));
  db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
  // FULL: a move that was answered survives a power cut, not only a crash
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  migrate(db);
  // from now on a lock is waited for without holding up everything else
  db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_size_limit = 16777216;');
  return db;
};

const freePages = (db: Database.Database): number =>
  (db.pragma('freelist_count') as [{ freelist_count: number }])[0].freelist_count;

const createEngine = (db: Database.Database): Engine => {
  // one connection: what is read must not fall between the statements of a change
  const queue = serialQueue();
  const inTurn = <T>(job: () => Promise<T>) => queue.inTurn('', job);

  const prepared = new Map<string, Database.Statement>();
  const all = (sql: string, values: readonly Value[]): unknown[] => {
    const statement = prepared.get(sql) ?? db.prepare(sql.replaceAll('$', '?'));
    prepared.set(sql, statement);
    // values go in as one list: libsql mistakes a lone null for named values
    return statement.all(values);
  };
  const run: Run = async <Row>(sql: string, values: readonly Value[] = []) => all(sql, values) as Row[];

  /** BEGIN and COMMIT of our own: libsql's transactions hide why they failed. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = await work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      // a full disk has ended it already
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };

  const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    for (;;)
      try {
        return await inTurn(() => attempt(work));
      } catch (error) {
        if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() - begun > PATIENCE)
          throw explained(error);
        await pause(20);
      }
  };

  const writeMove = ({ matchID, expected, stateID, state, gameover, entries, at }: StoredMove): boolean => {
    const taken = all(
      `UPDATE matches SET state_id = $3, gameover = $4, finished = $5, updated_at = $6
       WHERE id = $1 AND state_id = $2 RETURNING id`,
      [matchID, expected, stateID, gameover, Number(gameover !== null), at],
    );
    if (!taken.length) return false;
    all('UPDATE positions SET state_id = $2, state = $3 WHERE match_id = $1', [matchID, stateID, state]);
    all('INSERT INTO log (match_id, state_id, entries) VALUES ($1, $2, $3)', [matchID, stateID, entries]);
    return true;
  };

  return {
    read: (sql, values) =>
      inTurn(() => run(sql, values)).catch((error: unknown) => {
        throw explained(error);
      }) as never,
    transaction: (work) => whenFree(() => work(run)),
    writeMoves: (moves) =>
      whenFree(async () => new Set(moves.filter(writeMove).map(({ matchID }) => matchID))),
    writers: 1,
    seatsAsJson: `(SELECT json_group_array(
        json_object('seat', seat, 'name', name, 'credential', credential, 'bot', bot) ORDER BY seat)
      FROM seats WHERE match_id = matches.id)`,
    shrink: async () => {
      while (freePages(db) > 0) {
        await inTurn(async () => void db.exec('PRAGMA incremental_vacuum(200)'));
        await pause(0);
      }
      await inTurn(async () => void db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    },
    close: async () => {
      await queue.idle();
      prepared.clear();
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
};

/** Keeps matches in one SQLite file in a folder, or in memory for `:memory:`. Throws when the file cannot be opened. */
export const openSqliteStore = (dataDir: string, options: StoreOptions = {}): MatchStore =>
  createSqlStore(createEngine(openDatabase(dataDir)), options);
