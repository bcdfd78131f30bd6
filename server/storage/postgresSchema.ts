import type { Client } from 'pg';
import { NewerTables } from './engine';

/** One entry for each change of the tables; the database stores how many it has applied. */
const MIGRATIONS = [
  `CREATE TABLE matches (
     id          text PRIMARY KEY,
     game        text NOT NULL,
     rules       integer,
     unlisted    integer NOT NULL,
     options     text NOT NULL,
     seed        text NOT NULL,
     state_id    integer NOT NULL,
     finished    integer NOT NULL,
     gameover    text,
     next_match  text,
     created_at  bigint NOT NULL,
     updated_at  bigint NOT NULL,
     doomed_at   bigint
   );
   CREATE INDEX matches_listed ON matches (unlisted, finished, updated_at);
   CREATE INDEX matches_of_game ON matches (game, finished, updated_at) WHERE unlisted = 0;

   CREATE TABLE positions (
     match_id    text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
     state_id    integer NOT NULL,
     state       text NOT NULL
   );
   -- written with every move: squeezing it together would cost more than it saves
   ALTER TABLE positions ALTER COLUMN state SET STORAGE EXTERNAL;

   CREATE TABLE seats (
     match_id    text NOT NULL REFERENCES matches ON DELETE CASCADE,
     seat        text NOT NULL,
     name        text,
     credential  text,
     bot         text,
     PRIMARY KEY (match_id, seat)
   );

   CREATE TABLE log (
     match_id    text NOT NULL REFERENCES matches ON DELETE CASCADE,
     state_id    integer NOT NULL,
     entries     text NOT NULL,
     PRIMARY KEY (match_id, state_id)
   );

   CREATE TABLE chat (
     line        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     match_id    text NOT NULL REFERENCES matches ON DELETE CASCADE,
     id          text NOT NULL,
     seat        text NOT NULL,
     text        text NOT NULL,
     UNIQUE (match_id, id)
   );

   CREATE TABLE records (
     match_id    text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
     record      text NOT NULL
   );

   CREATE TABLE housekeeping (
     tidied_at   bigint,
     held_until  bigint,
     pinged_at   bigint
   );
   INSERT INTO housekeeping DEFAULT VALUES;`,

  `-- in the form of rate-limiter-flexible; empty after a power cut, which is no loss
   CREATE UNLOGGED TABLE rate_limits (
     key         varchar(255) PRIMARY KEY,
     points      integer NOT NULL DEFAULT 0,
     expire      bigint
   );`,

  `ALTER TABLE matches ADD COLUMN agreed text, ADD COLUMN clocks text, ADD COLUMN pause text;
   ALTER TABLE seats ADD COLUMN stand_in text, ADD COLUMN away_since bigint;
   ALTER TABLE housekeeping ADD COLUMN beat_at bigint, ADD COLUMN closed_for bigint NOT NULL DEFAULT 0;

   CREATE TABLE events (
     line        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     match_id    text NOT NULL REFERENCES matches ON DELETE CASCADE,
     place       integer NOT NULL,
     kind        text NOT NULL,
     seat        text,
     name        text,
     by_seat     text,
     by_name     text,
     level       text,
     at          bigint NOT NULL
   );
   CREATE INDEX events_of_match ON events (match_id, line);`,

  `CREATE TABLE openers (
     match_id    text PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
     caller      text NOT NULL
   );
   CREATE INDEX openers_by_caller ON openers (caller);`,

  `CREATE TABLE replays (
     match_id    text NOT NULL REFERENCES matches ON DELETE CASCADE,
     key         text NOT NULL,
     game        text NOT NULL,
     ended_at    bigint NOT NULL,
     PRIMARY KEY (match_id, key)
   );
   CREATE INDEX replays_found ON replays (key, ended_at);
   CREATE INDEX replays_of_game ON replays (key, game, ended_at);
   INSERT INTO replays
     SELECT id, '', game, updated_at FROM matches JOIN records ON match_id = id WHERE unlisted = 0;
   -- names of before are found as they are written, whole or by their beginning
   INSERT INTO replays
     SELECT id, lower(left(name, length)), game, updated_at
     FROM matches JOIN records ON records.match_id = id JOIN seats ON seats.match_id = id
       CROSS JOIN generate_series(1, 20) AS length
     WHERE unlisted = 0 AND bot IS NULL AND length <= char_length(name)
   ON CONFLICT DO NOTHING;`,

  `CREATE TABLE callings (
     match_id    text NOT NULL REFERENCES matches ON DELETE CASCADE,
     seat        text NOT NULL,
     kind        text NOT NULL,
     address     text NOT NULL,
     secret      text NOT NULL,
     called_at   integer,
     PRIMARY KEY (match_id, seat, address)
   );

   CREATE TABLE push_keys (
     id          integer PRIMARY KEY CHECK (id = 1),
     public_key  text NOT NULL,
     private_key text NOT NULL
   );`,

  `ALTER TABLE matches ADD COLUMN next_game text, ADD COLUMN next_by text;
   UPDATE matches SET next_game = game, next_by = '' WHERE next_match IS NOT NULL;
   ALTER TABLE seats ADD COLUMN kept_for text, ADD COLUMN kept_name text, ADD COLUMN kept_until bigint;`,

  `CREATE TABLE parcels (
     id          text PRIMARY KEY,
     sealed      text,
     kept_until  bigint NOT NULL
   );
   CREATE INDEX parcels_kept ON parcels (kept_until);`,

  `ALTER TABLE callings ADD COLUMN owed integer NOT NULL DEFAULT 0;`,

  `ALTER TABLE matches ADD COLUMN wish text;`,
];

/**
 * Creates the tables, or brings those of an older server up to date; if several servers start at once, one of them
 * does it. Rejects when the tables are of a newer server.
 */
export const migrate = async (client: Client): Promise<void> => {
  await client.query('BEGIN');
  // one lock per schema: several schemas may have tables of the same name
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('matches'), hashtext(current_schema()))`);
  await client.query('CREATE TABLE IF NOT EXISTS match_tables (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM match_tables');
  const version = rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length) throw new NewerTables(version, MIGRATIONS.length);
  for (const statements of MIGRATIONS.slice(version)) await client.query(statements);
  if (version < MIGRATIONS.length) {
    await client.query('DELETE FROM match_tables');
    await client.query('INSERT INTO match_tables VALUES ($1)', [MIGRATIONS.length]);
  }
  await client.query('COMMIT');
};
