import * as v from 'valibot';
import { BOT_LEVELS, type BotLevel } from './gameModule';

/**
 * The running of a table, independent of the game: who decides for absent players, how much time there is, and what
 * happened with that. None of it is a rule of a game.
 */

const HOUR = 3600;

/** Limits of a clock, in seconds. */
const CLOCK_BOUNDS = { perDecision: [5, 14 * 24 * HOUR], bank: [0, 24 * HOUR] } as const;

const seconds = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/**
 * What happens when a seat runs out of time: the computer makes this one decision, or all until the player is back.
 */
export const TIME_UPS = ['decide', 'takeOver'] as const;

/** May spectators watch: live, with a delay, or only after the end? */
export const SPECTATORS = ['welcome', 'delayed', 'refused'] as const;

/**
 * The delay for spectators of a delayed match, in ms: longer than most decisions take while all are at the table, so
 * that a spectator's advice comes too late.
 */
export const DELAY_MS = 60_000;

/** What may be taken back: nothing; only what revealed nothing; or, with everybody's consent, any decision. */
export const SECOND_THOUGHTS = v.union([v.boolean(), v.literal('free')]);

/** What the players at a table agree to. */
export const TABLE_OPTIONS = v.object({
  /** The strength of the computer player that decides for an absent player. */
  standIn: v.optional(v.picklist(BOT_LEVELS), 'normal'),
  /** In seconds: the time for each decision, and a reserve for after that. Without it there is no clock. */
  clock: v.optional(
    v.object({ perDecision: seconds(CLOCK_BOUNDS.perDecision), bank: seconds(CLOCK_BOUNDS.bank) }),
  ),
  timeUp: v.optional(v.picklist(TIME_UPS), 'decide'),
  /**
   * May decisions be taken back? By default yes, also with everybody's consent; `free`: only those that revealed
   * nothing.
   */
  secondThoughts: v.optional(SECOND_THOUGHTS),
  spectators: v.optional(v.picklist(SPECTATORS), 'welcome'),
  /** Are hints given on request? By default see `givesHints`. */
  hints: v.optional(v.boolean()),
});
export type TableOptions = v.InferOutput<typeof TABLE_OPTIONS>;

/** With at least this many seconds per decision, nobody is expected to be present. */
const OVER_DAYS = 12 * HOUR;

/** Is the match played over days? Then nobody counts as away. */
export const isOverDays = ({ clock }: TableOptions): boolean =>
  clock !== undefined && clock.perDecision >= OVER_DAYS;

/**
 * Are hints given at a table with this many people? Without an agreement: on one device, and to a person who plays
 * only against computers.
 */
export const givesHints = (
  agreed: boolean | undefined,
  { people, isOneDevice }: { readonly people: number; readonly isOneDevice: boolean },
): boolean => agreed ?? (isOneDevice || people < 2);

/** The default agreement. */
export const USUAL_TABLE: TableOptions = { standIn: 'normal', timeUp: 'decide', spectators: 'welcome' };

/** Events at a table that are not part of the game. */
const EVENT_KINDS = [
  /** A player has given up the seat: to a computer player of this level, or to nobody. */
  'left',
  /** Somebody has taken a free seat in a running match. */
  'joined',
  /** `by` lets a computer player decide for the seat. */
  'handedOver',
  /** The player decides again. */
  'cameBack',
  /** The free seats were filled with computer players, so that the match begins. */
  'filled',
  /** The seat ran out of time: a computer player decides until its player is back. */
  'timeUp',
  'paused',
  'resumed',
  /** `by` refuses to go back, as the player of the seat has asked. */
  'keptOn',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An event at a table that is not part of the game; public. Names are those at that time. */
export type TableEvent = {
  /** The number of moves made before. */
  readonly place: number;
  readonly kind: EventKind;
  readonly seat?: string | undefined;
  readonly name?: string | undefined;
  readonly by?: string | undefined;
  readonly byName?: string | undefined;
  readonly level?: BotLevel | undefined;
};

const NAME = v.pipe(v.string(), v.maxLength(40));
const ID = v.pipe(v.string(), v.maxLength(64));
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000));

/**
 * The same in the record of a match: the steps, counted from 1, that computer players took for absent players, and
 * the events.
 */
export const RECORDED = v.strictObject({
  standIns: v.pipe(v.array(COUNT), v.maxLength(20_000)),
  events: v.pipe(
    v.array(
      v.strictObject({
        place: COUNT,
        kind: v.picklist(EVENT_KINDS),
        seat: v.optional(ID),
        name: v.optional(NAME),
        by: v.optional(ID),
        byName: v.optional(NAME),
        level: v.optional(v.picklist(BOT_LEVELS)),
      }),
    ),
    v.maxLength(1000),
  ),
});

/** The time a player must be away before others may let a computer player decide, in ms. */
export const AWAY_MS = 60_000;

/** The time of a seat, in ms: for its next decision, and the reserve for after that. */
export type SeatTime = { readonly left: number; readonly bank: number };

/** A pause of the clocks: the seats that asked for it; it is agreed once there is a `since`. */
export type Pause = { readonly asked: readonly string[]; readonly since?: number | undefined };

/**
 * A player's wish to take back a decision that needs consent: the match would go back to the position after `to`
 * moves. `asked` lists the seat that asks, then those that agreed.
 */
export type Wish = {
  readonly asked: readonly string[];
  readonly to: number;
  /** The number of moves made when it was asked. */
  readonly at: number;
};

/** The state of a table beside the game, as everybody at it may know it. Times in ms, at the moment of sending. */
export type Conduct = {
  readonly options: TableOptions;
  /** Since when seats have been away, and how long until others may hand them over. */
  readonly away: Readonly<Record<string, { readonly for: number; readonly wait: number }>>;
  /** For how long computer players have been deciding for absent players. */
  readonly standIns: Readonly<Record<string, number>>;
  readonly events: readonly TableEvent[];
  /** The time of each seat, and whether it is running; absent without clocks and before the match begins. */
  readonly clocks?: Readonly<Record<string, SeatTime & { readonly runs: boolean }>>;
  /** The seats that asked for a pause, and how long it has lasted since it was agreed. */
  readonly pause?: { readonly asked: readonly string[]; readonly for?: number | undefined };
  /** The present wish to take back a decision, and the seats whose answer is missing. */
  readonly wish?: Wish & { readonly waitsFor: readonly string[] };
};
