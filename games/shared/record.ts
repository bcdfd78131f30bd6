import * as v from 'valibot';
import { RECORDED } from './conduct';
import { BOT_LEVELS, CHANCES, type GameModule, type Happening } from './gameModule';
import type { Refusal } from './legality';
import { tableOf, type Opening, type Position, type Step } from './table';
import { saysTheSame } from './values';

/** What the format field of a record says, so that a file can be told from any other JSON. */
const FORMAT = 'auf-achse-match';

/**
 * The versions that can be read: they differ in how the cards were dealt. A new one is added whenever an older file
 * would be played differently.
 */
const VERSIONS = CHANCES;

const ID = v.pipe(v.string(), v.maxLength(64));
const STEP = v.pipe(
  v.tupleWithRest([ID, ID], v.union([ID, v.pipe(v.number(), v.safeInteger()), v.boolean()])),
  v.maxLength(10),
);
const SEAT = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(40)),
  bot: v.optional(v.picklist(BOT_LEVELS)),
});
const OBJECT = v.pipe(
  v.unknown(),
  // to valibot a list is an object too
  v.check((read) => !Array.isArray(read)),
  v.record(ID, v.unknown()),
);
const RECORD = v.strictObject({
  format: v.literal(FORMAT),
  version: v.picklist(VERSIONS),
  game: ID,
  options: OBJECT,
  seats: v.pipe(v.array(SEAT), v.minLength(1), v.maxLength(6)),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  steps: v.pipe(v.array(STEP), v.maxLength(20_000)),
  /** Left out where nothing happened at the table beside the game. */
  table: v.optional(RECORDED),
  result: OBJECT,
});

/** A finished match as a file: enough to play it again, and what must come of it. */
export type MatchRecord = v.InferOutput<typeof RECORD>;

/** A match played again: the position before the first step and after each one, and what was seen between them. */
export type Replay = {
  readonly record: MatchRecord;
  readonly module: GameModule<unknown, unknown>;
  /** One more than there are steps. */
  readonly positions: readonly Position<unknown>[];
  /** One list per step. */
  readonly happenings: readonly (readonly Happening[])[];
};

/** Why a record is not accepted. `step` counts from 1; `refusal` is what the rules say to that step. */
export type RecordFault =
  | { readonly reason: 'notJson' | 'notARecord' | 'unfinished' | 'otherResult' }
  | { readonly reason: 'version'; readonly version: unknown }
  | { readonly reason: 'field'; readonly field: string }
  | { readonly reason: 'unknownGame'; readonly game: string }
  | { readonly reason: 'numPlayers'; readonly numPlayers: number }
  | { readonly reason: 'option'; readonly option: string }
  | { readonly reason: 'step'; readonly step: number; readonly refusal: Refusal }
  | { readonly reason: 'stepAfterEnd'; readonly step: number };

export type Reading =
  { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly fault: RecordFault };

/** The game of an id, if there is one. */
export type GameOf = (id: string) => GameModule<unknown, unknown> | undefined;

const refuse = (fault: RecordFault): Reading => ({ ok: false, fault });

/** Writes down a finished match; its `version` is the chance it was dealt by. The caller vouches that `result` is what the steps came to. */
export const recordOf = (match: Omit<MatchRecord, 'format'>): MatchRecord => ({ format: FORMAT, ...match });

/** What is wrong with the shape of a would-be record. */
const shapeFault = (json: unknown, issue: v.BaseIssue<unknown>): RecordFault => {
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== FORMAT)
    return { reason: 'notARecord' };
  if ('version' in json && !VERSIONS.some((version) => version === json.version))
    return { reason: 'version', version: json.version };
  return { reason: 'field', field: v.getDotPath(issue) ?? '' };
};

/** Steps played from the beginning: every position, and what was seen between them; or the first that is not taken. */
type Played = Pick<Replay, 'positions' | 'happenings'> | { readonly fault: RecordFault };

/** Plays steps from the beginning of a match. Stops after every step, as `playStepwise` does. */
export function* playSteps(
  module: GameModule<unknown, unknown>,
  opening: Opening,
  steps: readonly Step[],
): Generator<undefined, Played> {
  const table = tableOf(module, opening);
  const positions: Position<unknown>[] = [table.start];
  const happenings: (readonly Happening[])[] = [];
  for (const [at, step] of steps.entries()) {
    const before = positions.at(-1)!;
    if (before.ctx.gameover) return { fault: { reason: 'stepAfterEnd', step: at + 1 } };
    const outcome = table.play(before, step, positions);
    if (!outcome.taken) return { fault: { reason: 'step', step: at + 1, refusal: outcome.refusal } };
    positions.push(outcome.position);
    happenings.push(outcome.happenings);
    yield;
  }
  return { positions, happenings };
}

/**
 * Checks a record against its schema and plays it again on the games of a shelf. It is accepted when every step is
 * taken, the match ends with the last of them, and it ends as the record says; else the first fault is named. Stops after
 * every step, so that whoever has other things to do can do them in between.
 */
export function* playStepwise(json: unknown, gameOf: GameOf): Generator<undefined, Reading> {
  const parsed = v.safeParse(RECORD, json);
  if (!parsed.success) return refuse(shapeFault(json, parsed.issues[0]));
  const record = parsed.output;
  const module = gameOf(record.game);
  if (!module) return refuse({ reason: 'unknownGame', game: record.game });
  const numPlayers = record.seats.length;
  const [least, most] = module.players;
  if (numPlayers < least || numPlayers > most) return refuse({ reason: 'numPlayers', numPlayers });
  const options = module.options.asKept(record.options);
  const fault = module.options.faultOf(options, numPlayers);
  if (fault) return refuse({ reason: 'option', option: fault.option });

  const { seed, steps, version } = record;
  const opening = { seed, numPlayers, options, chance: version };
  const played = yield* playSteps(module, opening, steps);
  if ('fault' in played) return refuse(played.fault);
  const { positions, happenings } = played;
  const { gameover } = positions.at(-1)!.ctx;
  if (!gameover) return refuse({ reason: 'unfinished' });
  if (!saysTheSame(gameover, record.result)) return refuse({ reason: 'otherResult' });
  return { ok: true, replay: { record, module, positions, happenings } };
}

/** The id of the game a record says it is of, whatever it is worth: a game to be had before the record is played. */
export const gameNamedIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'game' in json ? String(json.game) : '';

/** The same in one go. */
export const playRecord = (json: unknown, gameOf: GameOf): Reading => {
  const playing = playStepwise(json, gameOf);
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value;
};

/** The same for the text of a file. */
export const readRecord = (text: string, gameOf: GameOf): Reading => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse({ reason: 'notJson' });
  }
  return playRecord(json, gameOf);
};
