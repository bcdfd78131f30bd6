import { MAX_NAME } from '../../games/shared/protocol';
import type { Access } from './access';
import type { Run, Value } from './engine';
import type { MatchStore, ReplayQuery } from './matchStore';
import type { MatchRow } from './rows';

/** A name in the form used for searching: without accents, in lower case. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The letters of a name, cut to the longest allowed length. */
const lettersOf = (text: string): string[] => Array.from(folded(text)).slice(0, MAX_NAME);

/** The parts of a name from each of its words to the end: `Diesel-Dieter`, `Dieter`. */
const fromEachWord = (name: string): string[] =>
  [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]|^./gu)].map(({ index }) => name.slice(index));

/**
 * The search keys for a replay of these players: every beginning of each word of their names, and the empty text. So
 * an index finds replays however many are stored.
 */
const keysOf = (names: readonly string[]): string[] => {
  const beginnings = names
    .flatMap(fromEachWord)
    .flatMap((word) => lettersOf(word).map((_, end, letters) => letters.slice(0, end + 1).join('')));
  return ['', ...new Set(beginnings)];
};

/** Lists a match among the replays, if it is public and over. */
const listReplay = async (run: Run, matchID: string, endedAt: number): Promise<void> => {
  const [match] = await run<{ game: string }>(
    'SELECT game FROM matches WHERE id = $1 AND unlisted = 0 AND finished = 1',
    [matchID],
  );
  if (!match) return;
  const people = await run<{ name: string }>(
    'SELECT name FROM seats WHERE match_id = $1 AND name IS NOT NULL AND bot IS NULL',
    [matchID],
  );
  const keys = keysOf(people.map(({ name }) => name));
  await run(
    `INSERT INTO replays (match_id, game, ended_at, key)
     VALUES ${keys.map((_, at) => `($1, $2, $3, $${at + 4})`).join(', ')}`,
    [matchID, match.game, endedAt, ...keys],
  );
};

/** Finds replays, newest first. `columns` are those of a `MatchRow`. */
export const findReplays = (
  read: Run,
  columns: string,
  { game, name = '', endedBefore, limit }: ReplayQuery,
): Promise<readonly (MatchRow & { readonly ended_at: number })[]> => {
  const values: Value[] = [lettersOf(name.trim()).join('')];
  const where = ['key = $1'];
  if (game !== undefined) where.push(`game = $${values.push(game)}`);
  if (endedBefore !== undefined) where.push(`ended_at < $${values.push(endedBefore)}`);
  return read(
    `SELECT ${columns}, ended_at FROM (
       SELECT match_id AS found, ended_at FROM replays WHERE ${where.join(' AND ')}
       ORDER BY ended_at DESC LIMIT $${values.push(limit)}
     ) AS newest JOIN matches ON matches.id = found ORDER BY ended_at DESC`,
    values,
  );
};

/** The part of a store for the records of finished matches: records of public matches are found as replays. */
export const recordsIn = ({ read, transaction, now }: Access): Pick<MatchStore, 'record' | 'keepRecord'> => ({
  record: async (matchID) => {
    const [row] = await read<{ record: string }>('SELECT record FROM records WHERE match_id = $1', [matchID]);
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
});
