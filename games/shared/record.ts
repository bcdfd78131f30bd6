import * as v from 'valibot';
import { RECORDED } from './conduct';
import { BOT_LEVELS, CHANCES, type GameModule, type Happening } from './gameModule';
import type { Refusal } from './legality';
import { ALL_SEATS } from './seats';
import { tableOf, type Opening, type Position, type Step } from './table';
import { saysTheSame } from './values';

/** The format field of a record, which distinguishes the file from any other JSON. */
const FORMAT = 'auf-achse-match';

/**
 * The versions that can be read: they differ in how the cards were dealt. A new one is added when an older file would
 * be played differently.
 */
const VERSIONS = CHANCES;

const ID = v.pipe(v.string(), v.maxLength(64));
const STEP = v.pipe(
  v.tupleWithRest([ID, ID], v.union([ID, v.pipe(v.number(), v.safeInteger()), v.boolean()])),
  v.maxLength(10),
  v.transform((step): Step => step),
);
const SEAT = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(40)),
  bot: v.optional(v.picklist(BOT_LEVELS)),
});
const OBJECT = v.pipe(
  v.unknown(),
  // valibot accepts a list as an object
  v.check((read) => !Array.isArray(read)),
  v.record(ID, v.unknown()),
);
const RECORD = v.strictObject({
  format: v.literal(FORMAT),
  version: v.picklist(VERSIONS),
  game: ID,
  options: OBJECT,
  seats: v.pipe(v.array(SEAT), v.minLength(1), v.maxLength(ALL_SEATS.length)),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  steps: v.pipe(v.array(STEP), v.maxLength(20_000), v.readonly()),
  /** Absent if nothing happened at the table beside the game. */
  table: v.optional(RECORDED),
  result: OBJECT,
});

/** A finished match as a file: enough to play it again, with its expected result. */
export type MatchRecord = v.InferOutput<typeof RECORD>;

/** A replay of a match: the position before the first step and after each step, and the happenings between them. */
export type Replay = {
  readonly record: MatchRecord;
  readonly module: GameModule<unknown, unknown>;
  /** One more than the number of steps, as far as it has been played. */
  readonly positions: readonly Position<unknown>[];
  /** One list per step, as far as it has been played. */
  readonly happenings: readonly (readonly Happening[])[];
  /**
   * Plays on until this many steps are made, or until one is refused; returns the first fault of the record found so
   * far.
   */
  readonly playTo: (step: number) => RecordFault | undefined;
};

/** Why a record is not accepted. `step` counts from 1; `refusal` is the rules' reason against that step. */
export type RecordFault =
  | { readonly reason: 'notARecord' | 'unfinished' | 'otherResult' }
  | { readonly reason: 'version'; readonly version: unknown }
  | { readonly reason: 'field'; readonly field: string }
  | { readonly reason: 'unknownGame'; readonly game: string }
  | { readonly reason: 'numPlayers'; readonly numPlayers: number }
  | { readonly reason: 'option'; readonly option: string }
  | { readonly reason: 'step'; readonly step: number; readonly refusal: Refusal }
  | { readonly reason: 'stepAfterEnd'; readonly step: number };

export type Reading =
  { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly fault: RecordFault };

/** Gives the game with an id, if there is one. */
export type GameOf = (id: string) => GameModule<unknown, unknown> | undefined;

const refuse = (fault: RecordFault): Reading => ({ ok: false, fault });

/**
 * Makes the record of a finished match; its `version` is the random source used. The caller guarantees that `result`
 * follows from the steps.
 */
export const recordOf = (match: Omit<MatchRecord, 'format'>): MatchRecord => ({ format: FORMAT, ...match });

/** The fault in the form of a possible record. */
const shapeFault = (json: unknown, issue: v.BaseIssue<unknown>): RecordFault => {
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== FORMAT)
    return { reason: 'notARecord' };
  if ('version' in json && !VERSIONS.some((version) => version === json.version))
    return { reason: 'version', version: json.version };
  return { reason: 'field', field: v.getDotPath(issue) ?? '' };
};

/** A match played from its start, and its course so far. */
type Playing = Pick<Replay, 'positions' | 'happenings'> & {
  /** Makes the next step; returns why it is refused. */
  readonly playOn: (step: Step) => RecordFault | undefined;
};

const beginPlaying = (module: GameModule<unknown, unknown>, opening: Opening): Playing => {
  const table = tableOf(module, opening);
  const positions: Position<unknown>[] = [table.start];
  const happenings: (readonly Happening[])[] = [];
  const playOn = (step: Step): RecordFault | undefined => {
    const before = positions.at(-1)!;
    if (before.ctx.gameover) return { reason: 'stepAfterEnd', step: positions.length };
    const outcome = table.play(before, step, positions);
    if (!outcome.taken) return { reason: 'step', step: positions.length, refusal: outcome.refusal };
    positions.push(outcome.position);
    happenings.push(outcome.happenings);
    return undefined;
  };
  return { positions, happenings, playOn };
};

/** Steps played from the start: every position and the happenings between them, or the first step that is refused. */
type Played = Pick<Replay, 'positions' | 'happenings'> | { readonly fault: RecordFault };

/** Plays steps from the start of a match. Yields after every step, as `playStepwise` does. */
export function* playSteps(
  module: GameModule<unknown, unknown>,
  opening: Opening,
  steps: readonly Step[],
): Generator<undefined, Played> {
  const { positions, happenings, playOn } = beginPlaying(module, opening);
  for (const step of steps) {
    const fault = playOn(step);
    if (fault) return { fault };
    yield;
  }
  return { positions, happenings };
}

/**
 * Checks a record against its schema and prepares to replay it, as far as the caller asks. It is valid if every step
 * is accepted, the match ends with the last one, and the result is the recorded one.
 */
export const openRecord = (json: unknown, gameOf: GameOf): Reading => {
  const parsed = v.safeParse(RECORD, json);
  if (!parsed.success) return refuse(shapeFault(json, parsed.issues[0]));
  const record = parsed.output;
  const module = gameOf(record.game);
  if (!module) return refuse({ reason: 'unknownGame', game: record.game });
  const numPlayers = record.seats.length;
  const [least, most] = module.players;
  if (numPlayers < least || numPlayers > most) return refuse({ reason: 'numPlayers', numPlayers });
  const options = module.options.asKept(record.options);
  const wrong = module.options.faultOf(options, numPlayers);
  if (wrong) return refuse({ reason: 'option', option: wrong.option });

  const { seed, version, result, steps } = record;
  const { positions, happenings, playOn } = beginPlaying(module, {
    seed,
    numPlayers,
    options,
    chance: version,
  });
  const endFault = (): RecordFault | undefined => {
    const { gameover } = positions.at(-1)!.ctx;
    if (!gameover) return { reason: 'unfinished' };
    return saysTheSame(gameover, result) ? undefined : { reason: 'otherResult' };
  };
  let fault: RecordFault | undefined;
  const playTo = (step: number) => {
    while (!fault && happenings.length < Math.min(step, steps.length))
      fault = playOn(steps[happenings.length]!);
    if (happenings.length === steps.length) fault ??= endFault();
    return fault;
  };
  return { ok: true, replay: { record, module, positions, happenings, playTo } };
};

/** Plays a replay to its end, yielding after every step; returns the fault of its record, if any. */
export function* playOut({ record, playTo }: Replay): Generator<undefined, RecordFault | undefined> {
  for (let step = 0; step < record.steps.length; step++) {
    const fault = playTo(step);
    if (fault) return fault;
    yield;
  }
  return playTo(record.steps.length);
}

/**
 * Checks a record and plays it to its end; returns the first fault. Yields after every step, so that the caller can
 * do other work in between.
 */
export function* playStepwise(json: unknown, gameOf: GameOf): Generator<undefined, Reading> {
  const reading = openRecord(json, gameOf);
  const fault = reading.ok ? yield* playOut(reading.replay) : undefined;
  return fault ? refuse(fault) : reading;
}

/** The same without interruptions. */
export const playRecord = (json: unknown, gameOf: GameOf): Reading => {
  const playing = playStepwise(json, gameOf);
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value;
};

/** The id of the game that a record names, without any check, to load that game before playing the record. */
export const gameNamedIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'game' in json ? String(json.game) : '';
