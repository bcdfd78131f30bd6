import { existsSync } from 'node:fs';
import Database from 'libsql';
import pg from 'pg';
import { messageOf } from '../errors';
import type { Run, Value } from '../storage/engine';
import { TYPES } from '../storage/postgresStore';
import { StartError } from './startError';

/** All stored data as it was at one moment, even while others play. Read-only. */
export type Snapshot = { readonly read: Run; readonly close: () => Promise<void> };

type Row = Readonly<Record<string, Value>>;

/** Adds rows to a table. */
export type Insert = (table: string, columns: readonly string[], rows: readonly Row[]) => Promise<void>;

// prettier-ignore
/**
 * The stored data of a match, by table, in an order in which it can be written: the columns, and the order of the
 * rows.
 */
const TABLES = [
  { table: 'matches', id: 'id', order: 'id',
    columns: ['id', 'game', 'rules', 'unlisted', 'options', 'seed', 'state_id', 'finished', 'gameover', 'next_match', 'next_game', 'next_by', 'created_at', 'updated_at', 'doomed_at', 'agreed', 'clocks', 'pause', 'wish'] },
  { table: 'positions', id: 'match_id', order: 'match_id', columns: ['match_id', 'state_id', 'state'] },
  { table: 'seats', id: 'match_id', order: 'seat', columns: ['match_id', 'seat', 'name', 'credential', 'bot', 'stand_in', 'away_since', 'kept_for', 'kept_name', 'kept_until'] },
  { table: 'log', id: 'match_id', order: 'state_id', columns: ['match_id', 'state_id', 'entries'] },
  { table: 'chat', id: 'match_id', order: 'line', columns: ['match_id', 'id', 'seat', 'text'] },
  { table: 'events', id: 'match_id', order: 'line',
    columns: ['match_id', 'place', 'kind', 'seat', 'name', 'by_seat', 'by_name', 'level', 'at'] },
  { table: 'callings', id: 'match_id', order: 'seat, address', columns: ['match_id', 'seat', 'kind', 'address', 'secret', 'called_at', 'owed'] },
  { table: 'records', id: 'match_id', order: 'match_id', columns: ['match_id', 'record'] },
  { table: 'replays', id: 'match_id', order: 'key', columns: ['match_id', 'key', 'game', 'ended_at'] },
] as const;

/** The ids of all stored matches. */
export const matchIDs = async (read: Run): Promise<readonly string[]> =>
  (await read<{ id: string }>('SELECT id FROM matches ORDER BY id')).map(({ id }) => id);

/**
 * What all matches share: the keys without which nobody could be called any more, and how long no server was open,
 * which the clocks of the matches need.
 */
const SHARED = [
  { table: 'push_keys', columns: ['id', 'public_key', 'private_key'] },
  { table: 'housekeeping', columns: ['beat_at', 'closed_for'] },
] as const;

/** Deletes the shared data in a place that has no matches: without matches nobody needs it. */
export const CLEAR_SHARED = SHARED.map(({ table }) => `DELETE FROM ${table};`).join(' ');

/** Copies all matches and the shared data to an empty place; returns how many matches there were. */
export const copyMatches = async (read: Run, insert: Insert): Promise<number> => {
  for (const { table, columns } of SHARED) {
    const rows = await read<Row>(`SELECT ${columns.join(', ')} FROM ${table}`);
    if (rows.length) await insert(table, columns, rows);
  }
  const ids = await matchIDs(read);
  for (const matchID of ids)
    for (const { table, id, order, columns } of TABLES) {
      const sql = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${id} = $1 ORDER BY ${order}`;
      const rows = await read<Row>(sql, [matchID]);
      if (rows.length) await insert(table, columns, rows);
    }
  return ids.length;
};

const countMatches = async (read: Run): Promise<number> => {
  const [row] = await read<{ matches: number }>('SELECT count(*) AS matches FROM matches');
  return row!.matches;
};

/** Throws if any match is stored there: it would be mixed with what is restored. */
export const mustBeEmpty = async (read: Run, where: string): Promise<void> => {
  const matches = await countMatches(read);
  if (matches)
    throw new StartError(
      `${where} keeps ${matches} matches already. A backup is restored only to where there are none.`,
    );
};

/** Reads through a connection to an SQLite file. */
export const readerOf =
  (db: Database.Database): Run =>
  async <Found>(sql: string, values: readonly Value[] = []) =>
    db.prepare(sql.replaceAll('$', '?')).all([...values]) as Found[];

/** Adds rows to an SQLite file. */
export const inserterOf =
  (db: Database.Database): Insert =>
  async (table, columns, rows) => {
    const places = columns.map(() => '?').join(', ');
    const statement = db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
    for (const row of rows) statement.run(columns.map((column) => row[column] ?? null));
  };

/** Opens an existing SQLite file; libsql would create a missing one. Throws a `StartError` if there is none. */
export const openFile = (file: string): Database.Database => {
  if (!existsSync(file)) throw new StartError(`There is no ${file}.`);
  return new Database(file);
};

/**
 * The content of an SQLite file at one moment, whatever is written meanwhile. Rejects with a `StartError` if there is
 * no file.
 */
export const snapshotOfFile = async (file: string): Promise<Snapshot> => {
  const db = openFile(file);
  const read = readerOf(db);
  db.exec('BEGIN');
  // the snapshot is taken at the first read
  await countMatches(read);
  const close = async () => {
    // a statement that was not finalised yet would keep the file open for reading
    db.exec('ROLLBACK');
    db.close();
  };
  return { read, close };
};

/**
 * A connection without the short timeouts of the store: a large table may take long. Rejects when it cannot connect.
 */
export const connectTo = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    types: TYPES,
  });
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database cannot be reached: ${messageOf(error)}`);
  }
  return client;
};

/** Reads through a connection to a PostgreSQL database. */
export const readerOfDatabase =
  (client: pg.Client): Run =>
  async <Found>(sql: string, values: readonly Value[] = []) =>
    (await client.query(sql, [...values])).rows as Found[];

/** Adds rows to a PostgreSQL database. */
export const inserterOfDatabase =
  (client: pg.Client): Insert =>
  async (table, columns, rows) => {
    const names = columns.join(', ');
    await client.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  };

/** The content of a PostgreSQL database at one moment, whatever is written meanwhile. */
export const snapshotOfDatabase = async (databaseUrl: string): Promise<Snapshot> => {
  const client = await connectTo(databaseUrl);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  return { read: readerOfDatabase(client), close: () => client.end() };
};
