import * as v from 'valibot';
import type { Analysis } from '../../games/shared/bots/analysis';
import { METHOD } from '../../games/shared/gameModule';
import type { MatchRecord } from '../../games/shared/record';
import { deviceStore } from './deviceStore';

const CHANCES = v.record(v.string(), v.number());
const MOVE = v.object({ move: v.string(), args: v.array(v.unknown()) });
const ANALYSIS = v.object({
  method: v.literal(METHOD),
  chances: v.array(v.nullable(CHANCES)),
  verdicts: v.array(v.nullable(v.object({ preferred: v.array(MOVE), worth: CHANCES }))),
  byChance: v.array(v.boolean()),
});

const store = deviceStore<v.InferOutput<typeof ANALYSIS>>('auf-achse-analyses', ANALYSIS);

/** No two matches have the same seed; what was taken back by consent may have been gone on with differently. */
const idOf = ({ seed, steps }: { readonly seed: string; readonly steps: readonly unknown[] }): string =>
  `${seed} ${steps.length}`;

/** What was found out about a match, if it was kept and is still found out the same way. Rejects with a `DeviceError`. */
export const loadAnalysis = async (record: MatchRecord): Promise<Analysis> => store.take(idOf(record));

/** Keeps what was found out about a match; a browser that keeps nothing keeps it not. */
export const keepAnalysis = (record: MatchRecord, { chances, verdicts, byChance }: Analysis): Promise<void> =>
  store
    .put(idOf(record), {
      method: METHOD,
      chances: [...chances],
      verdicts: verdicts.map(
        (verdict) =>
          verdict && {
            ...verdict,
            preferred: verdict.preferred.map(({ move, args }) => ({ move, args: [...args] })),
          },
      ),
      byChance: [...byChance],
    })
    .catch(() => {});

/** Forgets what was found out about a match. */
export const forgetAnalysis = (record: {
  readonly seed: string;
  readonly steps: readonly unknown[];
}): Promise<void> => store.remove(idOf(record)).catch(() => {});
