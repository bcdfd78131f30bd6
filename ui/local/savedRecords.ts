import * as v from 'valibot';
import { BOT_LEVELS } from '../../games/shared/gameModule';
import type { MatchResult } from '../../games/shared/gameModule';
import type { MatchRecord } from '../../games/shared/record';
import { forgetAnalysis } from './analyses';
import { deviceStore, newId } from './deviceStore';
import type { LocalSeat } from './localMatches';

/** Only what a list shows; a record is verified by replaying it. */
const SAVED = v.object({
  savedAt: v.number(),
  record: v.looseObject({
    game: v.string(),
    seats: v.array(v.looseObject({ name: v.string(), bot: v.optional(v.picklist(BOT_LEVELS)) })),
    seed: v.string(),
    steps: v.pipe(v.array(v.unknown()), v.readonly()),
    result: v.optional(v.unknown()),
  }),
});

const RESULT = v.object({ winners: v.array(v.string()), totals: v.record(v.string(), v.number()) });

type Saved = v.InferOutput<typeof SAVED>;

/** A finished match stored on this device. */
export type SavedRecord = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  /** The result according to the record. */
  readonly result?: MatchResult | undefined;
  /** When it was stored, in ms since 1970. */
  readonly savedAt: number;
};

const store = deviceStore('auf-achse-records', SAVED);

/** Stores a finished match for replay; returns its id, or the existing one if it is stored already. */
export const saveRecord = async (record: MatchRecord): Promise<string> => {
  const steps = JSON.stringify(record.steps);
  const kept = (await store.list()).find(
    ({ value }) => value?.record.seed === record.seed && JSON.stringify(value.record.steps) === steps,
  );
  if (kept) return kept.id;
  const id = newId();
  await store.put(id, { savedAt: Date.now(), record });
  return id;
};

/** All stored records that can still be read, newest first. */
export const listRecords = async (): Promise<readonly SavedRecord[]> =>
  (await store.list())
    .flatMap(({ id, value }) => (value ? [{ id, ...summaryOf(value) }] : []))
    .sort((a, b) => b.savedAt - a.savedAt);

const summaryOf = ({ savedAt, record }: Saved) => ({
  savedAt,
  game: record.game,
  seats: record.seats,
  result: v.is(RESULT, record.result) ? record.result : undefined,
});

/** The record stored under an id, to be checked with `playStepwise`. Rejects with a `DeviceError`. */
export const loadRecord = (id: string): Promise<{ readonly savedAt: number; readonly record: unknown }> =>
  store.take(id);

/** The history state of a page whose record has just been loaded from a file and has not been verified yet. */
export const FROM_FILE = { isFromFile: true };

/** Does the current page have that state? */
export const isFromFile = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isFromFile' in state;
};

/** Deletes a record, and the analysis of its match. */
export const deleteRecord = async (id: string): Promise<void> => {
  const kept = await store.take(id).catch(() => undefined);
  await store.remove(id);
  if (kept) await forgetAnalysis(kept.record);
};
