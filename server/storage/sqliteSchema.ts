import { NewerTables } from './engine';

/** One entry for each change of the tables; the file stores how many it has applied. */
const MIGRATIONS = [
  `CREATE TABLE matches (
     id          TEXT PRIMARY KEY,
     game        TEXT NOT NULL,
     unlisted    INTEGER NOT NULL,
     options     TEXT NOT NULL,
     seed        TEXT NOT NULL,
     state       TEXT NOT NULL,
     state_id    INTEGER NOT NULL,
     gameover    TEXT,
     next_match  TEXT,
     created_at  INTEGER NOT NULL,
     updated_at  INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX matches_listed ON matches (unlisted, updated_at);

   CREATE TABLE seats (
     match_id    TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
     seat        TEXT NOT NULL,
     name        TEXT,
     credential  TEXT,
     bot         TEXT,
     PRIMARY KEY (match_id, seat)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE log (
     match_id    TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
     state_id    INTEGER NOT NULL,
     entries     TEXT NOT NULL,
     PRIMARY KEY (match_id, state_id)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE chat (
     line        INTEGER PRIMARY KEY,
     match_id    TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
     id          TEXT NOT NULL,
     seat        TEXT NOT NULL,
     text        TEXT NOT NULL,
     UNIQUE (match_id, id)
   ) STRICT;`,

  `CREATE TABLE positions (
     match_id    TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
     state_id    INTEGER NOT NULL,
     state       TEXT NOT NULL
   ) STRICT;
   INSERT INTO positions SELECT id, state_id, state FROM matches;
   ALTER TABLE matches DROP COLUMN state;

   ALTER TABLE matches ADD COLUMN rules INTEGER;
   ALTER TABLE matches ADD COLUMN finished INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE matches ADD COLUMN doomed_at INTEGER;
   UPDATE matches SET finished = 1 WHERE gameover IS NOT NULL;

   DROP INDEX matches_listed;
   CREATE INDEX matches_listed ON matches (unlisted, finished, updated_at);
   CREATE INDEX matches_of_game ON matches (game, finished, updated_at) WHERE unlisted = 0;

   CREATE TABLE records (
     match_id    TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
     record      TEXT NOT NULL
   ) STRICT;

   CREATE TABLE housekeeping (
     tidied_at   INTEGER,
     held_until  INTEGER,
     pinged_at   INTEGER
   ) STRICT;
   INSERT INTO housekeeping DEFAULT VALUES;`,

  `ALTER TABLE matches ADD COLUMN agreed TEXT;
   ALTER TABLE matches ADD COLUMN clocks TEXT;
   ALTER TABLE matches ADD COLUMN pause TEXT;
   ALTER TABLE seats ADD COLUMN stand_in TEXT;
   ALTER TABLE seats ADD COLUMN away_since INTEGER;
   ALTER TABLE housekeeping ADD COLUMN beat_at INTEGER;
   ALTER TABLE housekeeping ADD COLUMN closed_for INTEGER NOT NULL DEFAULT 0;

   CREATE TABLE events (
     line        INTEGER PRIMARY KEY,
     match_id    TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
     place       INTEGER NOT NULL,
     kind        TEXT NOT NULL,
     seat        TEXT,
     name        TEXT,
     by_seat     TEXT,
     by_name     TEXT,
     level       TEXT,
     at          INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX events_of_match ON events (match_id, line);`,

  `CREATE TABLE openers (
     match_id    TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
     caller      TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX openers_by_caller ON openers (caller);`,

  `CREATE TABLE replays (
     match_id    TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
     key         TEXT NOT NULL,
     game        TEXT NOT NULL,
     ended_at    INTEGER NOT NULL,
     PRIMARY KEY (match_id, key)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX replays_found ON replays (key, ended_at);
   CREATE INDEX replays_of_game ON replays (key, game, ended_at);
   INSERT INTO replays
     SELECT id, '', game, updated_at FROM matches JOIN records ON match_id = id WHERE unlisted = 0;
   -- names of before are found as they are written, whole or by their beginning
   INSERT OR IGNORE INTO replays
     WITH RECURSIVE beginning (length) AS (SELECT 1 UNION ALL SELECT length + 1 FROM beginning WHERE length < 20)
     SELECT id, lower(substr(name, 1, beginning.length)), game, updated_at
     FROM matches JOIN records ON records.match_id = id JOIN seats ON seats.match_id = id
       JOIN beginning ON beginning.length <= length(name)
     WHERE unlisted = 0 AND bot IS NULL;`,

  `CREATE TABLE callings (
     match_id    TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
     seat        TEXT NOT NULL,
     kind        TEXT NOT NULL,
     address     TEXT NOT NULL,
     secret      TEXT NOT NULL,
     called_at   INTEGER,
     PRIMARY KEY (match_id, seat, address)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE push_keys (
     id          INTEGER PRIMARY KEY CHECK (id = 1),
     public_key  TEXT NOT NULL,
     private_key TEXT NOT NULL
   ) STRICT;`,

  `ALTER TABLE matches ADD COLUMN next_game TEXT;
   ALTER TABLE matches ADD COLUMN next_by TEXT;
   UPDATE matches SET next_game = game, next_by = '' WHERE next_match IS NOT NULL;
   ALTER TABLE seats ADD COLUMN kept_for TEXT;
   ALTER TABLE seats ADD COLUMN kept_name TEXT;
   ALTER TABLE seats ADD COLUMN kept_until INTEGER;`,

  `CREATE TABLE parcels (
     id          TEXT PRIMARY KEY,
     sealed      TEXT,
     kept_until  INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX parcels_kept ON parcels (kept_until);`,

  `ALTER TABLE callings ADD COLUMN owed INTEGER NOT NULL DEFAULT 0;`,

  `ALTER TABLE matches ADD COLUMN wish TEXT;`,
];

/** A connection; its answers may come at once or later. */
type Connection = {
  readonly exec: (sql: string) => unknown;
  readonly pragma: (sql: string) => unknown;
};

/**
 * Creates the tables, or brings those of an older server up to date. Rejects when the tables are of a newer server.
 */
export const migrate = async (db: Connection): Promise<void> => {
  const [{ user_version: version }] = (await db.pragma('user_version')) as [{ user_version: number }];
  if (version > MIGRATIONS.length) throw new NewerTables(version, MIGRATIONS.length);
  // a file can give space back only if it was created that way or is rewritten
  if (version === 0) await db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  for (const [at, statements] of MIGRATIONS.entries())
    if (at >= version)
      await db.exec(`BEGIN IMMEDIATE; ${statements} PRAGMA user_version = ${at + 1}; COMMIT;`);
  const [{ auto_vacuum: vacuum }] = (await db.pragma('auto_vacuum')) as [{ auto_vacuum: number }];
  if (!vacuum) await db.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM;');
};
