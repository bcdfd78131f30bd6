import { placesFor, seatThat, type Access } from './access';
import type { Value } from './engine';
import type { ListQuery, Match, MatchStore, StoreOptions } from './matchStore';
import { findReplays } from './replays';
import { matchOf, type MatchRow } from './rows';

type Lists = Pick<MatchStore, 'readAll' | 'list' | 'replays' | 'botMatches'>;

/** Does a human sit at the match? */
const SEATED = seatThat('credential IS NOT NULL');

/** The condition of a query and its values; their numbers follow those already used. */
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

/** The match of a row, or none if the row is damaged; each damaged match is reported once. */
const readableMatches = (onBroken: NonNullable<StoreOptions['onBroken']>) => {
  const broken = new Set<string>();
  return (row: MatchRow): Match[] => {
    try {
      return [matchOf(row)];
    } catch (error) {
      if (!broken.has(row.id)) onBroken(row.id, error);
      broken.add(row.id);
      return [];
    }
  };
};

/**
 * The part of a store that finds many matches at once. A match that cannot be read is left out, and `onBroken` is
 * called.
 */
export const listsIn = (
  { read, columns }: Access,
  onBroken: NonNullable<StoreOptions['onBroken']>,
): Lists => {
  const listed = readableMatches(onBroken);

  /** Running or finished matches; an index has them in this order. */
  const listOf = async (query: ListQuery, over: boolean): Promise<Match[]> => {
    const { where, values } = conditions(query, over);
    const rows = await read<MatchRow>(
      `SELECT ${columns} FROM matches WHERE ${where} ORDER BY updated_at DESC LIMIT $${values.length + 1}`,
      [...values, query.limit],
    );
    return rows.flatMap(listed);
  };

  return {
    readAll: async (matchIDs) => {
      if (!matchIDs.length) return [];
      const rows = await read<MatchRow>(
        `SELECT ${columns} FROM matches WHERE id IN (${placesFor(matchIDs)})`,
        matchIDs,
      );
      return rows.flatMap(listed);
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

    botMatches: async () => {
      // the index for lists needs both columns
      const rows = await read<{ id: string }>(
        `SELECT id FROM matches WHERE unlisted IN (0, 1) AND finished = 0
           AND ${seatThat('(bot IS NOT NULL OR stand_in IS NOT NULL OR clocks IS NOT NULL)')}
         ORDER BY updated_at DESC`,
        [],
      );
      return rows.map(({ id }) => id);
    },
  };
};
