import type { Engine, Run, Value } from './engine';
import type { Expired, Expiry } from './matchStore';
import { dropOldParcels } from './parcels';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Cleaning runs every hour. If the clock moved by more than this since the last run, or backwards, it was reset. */
const LONGEST_BREAK = 2 * DAY;

/** How long nothing is deleted after the clock has jumped: it may jump back, and players may come back. */
const RESPITE = 7 * DAY;

/** How many matches are deleted at a time; other work runs in between. */
const BATCH = 10;

const newestChange = async (run: Run): Promise<number | null | undefined> => {
  const [newest] = await run<{ at: number | null }>('SELECT max(updated_at) AS at FROM matches');
  return newest?.at;
};

/** Until when nothing may be deleted, in ms since 1970; undefined while the clock runs normally. */
const heldUntil = async (run: Run, now: number): Promise<number | undefined> => {
  const [seen] = await run<{ tidied_at: number | null; held_until: number | null }>(
    'SELECT tidied_at, held_until FROM housekeeping',
  );
  const before = seen?.tidied_at ?? (await newestChange(run)) ?? now;
  const jumped = now > before + LONGEST_BREAK || now < before - HOUR;
  const until = jumped ? now + RESPITE : (seen?.held_until ?? 0);
  await run('UPDATE housekeeping SET tidied_at = $1, held_until = $2', [now, until]);
  if (jumped) await run('UPDATE matches SET doomed_at = NULL WHERE doomed_at IS NOT NULL');
  return until > now ? until : undefined;
};

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Deletes the matches for which a condition holds, in batches; returns how many. */
const deleteAll = async ({ transaction }: Engine, condition: string, values: readonly Value[]) => {
  let deleted = 0;
  for (;;) {
    const batch = await transaction((run) =>
      run(
        `DELETE FROM matches WHERE id IN (SELECT id FROM matches WHERE ${condition} LIMIT ${BATCH}) RETURNING id`,
        values,
      ),
    );
    deleted += batch.length;
    if (batch.length < BATCH) return deleted;
    await nextTurn();
  }
};

/** Names both flags, so that the index on `unlisted, finished, updated_at` is used. */
const UNCHANGED_SINCE = 'unlisted IN (0, 1) AND finished IN (0, 1) AND updated_at < $1';

/**
 * Deletes old matches. A match unchanged for long is first marked, and deleted a day later. When the clock has
 * jumped, all marks are removed and nothing is deleted for a week.
 */
export const expire = async (
  engine: Engine,
  now: number,
  { unchangedFor, emptyFor }: Expiry,
): Promise<Expired> => {
  const old = now - unchangedFor;
  const { held, marked } = await engine.transaction(async (run) => {
    await dropOldParcels(run, now);
    const held = await heldUntil(run, now);
    if (held !== undefined) return { held, marked: [] };
    // changed while the clock was ahead: such a match would count as the newest for that long
    await run('UPDATE matches SET updated_at = $1 WHERE updated_at > $2', [now, now + DAY]);
    await run('UPDATE matches SET doomed_at = NULL WHERE doomed_at IS NOT NULL AND updated_at >= $1', [old]);
    // who opened a match matters only until it has begun
    await run('DELETE FROM openers WHERE match_id IN (SELECT id FROM matches WHERE state_id > 0)');
    const mark = `UPDATE matches SET doomed_at = $2 WHERE doomed_at IS NULL AND ${UNCHANGED_SINCE} RETURNING id`;
    return { held, marked: await run(mark, [old, now]) };
  });
  if (held !== undefined) return { marked: 0, deleted: 0, heldUntil: held };
  const empty = await deleteAll(
    engine,
    `${UNCHANGED_SINCE} AND state_id = 0
       AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = id AND credential IS NOT NULL)`,
    [now - emptyFor],
  );
  const doomed = await deleteAll(engine, `${UNCHANGED_SINCE} AND doomed_at <= $2`, [old, now - DAY]);
  if (empty + doomed) await engine.shrink();
  return { marked: marked.length, deleted: empty + doomed, heldUntil: undefined };
};
