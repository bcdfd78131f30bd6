import * as v from 'valibot';
import { BOT_LEVELS } from '../../games/shared/gameModule';
import type { MatchResult } from '../../games/shared/gameModule';
import type { MatchRecord } from '../../games/shared/record';
import { forgetAnalysis } from './analyses';
import { deviceStore, newId } from './deviceStore';
import type { LocalSeat } from './localMatches';

/** Only what a list shows; a record is played again before anybody believes it. */
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

/** A finished match saved on this device. */
export type SavedRecord = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  /** What it says has come of the match. */
  readonly result?: MatchResult | undefined;
  /** When it was saved, in ms since 1970. */
  readonly savedAt: number;
};

const store = deviceStore('auf-achse-records', SAVED);

/** Keeps a finished match for replay; answers its id, the old one when it is kept already. */
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

/** All records kept here that can still be read, the newest first. */
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

/** What is kept under an id, to be checked with `playStepwise`. Rejects with a `DeviceError`. */
export const loadRecord = (id: string): Promise<{ readonly savedAt: number; readonly record: unknown }> =>
  store.take(id);

/** What the page remembers on its way to a record that has just come from a file: nobody has seen yet whether it is right. */
export const FROM_FILE = { isFromFile: true };

/** Is that where it is? */
export const isFromFile = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isFromFile' in state;
};

/** Deletes a record, and what was found out about its match. */
export const deleteRecord = async (id: string): Promise<void> => {
  const kept = await store.take(id).catch(() => undefined);
  await store.remove(id);
  if (kept) await forgetAnalysis(kept.record);
};
