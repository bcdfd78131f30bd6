import type { Client } from 'pg';
import { NewerTables } from './engine';

/** One entry for every change of the tables; the database says how many it has seen. */
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
];

/**
 * Makes the tables, or brings those of an older server up to date; of several servers that start at once, one does.
 * Rejects when they are of a newer one.
 */
export const migrate = async (client: Client): Promise<void> => {
  await client.query('BEGIN');
  // one lock for each schema: tables of the same name may stand in several
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
