import { stateIDOf } from '../matches/stateID';
import type { Access } from './access';
import type { Run } from './engine';
import type { MatchStore, NewMatch } from './matchStore';
import { matchOf, nextOf, type MatchRow } from './rows';

type Matches = Pick<MatchStore, 'create' | 'read' | 'seed' | 'linkNext' | 'wipe' | 'wipeUnbegun'>;

const DAY = 86_400_000;

/** How many matches opened by the caller wait for players, counting only those changed after `since`. */
const waitingOf = async (run: Run, caller: string, since: number): Promise<number> => {
  const [found] = await run<{ waiting: number }>(
    `SELECT count(*) AS waiting FROM openers JOIN matches ON id = openers.match_id
     WHERE caller = $1 AND matches.state_id = 0 AND updated_at > $2
       AND EXISTS (SELECT 1 FROM seats WHERE seats.match_id = id AND name IS NULL)`,
    [caller, since],
  );
  return found!.waiting;
};

const insertMatch = async (run: Run, match: NewMatch, at: number): Promise<void> => {
  const { matchID, game, rules, unlisted, options, table, seed, state, seats } = match;
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
      at,
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
};

/** The part of a store for whole matches: how they begin, are followed by another, and end. */
export const matchesIn = ({ read, transaction, write, columns, clock, now }: Access): Matches => ({
  create: (match, opener) =>
    transaction(async (run) => {
      if (opener && (await waitingOf(run, opener.caller, clock() - DAY)) >= opener.atMost) return false;
      await insertMatch(run, match, now());
      if (opener)
        await run('INSERT INTO openers (match_id, caller) VALUES ($1, $2)', [match.matchID, opener.caller]);
      return true;
    }),

  read: async (matchID) => {
    const [row] = await read<MatchRow>(`SELECT ${columns} FROM matches WHERE id = $1`, [matchID]);
    return row && matchOf(row);
  },

  seed: async (matchID) => {
    const [row] = await read<{ seed: string }>('SELECT seed FROM matches WHERE id = $1', [matchID]);
    return row?.seed;
  },

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

  wipe: async (matchID) => void (await write('DELETE FROM matches WHERE id = $1', [matchID])),

  wipeUnbegun: async (matchID) =>
    (await write('DELETE FROM matches WHERE id = $1 AND state_id = 0 RETURNING id', [matchID])).length > 0,
});
