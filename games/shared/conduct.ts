import * as v from 'valibot';
import { BOT_LEVELS, type BotLevel } from './gameModule';

/**
 * How a table is kept going, whatever is played at it: who decides for whoever is away, how much time there is, and what
 * became of that. None of it is a rule of a game.
 */

const HOUR = 3600;

/** Least and most of a clock, in seconds. */
const CLOCK_BOUNDS = { perDecision: [5, 14 * 24 * HOUR], bank: [0, 24 * HOUR] } as const;

const seconds = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What happens when a seat has no time left: the computer takes this one decision, or all until the player is back. */
export const TIME_UPS = ['decide', 'takeOver'] as const;

/** May others watch: as it happens, some time later, or only after the end? */
export const SPECTATORS = ['welcome', 'delayed', 'refused'] as const;

/**
 * How far behind a delayed match is for those who watch it, in ms: more than most decisions take while all sit at the
 * table, so that what a spectator has to say of one comes after it was made.
 */
export const DELAY_MS = 60_000;

/** What may be taken back: nothing; what showed nothing; with everybody's consent any decision. */
export const SECOND_THOUGHTS = v.union([v.boolean(), v.literal('free')]);

/** What those who sit down at a table agree to. */
export const TABLE_OPTIONS = v.object({
  /** How well a computer player decides for somebody who is away. */
  standIn: v.optional(v.picklist(BOT_LEVELS), 'normal'),
  /** In seconds: so much for each decision, and so much once that is used up. Left out, there is no clock. */
  clock: v.optional(
    v.object({ perDecision: seconds(CLOCK_BOUNDS.perDecision), bank: seconds(CLOCK_BOUNDS.bank) }),
  ),
  timeUp: v.optional(v.picklist(TIME_UPS), 'decide'),
  /** May decisions be taken back? Left out, they may, by consent of all too; `free`: only what showed nothing. */
  secondThoughts: v.optional(SECOND_THOUGHTS),
  spectators: v.optional(v.picklist(SPECTATORS), 'welcome'),
  /** Are hints given to whoever asks? Left out, see `givesHints`. */
  hints: v.optional(v.boolean()),
});
export type TableOptions = v.InferOutput<typeof TABLE_OPTIONS>;

/** From so many seconds a decision on nobody is expected to be there. */
const OVER_DAYS = 12 * HOUR;

/** Is the match played over days? Then nobody is away. */
export const isOverDays = ({ clock }: TableOptions): boolean =>
  clock !== undefined && clock.perDecision >= OVER_DAYS;

/**
 * Are hints given at a table for so many people? Where nothing is agreed: at one device, and to whoever plays against
 * computers alone.
 */
export const givesHints = (
  agreed: boolean | undefined,
  { people, isOneDevice }: { readonly people: number; readonly isOneDevice: boolean },
): boolean => agreed ?? (isOneDevice || people < 2);

/** What is agreed to where nothing is said. */
export const USUAL_TABLE: TableOptions = { standIn: 'normal', timeUp: 'decide', spectators: 'welcome' };

/** What can happen at a table beside the game. */
const EVENT_KINDS = [
  /** A player has given up the seat: to a computer player of that level, or to nobody. */
  'left',
  /** Somebody has taken a free seat of a running match. */
  'joined',
  /** `by` has let a computer player decide for the seat. */
  'handedOver',
  /** The player decides again. */
  'cameBack',
  /** The free seats were filled with computer players, so that the match begins. */
  'filled',
  /** The time of a seat was up: a computer player decides until its player is back. */
  'timeUp',
  'paused',
  'resumed',
  /** `by` does not want the match to go back, as the player of the seat has asked. */
  'keptOn',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Something that happened at a table beside the game; everybody may know. Names are those of then. */
export type TableEvent = {
  /** How many moves had been made. */
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

/** The same in the record of a match: which steps, counted from 1, computer players took for somebody else, and why. */
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

/** For so long a player has to be away before others may let a computer player decide, in ms. */
export const AWAY_MS = 60_000;

/** The time of a seat, in ms: for its next decision, and for when that is used up. */
export type SeatTime = { readonly left: number; readonly bank: number };

/** A pause of the clocks: who has asked for it; agreed to by all who were there once there is a `since`. */
export type Pause = { readonly asked: readonly string[]; readonly since?: number | undefined };

/**
 * Somebody would like to take a decision back that cannot be taken back freely: the match would go back to where it was
 * after `to` moves. In `asked` are who asks for that, first of all, and those who have agreed.
 */
export type Wish = {
  readonly asked: readonly string[];
  readonly to: number;
  /** After how many moves it was asked. */
  readonly at: number;
};

/** How a table stands beside the game, as everybody at it may know. Times in ms, at the moment it was sent. */
export type Conduct = {
  readonly options: TableOptions;
  /** Since when seats are away, and how long it still takes until others may hand them over. */
  readonly away: Readonly<Record<string, { readonly for: number; readonly wait: number }>>;
  /** For how long computer players have been deciding for players who were away. */
  readonly standIns: Readonly<Record<string, number>>;
  readonly events: readonly TableEvent[];
  /** The time of each seat, and whether it passes; left out without clocks and before the match begins. */
  readonly clocks?: Readonly<Record<string, SeatTime & { readonly runs: boolean }>>;
  /** Who has asked for a pause, and for how long it has been agreed to. */
  readonly pause?: { readonly asked: readonly string[]; readonly for?: number | undefined };
  /** What somebody would like to take back, and who is still waited for. */
  readonly wish?: Wish & { readonly waitsFor: readonly string[] };
};
