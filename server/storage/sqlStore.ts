import type { LogEntry, State } from 'boardgame.io';
import { stateIDOf } from '../matches/stateID';
import { callingsIn } from './callings';
import type { Engine, Run, Value } from './engine';
import { expire } from './expiry';
import { groupCommit } from './groupCommit';
import type { ListQuery, Match, MatchStore, StoreOptions } from './matchStore';
import { clocksIn } from './clockStore';
import { eventsIn } from './events';
import { parcelsIn } from './parcels';
import { findReplays, listReplay } from './replays';
import { matchColumns, matchOf, nextOf, type MatchRow } from './rows';
import { seatsIn } from './seats';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** How many matches one statement asks for by their ids. */
const MOST_IDS = 1000;

/** The largest number a position can have in the tables. */
const LAST = 2 ** 31 - 1;

/**
 * No two changes bear the same time, so that a list can be continued where it ended. A clock that was set back by more
 * than that takes is believed.
 */
const timesOf = (clock: () => number): (() => number) => {
  let latest = 0;
  return () => {
    const time = clock();
    return (latest = time > latest || time < latest - MINUTE ? time : latest + 1);
  };
};

/** Does a human sit at the match? */
const SEATED = 'EXISTS (SELECT 1 FROM seats WHERE match_id = id AND credential IS NOT NULL)';

/** Places for so many values. */
const placesFor = (values: readonly Value[]): string => values.map((_, at) => `$${at + 1}`).join();

/** A condition of a query and its values, their numbers counted on from those before. */
const conditions = ({ game, seated, updatedBefore, updatedAfter }: ListQuery, over: boolean) => {
  const values: Value[] = [Number(over)];
  const where = ['unlisted = 0', 'finished = $1'];
  const add = (condition: string, value: Value | undefined) => {
    if (value !== undefined) where.push(`${condition} $${values.push(value)}`);
  };
  add('game =', game);
  if (seated !== undefined) where.push(`${seated ? '' : 'NOT '}${SEATED}`);
  add('updated_at <', updatedBefore);
  add('updated_at >', updatedAfter);
  return { where: where.join(' AND '), values };
};

/** The store that every database which speaks SQL makes. */
export const createSqlStore = (
  engine: Engine,
  { clock = Date.now, onBroken = () => {}, onGroup = () => {} }: StoreOptions,
): MatchStore => {
  const { read, transaction } = engine;
  const now = timesOf(clock);
  const columns = matchColumns(engine.seatsAsJson);
  const writeMoves: Engine['writeMoves'] = async (group) => {
    const taken = await engine.writeMoves(group);
    onGroup(group.length);
    return taken;
  };
  const moves = groupCommit(writeMoves, engine.writers);
  const broken = new Set<string>();

  const write: Run = (sql, values) => transaction((run) => run(sql, values));

  const listed = (row: MatchRow): Match[] => {
    try {
      return [matchOf(row)];
    } catch (error) {
      if (!broken.has(row.id)) onBroken(row.id, error);
      broken.add(row.id);
      return [];
    }
  };

  /** Running or finished matches: an index has them in their order. */
  const listOf = async (query: ListQuery, over: boolean): Promise<Match[]> => {
    const { where, values } = conditions(query, over);
    const rows = await read<MatchRow>(
      `SELECT ${columns} FROM matches WHERE ${where} ORDER BY updated_at DESC LIMIT $${values.length + 1}`,
      [...values, query.limit],
    );
    return rows.flatMap(listed);
  };

  /** Locks the match as well: of two who change its seats at once, one waits. */
  const touch = async (run: Run, matchID: string, condition: string, values: readonly Value[]) => {
    await engine.lock(run, matchID);
    const touched = await run(
      `UPDATE matches SET updated_at = $2 WHERE id = $1 AND ${condition} RETURNING id`,
      [matchID, now(), ...values],
    );
    return touched.length > 0;
  };

  /** How many matches that the caller opened wait for players. */
  const waitingOf = async (run: Run, caller: string): Promise<number> => {
    const [found] = await run<{ waiting: number }>(
      `SELECT count(*) AS waiting FROM openers JOIN matches ON id = openers.match_id
       WHERE caller = $1 AND matches.state_id = 0 AND updated_at > $2
         AND EXISTS (SELECT 1 FROM seats WHERE seats.match_id = id AND name IS NULL)`,
      [caller, clock() - DAY],
    );
    return found!.waiting;
  };

  return {
    ...callingsIn(engine),

    create: ({ matchID, game, rules, unlisted, options, table, seed, state, seats }, opener) =>
      transaction(async (run) => {
        if (opener && (await waitingOf(run, opener.caller)) >= opener.atMost) return false;
        const stateID = stateIDOf(state);
        await run(
          `INSERT INTO matches
             (id, game, rules, unlisted, options, agreed, seed, state_id, finished, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $9)`,
          [
            matchID,
            game,
            rules,
            Number(unlisted),
            JSON.stringify(options),
            JSON.stringify(table),
            seed,
            stateID,
            now(),
          ],
        );
        await run('INSERT INTO positions (match_id, state_id, state) VALUES ($1, $2, $3)', [
          matchID,
          stateID,
          JSON.stringify(state),
        ]);
        for (const { playerID, name = null, credentialHash = null, bot = null, keptFor } of seats)
          await run(
            `INSERT INTO seats (match_id, seat, name, credential, bot, kept_for, kept_name, kept_until)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
            [
              matchID,
              playerID,
              name,
              credentialHash,
              bot,
              keptFor?.credentialHash ?? null,
              keptFor?.name ?? null,
              keptFor?.until ?? null,
            ],
          );
        if (opener)
          await run('INSERT INTO openers (match_id, caller) VALUES ($1, $2)', [matchID, opener.caller]);
        return true;
      }),

    read: async (matchID) => {
      const [row] = await read<MatchRow>(`SELECT ${columns} FROM matches WHERE id = $1`, [matchID]);
      return row && matchOf(row);
    },

    readAll: async (matchIDs) => {
      if (!matchIDs.length) return [];
      const rows = await read<MatchRow>(
        `SELECT ${columns} FROM matches WHERE id IN (${placesFor(matchIDs)})`,
        matchIDs,
      );
      return rows.flatMap(listed);
    },

    load: async (matchID) => {
      const [row] = await read<MatchRow & { state: string }>(
        `SELECT ${columns}, state FROM matches JOIN positions ON match_id = id WHERE id = $1`,
        [matchID],
      );
      return row && { match: matchOf(row), state: JSON.parse(row.state) as State };
    },

    log: async (matchID, page) => {
      const rows = await (page
        ? read<{ entries: string }>(
            `SELECT entries FROM
               (SELECT state_id, entries FROM log WHERE match_id = $1 AND state_id <= $2
                ORDER BY state_id DESC LIMIT $3) AS newest
             ORDER BY state_id`,
            // a row bears the number of the position after the move
            [matchID, Math.min(page.before ?? LAST, LAST), page.moves],
          )
        : read<{ entries: string }>('SELECT entries FROM log WHERE match_id = $1 ORDER BY state_id', [
            matchID,
          ]));
      return rows.flatMap(({ entries }) => JSON.parse(entries) as LogEntry[]);
    },

    seed: async (matchID) => {
      const [row] = await read<{ seed: string }>('SELECT seed FROM matches WHERE id = $1', [matchID]);
      return row?.seed;
    },

    positions: async (matchIDs) => {
      const found = new Map<string, number>();
      for (let from = 0; from < matchIDs.length; from += MOST_IDS) {
        const ids = matchIDs.slice(from, from + MOST_IDS);
        const rows = await read<{ id: string; state_id: number }>(
          `SELECT id, state_id FROM matches WHERE id IN (${placesFor(ids)})`,
          ids,
        );
        for (const { id, state_id: stateID } of rows) found.set(id, stateID);
      }
      return found;
    },

    commit: async (matchID, expected, next, entries, clocks) => {
      const { gameover } = next.ctx;
      return moves.commit({
        matchID,
        expected,
        stateID: stateIDOf(next),
        state: JSON.stringify(next),
        gameover: gameover === undefined ? null : JSON.stringify(gameover),
        entries: JSON.stringify(entries),
        clocks: clocks ? JSON.stringify(clocks) : null,
        at: now(),
      });
    },

    record: async (matchID) => {
      const [row] = await read<{ record: string }>('SELECT record FROM records WHERE match_id = $1', [
        matchID,
      ]);
      return row?.record;
    },

    keepRecord: (matchID, json) =>
      transaction(async (run) => {
        const kept = await run(
          `INSERT INTO records (match_id, record) SELECT id, $2 FROM matches WHERE id = $1
           ON CONFLICT (match_id) DO NOTHING RETURNING match_id`,
          [matchID, json],
        );
        if (kept.length) await listReplay(run, matchID, now());
      }),

    ...seatsIn({ write, transaction, touch, now }),

    events: (matchID) => eventsIn(read, matchID),

    ...clocksIn({ write, transaction, touch, now, clock }),

    linkNext: async (matchID, { matchID: nextID, game, by }) => {
      const kept =
        'next_match IS NOT NULL AND EXISTS (SELECT 1 FROM matches AS next WHERE next.id = matches.next_match)';
      const unlessKept = (column: string, place: string) =>
        `${column} = CASE WHEN ${kept} THEN ${column} ELSE ${place} END`;
      const [row] = await write<Pick<MatchRow, 'next_match' | 'next_game' | 'next_by'>>(
        `UPDATE matches SET ${unlessKept('next_match', '$2')}, ${unlessKept('next_game', '$3')},
           ${unlessKept('next_by', '$4')}
         WHERE id = $1 RETURNING next_match, next_game, next_by`,
        [matchID, nextID, game, by],
      );
      return row && nextOf(row);
    },

    list: async (query) => {
      const parts = query.over === undefined ? [false, true] : [query.over];
      const lists = await Promise.all(parts.map((over) => listOf(query, over)));
      return lists
        .flat()
        .toSorted((a, b) => b.updatedAt - a.updatedAt)
        .slice(0, query.limit);
    },

    replays: async (query) => {
      const rows = await findReplays(read, columns, query);
      return rows.flatMap((row) => listed(row).map((match) => ({ ...match, endedAt: row.ended_at })));
    },

    ...parcelsIn({ read, transaction, clock }),

    botMatches: async () => {
      // the index of lists has them by these two
      const rows = await read<{ id: string }>(
        `SELECT id FROM matches WHERE unlisted IN (0, 1) AND finished = 0
           AND EXISTS (SELECT 1 FROM seats WHERE match_id = id AND (bot IS NOT NULL OR stand_in IS NOT NULL OR clocks IS NOT NULL))
         ORDER BY updated_at DESC`,
        [],
      );
      return rows.map(({ id }) => id);
    },

    addChatLine: (matchID, { id, playerID, text }, keep) =>
      transaction(async (run) => {
        const added = await run(
          `INSERT INTO chat (match_id, id, seat, text) SELECT id, $2, $3, $4 FROM matches WHERE id = $1
           ON CONFLICT (match_id, id) DO NOTHING RETURNING line`,
          [matchID, id, playerID, text],
        );
        await run(
          `DELETE FROM chat WHERE match_id = $1 AND line <=
             (SELECT line FROM chat WHERE match_id = $1 ORDER BY line DESC LIMIT 1 OFFSET $2)`,
          [matchID, keep],
        );
        return added.length > 0;
      }),

    chat: async (matchID) => {
      const rows = await read<{ id: string; seat: string; text: string }>(
        'SELECT id, seat, text FROM chat WHERE match_id = $1 ORDER BY line',
        [matchID],
      );
      return rows.map(({ id, seat, text }) => ({ id, playerID: seat, text }));
    },

    wipe: async (matchID) => void (await write('DELETE FROM matches WHERE id = $1', [matchID])),

    wipeUnbegun: async (matchID) =>
      (await write('DELETE FROM matches WHERE id = $1 AND state_id = 0 RETURNING id', [matchID])).length > 0,

    expire: (expiry) => expire(engine, clock(), expiry),

    ping: async () => void (await write('UPDATE housekeeping SET pinged_at = $1', [clock()])),

    close: async () => {
      await moves.idle();
      await engine.close();
    },
  };
};
