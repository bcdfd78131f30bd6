import * as v from 'valibot';
import { BOT_LEVELS } from '../../games/shared/gameModule';
import { deviceStore } from './deviceStore';

const TEXT = v.pipe(v.string(), v.maxLength(64));

/**
 * The best achievement in a match: the values for the phrase of its game, numbers and proper names. Of two in the
 * same game, the one with the higher `worth` is better.
 */
const FEAT = v.object({
  worth: v.number(),
  said: v.pipe(v.record(TEXT, v.union([TEXT, v.number()])), v.readonly()),
});
export type Feat = v.InferOutput<typeof FEAT>;

/** The result of a match that the owner of this device has played. */
export const RESULT = v.object({
  /** The id of the match. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  game: TEXT,
  /** In ms since 1970. */
  endedAt: v.number(),
  seats: v.pipe(
    v.array(v.object({ playerID: TEXT, name: v.optional(TEXT), bot: v.optional(v.picklist(BOT_LEVELS)) })),
    v.maxLength(6),
  ),
  /** The seat that was played from this device. */
  mine: TEXT,
  result: v.object({
    winners: v.pipe(v.array(TEXT), v.maxLength(6), v.readonly()),
    totals: v.pipe(v.record(TEXT, v.number()), v.readonly()),
  }),
  /** Null if there is none, or it can no longer be found out; absent while it has not been looked for. */
  feat: v.nullish(FEAT),
});
export type PlayedResult = v.InferOutput<typeof RESULT>;

const store = deviceStore('auf-achse-results', RESULT);

const known = new Set<string>();

/** Stores a result, if it is not stored yet. Does nothing in a browser that stores nothing. */
export const keepResult = async (result: PlayedResult): Promise<void> => {
  if (known.has(result.id)) return;
  known.add(result.id);
  await store.put(result.id, result).catch(() => void known.delete(result.id));
};

/** Adds the best achievement to a stored result. */
export const keepFeat = async (id: string, feat: Feat | null): Promise<void> => {
  // a result deleted in the meantime stays deleted
  const kept = await store.take(id).catch(() => undefined);
  if (kept) await store.put(id, { ...kept, feat }).catch(() => {});
};

/** All results of this device, newest first. Rejects with a `DeviceError`. */
export const listResults = async (): Promise<readonly PlayedResult[]> =>
  (await store.list()).flatMap(({ value }) => value ?? []).toSorted((a, b) => b.endedAt - a.endedAt);
