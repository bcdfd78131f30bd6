import type { TableEvent } from '../../games/shared/conduct';
import type { Access } from './access';
import type { Run } from './engine';
import type { MatchStore } from './matchStore';
import { eventOf, type EventRow } from './rows';

/** The most events kept of one match; later ones are not recorded. */
const MOST = 1000;

/** A new event at a table. */
export type NewEvent = Pick<TableEvent, 'kind' | 'seat' | 'by' | 'level'>;

/** Records a new event at a table, with its time in ms and the current names of the people involved. */
export const addEvent = async (
  run: Run,
  matchID: string,
  { kind, seat, by, level }: NewEvent,
  at: number,
): Promise<void> => {
  await run(
    `INSERT INTO events (match_id, place, kind, seat, by_seat, level, at, name, by_name)
     SELECT id, state_id, $2, $3, $4, $5, CAST($6 AS bigint),
       (SELECT name FROM seats WHERE match_id = id AND seat = $3),
       (SELECT name FROM seats WHERE match_id = id AND seat = $4)
     FROM matches WHERE id = $1 AND (SELECT count(*) FROM events WHERE match_id = $1) < ${MOST}`,
    [matchID, kind, seat ?? null, by ?? null, level ?? null, at],
  );
};

/** The part of a store that returns the events of a table. */
export const eventsIn = ({ read }: Access): Pick<MatchStore, 'events'> => ({
  events: async (matchID) => {
    const rows = await read<EventRow>(
      'SELECT place, kind, seat, name, by_seat, by_name, level, at FROM events WHERE match_id = $1 ORDER BY line',
      [matchID],
    );
    return rows.map(eventOf);
  },
});
