import * as v from 'valibot';
import { persisted } from '../../shell/persisted';

const MOVE = v.optional(
  v.object({
    /** The id of the parcel. */
    id: v.string(),
    /** Until when it waits, in ms since 1970. */
    until: v.number(),
    /** When it was fetched, in ms since 1970. */
    movedAt: v.optional(v.number()),
    /** The seats that were moved. */
    seats: v.array(v.unknown()),
  }),
);

/** A move of this device to another, while it is under way or can be undone. */
export const persistedMove = persisted<v.InferOutput<typeof MOVE>>('move', MOVE, undefined);
