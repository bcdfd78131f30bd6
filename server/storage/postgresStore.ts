import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { messageOf } from '../errors';
import type { Engine, Run } from './engine';
import type { StoredMove } from './groupCommit';
import { StoreUnavailable, type MatchStore, type StoreOptions } from './matchStore';
import { createSqlStore } from './sqlStore';
import { migrate } from './postgresSchema';

/** The most connections of one process. */
const CONNECTIONS = 10;

/** How long a request is retried while the database is away, in ms. */
const PATIENCE = 5000;

/** In ms. The database gives up before we do, so that it does no work for which nobody waits any more. */
const TIMEOUTS = {
  connectionTimeoutMillis: 2000,
  lock_timeout: 2000,
  statement_timeout: 3000,
  idle_in_transaction_session_timeout: 3000,
  query_timeout: 4000,
};

/** How column values are parsed; times are whole numbers far below 2^53. */
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
};

/**
 * Error codes of a database that is away, starting or stopping, short of something, or too slow: the request itself
 * is not at fault.
 */
const AWAY = /^(08|25|53|57|58|XX)|^55P03|^40P01|^40001/;

/** The database is away; `cause` says how. */
class Away extends Error {}

/** The connection was lost during a COMMIT: it is unknown whether it succeeded. */
class Undecided extends Error {}

/** The answer of the database; rejects with `Away` if the database is away. */
const answer = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    // an error that does not come from the database comes from the connection to it
    const isAway = !(error instanceof pg.DatabaseError) || AWAY.test(error.code ?? '08');
    throw isAway ? new Away('the database is away', { cause: error }) : error;
  }
};

const unavailable = ({ cause }: Error): StoreUnavailable =>
  new StoreUnavailable(`the matches cannot be read or written: ${messageOf(cause)}`, { cause });

/** Repeats work until the database is back; rejects with `StoreUnavailable` when that takes too long. */
const untilThere = async <T>(work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  for (let wait = 20; ; wait = Math.min(2 * wait, 500))
    try {
      return await work();
    } catch (error) {
      if (error instanceof Undecided) throw unavailable(error);
      if (!(error instanceof Away)) throw error;
      if (performance.now() - begun + wait > PATIENCE) throw unavailable(error);
      await pause(wait);
    }
};

/** PostgreSQL texts cannot contain a zero character: it is replaced, here and in whatever is looked up. */
const sendable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;

const runOn =
  (target: Pool | PoolClient): Run =>
  async <Row>(sql: string, values: Parameters<Run>[1] = []) =>
    (await answer(target.query(sql, values.map(sendable)))).rows as Row[];

/** The parts of a move that are written, as columns of a table of moves. */
const MOVE_COLUMNS = ['text', 'int', 'int', 'text', 'text', 'text', 'text', 'bigint'];
const valuesOf = ({ matchID, expected, stateID, state, gameover, entries, clocks, at }: StoredMove) => [
  matchID,
  expected,
  stateID,
  state,
  gameover,
  entries,
  clocks,
  at,
];

/**
 * Compares and sets the positions of `count` moves, and writes the log entries of those that were as expected. It is
 * a single statement, so that it takes one round trip. Every value is a parameter of its own: inside an array each
 * position would be quoted, which takes longer than all the rest.
 */
const writeMovesText = (count: number): string => {
  const rows = Array.from({ length: count }, (_, move) =>
    MOVE_COLUMNS.map((type, at) => `$${move * MOVE_COLUMNS.length + at + 1}::${type}`).join(', '),
  );
  return `
    WITH wanted (id, expected, state_id, state, gameover, entries, clocks, at) AS (
      VALUES (${rows.join('), (')})
    ), taken AS (
      UPDATE matches SET state_id = wanted.state_id, gameover = wanted.gameover, updated_at = wanted.at,
        finished = (wanted.gameover IS NOT NULL)::int, clocks = wanted.clocks
      FROM wanted WHERE matches.id = wanted.id AND matches.state_id = wanted.expected
      RETURNING matches.id, wanted.state_id, wanted.state, wanted.entries
    ), placed AS (
      UPDATE positions SET state_id = taken.state_id, state = taken.state
      FROM taken WHERE positions.match_id = taken.id
    )
    INSERT INTO log (match_id, state_id, entries) SELECT id, state_id, entries FROM taken RETURNING match_id AS id`;
};

/** Groups of up to this many moves are common enough for the database to keep a query plan for each size. */
const PLANNED = 40;

const writeMovesQuery = (moves: readonly StoredMove[]): pg.QueryConfig => ({
  ...(moves.length <= PLANNED && { name: `write ${moves.length} moves` }),
  text: writeMovesText(moves.length),
  values: moves.flatMap(valuesOf),
});

const KEPT_MOVES = `
  SELECT log.match_id AS id FROM log
  JOIN unnest($1::text[], $2::int[], $3::text[]) AS move (id, state_id, entries)
    ON log.match_id = move.id AND log.state_id = move.state_id AND log.entries = move.entries`;

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * A group whose connection was lost may have been written all the same, perhaps only after we looked. So it is
 * written again: if the first try did succeed, the second finds the positions changed, and the log tells whether this
 * group changed them.
 */
const writeMoves = async (pool: Pool, moves: readonly StoredMove[]): Promise<ReadonlySet<string>> => {
  let inDoubt = false;
  return untilThere(async () => {
    try {
      const { rows } = await answer(pool.query<{ id: string }>(writeMovesQuery(moves)));
      const taken = new Set(ids(rows));
      const missed = moves.filter(({ matchID }) => !taken.has(matchID));
      if (!inDoubt || !missed.length) return taken;
      const { rows: kept } = await answer(
        pool.query<{ id: string }>(KEPT_MOVES, [
          missed.map(({ matchID }) => matchID),
          missed.map(({ stateID }) => stateID),
          missed.map(({ entries }) => entries),
        ]),
      );
      return new Set([...taken, ...ids(kept)]);
    } catch (error) {
      inDoubt = true;
      throw error;
    }
  });
};

const createEngine = (pool: Pool): Engine => {
  const attempt = async <T>(work: (run: Run) => Promise<T>): Promise<T> => {
    const client = await answer(pool.connect());
    try {
      await answer(client.query('BEGIN'));
      const result = await work(runOn(client));
      await answer(client.query('COMMIT')).catch((error: unknown) => {
        throw error instanceof Away ? new Undecided(error.message, { cause: error.cause }) : error;
      });
      client.release();
      return result;
    } catch (error) {
      // the database rolls back a transaction whose connection is closed
      client.release(true);
      throw error;
    }
  };

  return {
    read: (sql, values) => untilThere(() => runOn(pool)(sql, values)),
    transaction: (work) => untilThere(() => attempt(work)),
    // a waiting UPDATE would see the seats as they were before
    lock: (run, matchID) => run('SELECT id FROM matches WHERE id = $1 FOR UPDATE', [matchID]),
    writeMoves: (moves) => writeMoves(pool, moves),
    writers: 2,
    seatsAsJson: `(SELECT json_agg(
        json_build_object('seat', seat, 'name', name, 'credential', credential, 'bot', bot,
          'stand_in', stand_in, 'away_since', away_since,
          'kept_for', kept_for, 'kept_name', kept_name, 'kept_until', kept_until) ORDER BY seat)::text
      FROM seats WHERE match_id = matches.id)`,
    // PostgreSQL does that itself
    shrink: async () => {},
    close: () => pool.end(),
  };
};

/** Creates the tables on a separate connection without the short timeouts. */
const makeTables = async (url: string): Promise<void> => {
  const { connectionTimeoutMillis } = TIMEOUTS;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {});
  try {
    await answer(client.connect());
    await answer(migrate(client));
  } finally {
    await client.end();
  }
};

/**
 * Stores matches in a PostgreSQL database, `postgres://user:password@host/database`; `?options=-c%20search_path%3D…`
 * names a schema. Creates the tables. Rejects when the database cannot be reached.
 */
export const openPostgresStore = async (url: string, options: StoreOptions = {}): Promise<MatchStore> => {
  await untilThere(() => makeTables(url));
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'matches',
    max: CONNECTIONS,
    keepAlive: true,
    ...TIMEOUTS,
    types: TYPES,
  });
  // the request on a lost connection rejects; the next request gets a new connection
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return createSqlStore(createEngine(pool), options);
};
