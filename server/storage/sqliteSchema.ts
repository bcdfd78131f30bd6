import type Database from 'libsql';
import { NewerTables } from './engine';

/** One entry for every change of the tables; a file says how many it has seen. */
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
];

/** Makes the tables, or brings those of an older server up to date. Throws when they are of a newer one. */
export const migrate = (db: Database.Database): void => {
  const [{ user_version: version }] = db.pragma('user_version') as [{ user_version: number }];
  if (version > MIGRATIONS.length) throw new NewerTables(version, MIGRATIONS.length);
  // a file can give space back only if it was made so, or is written anew
  if (version === 0) db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  for (const [at, statements] of MIGRATIONS.entries())
    if (at >= version) db.exec(`BEGIN IMMEDIATE; ${statements} PRAGMA user_version = ${at + 1}; COMMIT;`);
  const [{ auto_vacuum: vacuum }] = db.pragma('auto_vacuum') as [{ auto_vacuum: number }];
  if (!vacuum) db.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM;');
};
