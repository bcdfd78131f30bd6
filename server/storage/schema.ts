import type Database from 'libsql';

/** Raised with every change of the tables; `MIGRATIONS` has one entry per step. */
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
];

/** Makes the tables, or brings those of an older server up to date. Throws when they are of a newer one. */
export const migrate = (db: Database.Database): void => {
  const [{ user_version: version }] = db.pragma('user_version') as [{ user_version: number }];
  if (version > MIGRATIONS.length)
    throw new Error(
      `The matches were kept by a newer server (tables ${version}, this one knows ${MIGRATIONS.length}).`,
    );
  for (const [at, statements] of MIGRATIONS.entries())
    if (at >= version) db.exec(`BEGIN IMMEDIATE; ${statements} PRAGMA user_version = ${at + 1}; COMMIT;`);
};
