import { existsSync } from 'node:fs';
import Database from 'libsql';
import pg from 'pg';
import { messageOf } from '../errors';
import type { Run, Value } from '../storage/engine';
import { TYPES } from '../storage/postgresStore';
import { StartError } from './startError';

/** Everything that is kept, as it stood at one moment, whoever plays meanwhile. Only to be read. */
export type Snapshot = { readonly read: Run; readonly close: () => Promise<void> };

type Row = Readonly<Record<string, Value>>;

/** Adds rows to a table. */
export type Insert = (table: string, columns: readonly string[], rows: readonly Row[]) => Promise<void>;

// prettier-ignore
/** What is kept of a match: by table, in an order in which it can be written, its columns and how its rows are ordered. */
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

/** Every match that is kept, by its id. */
export const matchIDs = async (read: Run): Promise<readonly string[]> =>
  (await read<{ id: string }>('SELECT id FROM matches ORDER BY id')).map(({ id }) => id);

/**
 * What all matches share: the keys without which nobody could be called any more, and for how long no server was open, by
 * which their clocks go.
 */
const SHARED = [
  { table: 'push_keys', columns: ['id', 'public_key', 'private_key'] },
  { table: 'housekeeping', columns: ['beat_at', 'closed_for'] },
] as const;

/** Empties, in a place without a match, what all matches share: without them it is of no use to anybody. */
export const CLEAR_SHARED = SHARED.map(({ table }) => `DELETE FROM ${table};`).join(' ');

/** Copies all matches and what they share to where that was cleared; answers how many matches there were. */
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

/** Throws unless no match is kept there: what is restored would be mixed up with it. */
export const mustBeEmpty = async (read: Run, where: string): Promise<void> => {
  const matches = await countMatches(read);
  if (matches)
    throw new StartError(
      `${where} keeps ${matches} matches already. A backup is restored only to where there are none.`,
    );
};

/** Reads with a connection to an SQLite file. */
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

/** Opens an SQLite file that is there; libsql would make a new one. Throws a `StartError` if there is none. */
export const openFile = (file: string): Database.Database => {
  if (!existsSync(file)) throw new StartError(`There is no ${file}.`);
  return new Database(file);
};

/** What an SQLite file keeps at one moment, whatever is written meanwhile. Rejects with a `StartError` if there is none. */
export const snapshotOfFile = async (file: string): Promise<Snapshot> => {
  const db = openFile(file);
  const read = readerOf(db);
  db.exec('BEGIN');
  // the moment is that of the first look
  await countMatches(read);
  const close = async () => {
    // a statement that nobody has tidied away yet would keep the file read
    db.exec('ROLLBACK');
    db.close();
  };
  return { read, close };
};

/** A connection without the haste of the store's: a large table may take its time. Rejects when there is none to be had. */
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

/** Reads with a connection to a PostgreSQL database. */
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

/** What a PostgreSQL database keeps at one moment, whatever is written meanwhile. */
export const snapshotOfDatabase = async (databaseUrl: string): Promise<Snapshot> => {
  const client = await connectTo(databaseUrl);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  return { read: readerOfDatabase(client), close: () => client.end() };
};
