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
  /** How the cards are dealt; matches from before there was a choice say nothing. */
  chance: v.optional(v.picklist(CHANCES)),
  /** May decisions be taken back? They may where nothing is said. */
  secondThoughts: v.optional(SECOND_THOUGHTS),
  /** Are hints given? They are where nothing is said. */
  hints: v.optional(v.boolean()),
  steps: v.pipe(v.array(STEP), v.readonly()),
  /** When it was last played, in ms since 1970. */
  updatedAt: v.number(),
  /** Once it is over: the id of its record. */
  record: v.optional(v.string()),
});

/** A match at this device: how it began and every step since. All positions follow from that. */
export type LocalMatchData = v.InferOutput<typeof LOCAL_MATCH>;

/** Who sits at this device: a name each, and the strength of a computer player. */
export type LocalSeat = v.InferOutput<typeof SEAT>;

const store = deviceStore('auf-achse-local-matches', LOCAL_MATCH);

/** 192 bits, so that nobody can foresee the cards. */
const newSeed = (): string => newId() + newId() + newId();

/** Creates a new match at this device; answers its id. Rejects with a `DeviceError` where nothing can be kept. */
export const createLocalMatch = async (
  start: Pick<LocalMatchData, 'game' | 'options' | 'seats' | 'secondThoughts' | 'hints'>,
): Promise<string> => {
  const id = newId();
  await store.put(id, { ...start, seed: newSeed(), chance: 2, steps: [], updatedAt: Date.now() });
  return id;
};

/** All matches at this device, the last played first; without `match` where it can no longer be read. */
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

/** Keeps a match as it stands now, in place of what was kept under its id. Rejects with a `DeviceError`. */
export const saveLocalMatch = (id: string, match: LocalMatchData): Promise<void> => store.put(id, match);

/** Forgets a match; its record, if it has been finished, stays. */
export const deleteLocalMatch = (id: string): Promise<void> => store.remove(id);
