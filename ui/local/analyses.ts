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

/** No two matches have the same seed; but after going back by consent, a match may continue differently. */
const idOf = ({ seed, steps }: { readonly seed: string; readonly steps: readonly unknown[] }): string =>
  `${seed} ${steps.length}`;

/** The analysis of a match, if it is stored and was made with the same method. Rejects with a `DeviceError`. */
export const loadAnalysis = async (record: MatchRecord): Promise<Analysis> => store.take(idOf(record));

/** Stores the analysis of a match; does nothing in a browser that stores nothing. */
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

/** Deletes the analysis of a match. */
export const forgetAnalysis = (record: {
  readonly seed: string;
  readonly steps: readonly unknown[];
}): Promise<void> => store.remove(idOf(record)).catch(() => {});
