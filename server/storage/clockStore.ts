import { seatThat, type Access } from './access';
import { addEvent, type NewEvent } from './events';
import type { MatchStore } from './matchStore';

type Clocks = Pick<MatchStore, 'setClocks' | 'takeOver' | 'setPause' | 'setWish' | 'beat'>;

/** Something a table is about to agree on, before and after somebody has spoken. */
type Agreement = {
  readonly matchID: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
};

const asText = (value: object | undefined): string => (value ? JSON.stringify(value) : '');

/** What of a store is about time, and about what a table agrees on. */
export const clocksIn = ({ write, transaction, touch, now, clock }: Access): Clocks => {
  /** Keeps how far the table has come to agree on something, if nobody else has changed that; and what came of it. */
  const agree = (column: 'pause' | 'wish', { matchID, before, after }: Agreement, event?: NewEvent) =>
    transaction(async (run) => {
      const isAsBefore = `finished = 0 AND coalesce(${column}, '') = $3`;
      if (!(await touch(run, matchID, isAsBefore, [asText(before)]))) return false;
      if (event) await addEvent(run, matchID, event, now());
      await run(`UPDATE matches SET ${column} = $2 WHERE id = $1`, [matchID, asText(after) || null]);
      return true;
    });

  return {
    setClocks: async (matchID, before, after) => {
      const set = await write(
        `UPDATE matches SET clocks = $3 WHERE id = $1 AND finished = 0 AND coalesce(clocks, '') = $2 RETURNING id`,
        [matchID, asText(before), asText(after)],
      );
      return set.length > 0;
    },

    takeOver: (matchID, playerID, level) =>
      transaction(async (run) => {
        const open = seatThat('seat = $3 AND credential IS NOT NULL AND stand_in IS NULL');
        if (!(await touch(run, matchID, `finished = 0 AND ${open}`, [playerID]))) return false;
        await addEvent(run, matchID, { kind: 'timeUp', seat: playerID, level }, now());
        await run('UPDATE seats SET stand_in = $3 WHERE match_id = $1 AND seat = $2', [
          matchID,
          playerID,
          level,
        ]);
        return true;
      }),

    setPause: (matchID, before, after, by) => {
      const isPaused = after?.since !== undefined;
      const event = { kind: isPaused ? 'paused' : 'resumed', by } as const;
      return agree(
        'pause',
        { matchID, before, after },
        isPaused === (before?.since !== undefined) ? undefined : event,
      );
    },

    setWish: (matchID, before, after, refusedBy) => {
      const event = { kind: 'keptOn', seat: before?.asked[0], by: refusedBy } as const;
      return agree('wish', { matchID, before, after }, refusedBy === undefined ? undefined : event);
    },

    beat: async (silence) => {
      const [row] = await write<{ closed_for: number }>(
        `UPDATE housekeeping SET beat_at = $1,
         closed_for = closed_for + CASE WHEN beat_at < $2 THEN CAST($1 AS bigint) - beat_at ELSE 0 END
       RETURNING closed_for`,
        [clock(), silence === undefined ? 0 : clock() - silence],
      );
      return row!.closed_for;
    },
  };
};
