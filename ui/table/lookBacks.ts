import { useMemo } from 'react';
import * as v from 'valibot';
import type { LookBacks } from '../kit/lookBack';
import { afterPaint } from '../shell/afterPaint';
import { persisted } from '../shell/persisted';

const LOOK_BACK = v.object({
  place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  view: v.looseObject({}),
});

const KEPT = v.array(v.object({ match: v.string(), seat: v.string(), lookBacks: v.array(LOOK_BACK) }));

/** The most tables remembered; the oldest is dropped. A table takes one to three thousand characters. */
const MOST = 40;

const kept = persisted<v.InferOutput<typeof KEPT>>('lookBacks', KEPT, []);

/** What the players at this device last saw of a match, stored for when they come back. */
export const useLookBacks = (match: string): LookBacks =>
  useMemo(() => {
    const isOf = (seat: string) => (one: { readonly match: string; readonly seat: string }) =>
      one.match === match && one.seat === seat;
    return {
      recall: (seat) => kept.get().find(isOf(seat))?.lookBacks ?? [],
      keep: (seat, lookBacks) =>
        // a table is long: the result of a press is painted before this is written
        afterPaint(() => {
          const others = kept.get().filter((one) => !isOf(seat)(one));
          const mine = { match, seat, lookBacks: lookBacks as v.InferOutput<typeof LOOK_BACK>[] };
          kept.set([mine, ...others].slice(0, MOST));
        }),
    };
  }, [match]);
