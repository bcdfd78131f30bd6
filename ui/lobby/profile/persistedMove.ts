import * as v from 'valibot';
import { persisted } from '../../shell/persisted';

const MOVE = v.optional(
  v.object({
    /** Of the parcel. */
    id: v.string(),
    /** Until when it waits, in ms since 1970. */
    until: v.number(),
    /** Since when it has been fetched. */
    movedAt: v.optional(v.number()),
    /** The seats that went along. */
    seats: v.array(v.unknown()),
  }),
);

/** A move of this device to another, while it is under way or can be taken back. */
export const persistedMove = persisted<v.InferOutput<typeof MOVE>>('move', MOVE, undefined);
