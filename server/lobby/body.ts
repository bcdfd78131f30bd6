import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { BOT_LEVELS } from '../../games/shared/gameModule';
import {
  CLAIM,
  CREATE_BODY,
  CREDENTIALS,
  MOST_BEFORE,
  PLAYER_NAME,
  SEAT,
  type ServerFault,
} from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import type { Context } from '../http/koa';

/** The longest body of most requests, in bytes. */
const MAX_BODY = 8192;

/** What may be posted. Anything else in a body is ignored: nobody can set a seat's `data` from outside. */
export const BODIES = {
  create: CREATE_BODY,
  join: v.object({
    playerID: v.nullish(SEAT),
    playerName: PLAYER_NAME,
    before: v.optional(v.pipe(v.array(CREDENTIALS), v.maxLength(MOST_BEFORE))),
  }),
  leave: v.object({ ...CLAIM, bot: v.optional(v.picklist(BOT_LEVELS)) }),
  update: v.object({ ...CLAIM, newName: PLAYER_NAME }),
  playAgain: v.object({ ...CLAIM, game: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  close: v.object({ hostCredentials: CREDENTIALS }),
  free: v.object({ hostCredentials: CREDENTIALS, playerID: SEAT }),
  fill: v.object({ ...CLAIM, hostCredentials: v.optional(CREDENTIALS) }),
  handOver: v.object({ ...CLAIM, seat: SEAT, level: v.optional(v.picklist(BOT_LEVELS)) }),
  takeBack: v.object(CLAIM),
  pause: v.object({ ...CLAIM, wanted: v.boolean() }),
  goBack: v.object({ ...CLAIM, wanted: v.boolean(), to: v.optional(v.pipe(v.number(), v.integer())) }),
};

/** The body of that name, parsed by its schema. */
export type Body<Name extends keyof typeof BODIES> = v.InferOutput<(typeof BODIES)[Name]>;

/** The fault code for each field of a body; the page has words for them. */
const FAULT_OF_FIELD: Readonly<Record<string, ServerFault>> = {
  playerName: 'badName',
  newName: 'badName',
  playerID: 'badSeats',
  seat: 'badSeats',
  numPlayers: 'badSeats',
  bots: 'badSeats',
  credentials: 'notYourSeat',
  hostCredentials: 'notYourTable',
};

/** The body as text; undefined when it is too large: then the rest is dropped. */
const textOf = (request: IncomingMessage, most: number): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', reject);
    request.once('close', () => reject(new Fault(400, 'malformed')));
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Fault(400, 'malformed');
  }
};

/**
 * The body of a request, at most `most` bytes long, parsed by its schema. Throws a `Fault` that says what is wrong
 * with it.
 */
export const readBody = async <Schema extends v.GenericSchema>(
  ctx: Pick<Context, 'req' | 'is' | 'set'>,
  schema: Schema,
  most = MAX_BODY,
): Promise<v.InferOutput<Schema>> => {
  // a foreign page cannot send this content type without a CORS preflight
  if (!ctx.is('json')) throw new Fault(415, 'malformed');
  const text = await textOf(ctx.req, most);
  if (text === undefined) {
    // the rest of the body is not read: the next request needs a new connection
    ctx.set('Connection', 'close');
    throw new Fault(413, 'tooLarge');
  }
  const { success, output, issues } = v.safeParse(schema, jsonOf(text));
  if (success) return output;
  const field = (v.getDotPath(issues[0]) ?? '').split('.')[0]!;
  const error = Object.hasOwn(FAULT_OF_FIELD, field) ? FAULT_OF_FIELD[field]! : 'malformed';
  throw new Fault(error === 'notYourSeat' || error === 'notYourTable' ? 403 : 400, error);
};
