import { asText, type Access } from './access';
import { addEvent, type NewEvent } from './events';
import type { MatchStore } from './matchStore';

/** Something a table is about to agree on, before and after somebody has spoken. */
type Agreement = {
  readonly matchID: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
};

/** What of a store is about what a table agrees on while it plays: pauses, and going back. */
export const agreementsIn = ({
  transaction,
  touch,
  now,
}: Access): Pick<MatchStore, 'setPause' | 'setWish'> => {
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
  };
};
