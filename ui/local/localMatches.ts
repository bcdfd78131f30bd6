import * as v from 'valibot';
import { SECOND_THOUGHTS } from '../../games/shared/conduct';
import { BOT_LEVELS, CHANCES } from '../../games/shared/gameModule';
import type { Step } from '../../games/shared/table';
import { deviceStore, newId } from './deviceStore';

const SEAT = v.object({ name: v.string(), bot: v.optional(v.picklist(BOT_LEVELS)) });
const STEP = v.pipe(
  v.tupleWithRest([v.string(), v.string()], v.unknown()),
  v.transform((step): Step => step),
);
const LOCAL_MATCH = v.object({
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(v.array(SEAT), v.minLength(1)),
  seed: v.pipe(v.string(), v.minLength(1)),
  /** The method of dealing cards; absent in matches from before there was a choice. */
  chance: v.optional(v.picklist(CHANCES)),
  /** May decisions be taken back? Yes if absent. */
  secondThoughts: v.optional(SECOND_THOUGHTS),
  /** Are hints given? Yes if absent. */
  hints: v.optional(v.boolean()),
  steps: v.pipe(v.array(STEP), v.readonly()),
  /** When it was last played, in ms since 1970. */
  updatedAt: v.number(),
  /** The id of its record, once it is over. */
  record: v.optional(v.string()),
});

/** A match on this device: how it began and every step since. All positions follow from that. */
export type LocalMatchData = v.InferOutput<typeof LOCAL_MATCH>;

/** The seats on this device: a name each, and the level of a computer player. */
export type LocalSeat = v.InferOutput<typeof SEAT>;

const store = deviceStore('auf-achse-local-matches', LOCAL_MATCH);

/** 192 bits, so that nobody can predict the cards. */
const newSeed = (): string => newId() + newId() + newId();

/** Creates a new match on this device; returns its id. Rejects with a `DeviceError` if nothing can be stored. */
export const createLocalMatch = async (
  start: Pick<LocalMatchData, 'game' | 'options' | 'seats' | 'secondThoughts' | 'hints'>,
): Promise<string> => {
  const id = newId();
  await store.put(id, { ...start, seed: newSeed(), chance: 2, steps: [], updatedAt: Date.now() });
  return id;
};

/** All matches on this device, the last played first; without `match` where it can no longer be read. */
export const listLocalMatches = async (): Promise<
  readonly { readonly id: string; readonly match: LocalMatchData | undefined }[]
> => {
  const all = await store.list();
  return all
    .map(({ id, value }) => ({ id, match: value }))
    .sort((a, b) => (b.match?.updatedAt ?? 0) - (a.match?.updatedAt ?? 0));
};

/** A match by its id. Rejects with a `DeviceError`. */
export const loadLocalMatch = (id: string): Promise<LocalMatchData> => store.take(id);

/** Stores a match as it is now, replacing what was stored under its id. Rejects with a `DeviceError`. */
export const saveLocalMatch = (id: string, match: LocalMatchData): Promise<void> => store.put(id, match);

/** Deletes a match; its record, if it was finished, stays. */
export const deleteLocalMatch = (id: string): Promise<void> => store.remove(id);
