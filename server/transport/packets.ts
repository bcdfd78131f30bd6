import * as v from 'valibot';
import { CREDENTIALS, MAX_LINE, SEAT } from '../../games/shared/protocol';

/** A frame larger than this (bytes) closes the connection; the largest honest one is a line of chat. */
export const MAX_FRAME = 16_384;

const MATCH_ID = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** What a move's argument may be: an id, a number, or yes or no. Never a structure. */
const ARG = v.union([v.pipe(v.string(), v.maxLength(64)), v.pipe(v.number(), v.safeInteger()), v.boolean()]);

/**
 * The packets a client may send, in boardgame.io's form. Fields not named here are dropped: the server uses only what
 * these schemas return. Only moves are accepted, taking back among them; not boardgame.io's events, its own UNDO or
 * whole positions.
 */
export const SYNC = v.pipe(
  v.tuple([MATCH_ID, v.nullish(SEAT, null), v.nullish(CREDENTIALS)]),
  v.transform(([matchID, playerID, credentials]) => ({ matchID, playerID, credentials })),
);

const ACTION = v.object({
  type: v.literal('MAKE_MOVE'),
  payload: v.object({
    type: v.pipe(v.string(), v.maxLength(64)),
    args: v.nullish(v.pipe(v.array(ARG), v.maxLength(8)), []),
    playerID: SEAT,
    credentials: v.nullish(CREDENTIALS),
  }),
});

/** A move must be for the seat named beside it. */
export const UPDATE = v.pipe(
  v.tuple([ACTION, v.pipe(v.number(), v.safeInteger()), MATCH_ID, SEAT]),
  v.check(([action, , , playerID]) => action.payload.playerID === playerID),
  v.transform(([{ payload }, stateID, matchID, playerID]) => ({
    matchID,
    playerID,
    stateID,
    credentials: payload.credentials,
    move: { move: payload.type, args: payload.args },
  })),
);

const LINE = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  sender: SEAT,
  payload: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_LINE), v.regex(/^[^\p{Cc}]+$/u)),
});

export const CHAT = v.pipe(
  v.tuple([MATCH_ID, LINE, v.nullish(CREDENTIALS)]),
  v.transform(([matchID, { id, sender, payload }, credentials]) => ({
    matchID,
    credentials,
    playerID: sender,
    line: { id, playerID: sender, text: payload },
  })),
);

/** Tells whether the player can see the page. */
export const LOOKS = v.pipe(
  v.tuple([MATCH_ID, v.boolean()]),
  v.transform(([matchID, isLooking]) => ({ matchID, isLooking })),
);

/** Asks for an earlier page of the log: the moves before that position. */
export const LOG = v.pipe(
  v.tuple([MATCH_ID, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
  v.transform(([matchID, before]) => ({ matchID, before })),
);
