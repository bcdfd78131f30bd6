import type { PlayerID } from 'boardgame.io';
import type { Pause, Wish } from '../../games/shared/conduct';
import { asText, type Access } from './access';
import type { Run } from './engine';
import { addEvent, type NewEvent } from './events';
import type { MatchStore } from './matchStore';

/** Something a table is about to agree on, before and after somebody's vote. */
type Agreement = {
  readonly matchID: string;
  readonly before: object | undefined;
  readonly after: object | undefined;
};

/**
 * A player who leaves has no vote any more, nor has whoever takes the seat next; a wish that this seat asked for is
 * dropped.
 */
export const withdrawVoice = async (run: Run, matchID: string, playerID: PlayerID): Promise<void> => {
  const [row] = await run<{ pause: string | null; wish: string | null }>(
    'SELECT pause, wish FROM matches WHERE id = $1',
    [matchID],
  );
  const pause = row?.pause ? (JSON.parse(row.pause) as Pause) : undefined;
  const wish = row?.wish ? (JSON.parse(row.wish) as Wish) : undefined;
  if (![...(pause?.asked ?? []), ...(wish?.asked ?? [])].includes(playerID)) return;
  const without = (asked: readonly PlayerID[]) => asked.filter((seat) => seat !== playerID);
  const isPause = pause && (pause.since !== undefined || without(pause.asked).length > 0);
  const isWish = wish && wish.asked[0] !== playerID;
  await run('UPDATE matches SET pause = $2, wish = $3 WHERE id = $1', [
    matchID,
    asText(isPause ? { ...pause, asked: without(pause.asked) } : undefined) || null,
    asText(isWish ? { ...wish, asked: without(wish.asked) } : undefined) || null,
  ]);
};

/** The part of a store for what a table agrees on during play: pauses, and going back. */
export const agreementsIn = ({
  transaction,
  touch,
  now,
}: Access): Pick<MatchStore, 'setPause' | 'setWish'> => {
  /**
   * Stores the votes so far on a pause or a wish, unless somebody else has changed them; and the resulting event, if
   * any.
   */
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
