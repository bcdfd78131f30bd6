import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry, State } from 'boardgame.io';
import Database from 'libsql';
import { stateIDOf } from '../matches/stateID';
import type { MatchStore } from './matchStore';
import { MATCH_COLUMNS, matchOf, type MatchRow } from './rows';
import { migrate } from './schema';

type Value = string | number | null;

const openDatabase = (dataDir: string) => {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Database(dataDir === ':memory:' ? dataDir : join(dataDir, 'matches.db'));
  // FULL: a move that was answered survives a power cut, not only a crash
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  db.exec('PRAGMA busy_timeout = 2000;');
  migrate(db);
  return db;
};

/**
 * Keeps matches in one SQLite file in a folder, or in memory for `:memory:`. `clock` tells the time in ms. Throws when
 * the file cannot be opened.
 */
export const openSqliteStore = (dataDir: string, clock: () => number = Date.now): MatchStore => {
  const db = openDatabase(dataDir);
  let latest = 0;
  // no two changes bear the same time, so that a list can be continued where it ended
  const now = () => (latest = Math.max(clock(), latest + 1));
  const prepared = new Map<string, Database.Statement>();
  const statement = (sql: string): Database.Statement => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  // values go in as one list: libsql mistakes a lone null for named values
  const run = (sql: string, values: Value[]): number => statement(sql).run(values).changes;
  const first = (sql: string, values: Value[]): unknown => statement(sql).get(values);
  const all = (sql: string, values: Value[]): unknown[] => statement(sql).all(values);
  const atOnce = <T>(work: () => T): T => db.transaction(work).immediate();

  const touch = (matchID: string) => run('UPDATE matches SET updated_at = ? WHERE id = ?', [now(), matchID]);
  const wipe = (matchID: string) => run('DELETE FROM matches WHERE id = ?', [matchID]);

  const isOver = (matchID: string): boolean =>
    first('SELECT 1 FROM matches WHERE id = ? AND gameover IS NOT NULL', [matchID]) !== undefined;

  const hasHumans = (matchID: string): boolean =>
    first('SELECT 1 FROM seats WHERE match_id = ? AND credential IS NOT NULL', [matchID]) !== undefined;

  return {
    create: async ({ matchID, game, unlisted, options, seed, state, seats }) =>
      atOnce(() => {
        run(
          `INSERT INTO matches (id, game, unlisted, options, seed, state, state_id, created_at, updated_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)`,
          [
            matchID,
            game,
            Number(unlisted),
            JSON.stringify(options),
            seed,
            JSON.stringify(state),
            stateIDOf(state),
            now(),
          ],
        );
        for (const { playerID, name = null, credentialHash = null, bot = null } of seats)
          run('INSERT INTO seats (match_id, seat, name, credential, bot) VALUES (?, ?, ?, ?, ?)', [
            matchID,
            playerID,
            name,
            credentialHash,
            bot,
          ]);
      }),

    read: async (matchID) => {
      const row = first(`SELECT ${MATCH_COLUMNS} FROM matches WHERE id = ?`, [matchID]);
      return row ? matchOf(row as MatchRow) : undefined;
    },

    state: async (matchID) => {
      const row = first('SELECT state FROM matches WHERE id = ?', [matchID]) as { state: string } | undefined;
      return row && (JSON.parse(row.state) as State);
    },

    log: async (matchID) => {
      const rows = all('SELECT entries FROM log WHERE match_id = ? ORDER BY state_id', [matchID]);
      return (rows as { entries: string }[]).flatMap(({ entries }) => JSON.parse(entries) as LogEntry[]);
    },

    seed: async (matchID) =>
      (first('SELECT seed FROM matches WHERE id = ?', [matchID]) as { seed: string } | undefined)?.seed,

    commit: async (matchID, expected, next, entries) =>
      atOnce(() => {
        const { gameover } = next.ctx;
        const committed = run(
          `UPDATE matches SET state = ?, state_id = ?, gameover = ?, updated_at = ? WHERE id = ? AND state_id = ?`,
          [
            JSON.stringify(next),
            stateIDOf(next),
            gameover === undefined ? null : JSON.stringify(gameover),
            now(),
            matchID,
            expected,
          ],
        );
        if (!committed) return false;
        run('INSERT INTO log (match_id, state_id, entries) VALUES (?, ?, ?)', [
          matchID,
          stateIDOf(next),
          JSON.stringify(entries),
        ]);
        return true;
      }),

    claimSeat: async (matchID, playerID, { name, credentialHash }) =>
      atOnce(() => {
        const claimed = run(
          `UPDATE seats SET name = ?, credential = ? WHERE match_id = ? AND seat = ? AND name IS NULL
             AND EXISTS (SELECT 1 FROM matches WHERE id = match_id AND gameover IS NULL)`,
          [name, credentialHash, matchID, playerID],
        );
        return claimed > 0 && touch(matchID) > 0;
      }),

    renameSeat: async (matchID, playerID, credentialHash, name) =>
      run('UPDATE seats SET name = ? WHERE match_id = ? AND seat = ? AND credential = ?', [
        name,
        matchID,
        playerID,
        credentialHash,
      ]) > 0,

    vacateSeat: async (matchID, playerID, credentialHash, successor) =>
      atOnce(() => {
        const over = isOver(matchID);
        const vacated = run(
          `UPDATE seats SET credential = NULL, name = iif(?1, name, ?2), bot = iif(?1, bot, ?3)
           WHERE match_id = ?4 AND seat = ?5 AND credential = ?6`,
          [Number(over), successor?.name ?? null, successor?.bot ?? null, matchID, playerID, credentialHash],
        );
        if (!vacated) return false;
        if (over || hasHumans(matchID)) touch(matchID);
        else wipe(matchID);
        return true;
      }),

    linkRematch: async (matchID, nextMatchID) => {
      const row = first(
        'UPDATE matches SET next_match = coalesce(next_match, ?) WHERE id = ? RETURNING next_match',
        [nextMatchID, matchID],
      );
      return (row as { next_match: string } | undefined)?.next_match;
    },

    list: async ({ game = null, over, updatedBefore, updatedAfter, limit }) => {
      const rows = all(
        `SELECT ${MATCH_COLUMNS} FROM matches
         WHERE unlisted = 0 AND updated_at < ?1 AND updated_at > ?2
           AND (?3 IS NULL OR game = ?3) AND (?4 IS NULL OR (gameover IS NOT NULL) = ?4)
         ORDER BY updated_at DESC LIMIT ?5`,
        [
          updatedBefore ?? Number.MAX_SAFE_INTEGER,
          updatedAfter ?? -1,
          game,
          over === undefined ? null : Number(over),
          limit,
        ],
      );
      return (rows as MatchRow[]).map(matchOf);
    },

    addChatLine: async (matchID, { id, playerID, text }, keep) =>
      atOnce(() => {
        const added = run(
          'INSERT INTO chat (match_id, id, seat, text) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          [matchID, id, playerID, text],
        );
        run(
          `DELETE FROM chat WHERE match_id = ?1 AND line <=
             (SELECT line FROM chat WHERE match_id = ?1 ORDER BY line DESC LIMIT 1 OFFSET ?2)`,
          [matchID, keep],
        );
        return added > 0;
      }),

    chat: async (matchID) => {
      const rows = all('SELECT id, seat, text FROM chat WHERE match_id = ? ORDER BY line', [matchID]);
      return (rows as { id: string; seat: string; text: string }[]).map(({ id, seat, text }) => ({
        id,
        playerID: seat,
        text,
      }));
    },

    wipe: async (matchID) => void wipe(matchID),

    expire: async (updatedBefore) => run('DELETE FROM matches WHERE updated_at < ?', [updatedBefore]),

    ping: async () => void first('SELECT 1 FROM matches', []),

    close: async () => {
      prepared.clear();
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
};
