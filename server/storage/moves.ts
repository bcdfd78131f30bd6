import type { LogEntry, State } from 'boardgame.io';
import { stateIDOf } from '../matches/stateID';
import { placesFor, type Access } from './access';
import type { GroupCommit } from './groupCommit';
import type { MatchStore } from './matchStore';
import { matchOf, type MatchRow } from './rows';

type Moves = Pick<MatchStore, 'load' | 'positions' | 'log' | 'commit'>;

/** The most matches one statement asks for by id. */
const MOST_IDS = 1000;

/** The largest position number that the tables can hold. */
const LAST = 2 ** 31 - 1;

/** The part of a store for what is played: positions, and the log of the moves that led to them. */
export const movesIn = ({ read, columns, now }: Access, moves: Pick<GroupCommit, 'commit'>): Moves => ({
  load: async (matchID) => {
    const [row] = await read<MatchRow & { state: string }>(
      `SELECT ${columns}, state FROM matches JOIN positions ON match_id = id WHERE id = $1`,
      [matchID],
    );
    return row && { match: matchOf(row), state: JSON.parse(row.state) as State };
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

  log: async (matchID, page) => {
    const rows = await (page
      ? read<{ entries: string }>(
          `SELECT entries FROM
             (SELECT state_id, entries FROM log WHERE match_id = $1 AND state_id <= $2
              ORDER BY state_id DESC LIMIT $3) AS newest
           ORDER BY state_id`,
          // a row has the number of the position after its move
          [matchID, Math.min(page.before ?? LAST, LAST), page.moves],
        )
      : read<{ entries: string }>('SELECT entries FROM log WHERE match_id = $1 ORDER BY state_id', [
          matchID,
        ]));
    return rows.flatMap(({ entries }) => JSON.parse(entries) as LogEntry[]);
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
});
