import type { PlayerID } from 'boardgame.io';
import type { BotLevel } from '../gameModule';

/** The tempers of computer players: keep what they have, take risks, obstruct others. */
export const TEMPERS = ['thrifty', 'bold', 'nasty'] as const;
export type Temper = (typeof TEMPERS)[number];

/**
 * The share of its temper that a driver follows: the more seats, the smaller each chance of winning and the less is
 * given away.
 */
export const followed = (seats: number): number => Math.min(1, 2 / (seats - 1));

/** How far a chance is from 0 and 1. */
const undecided = (chance: number): number => Math.max(0, chance * (1 - chance));

/**
 * How open the match is for a seat with this chance of winning: 1 from an equal share up to the chance that leaves
 * the others that much, then falling to 0 where the match is lost or won. A temper counts in this proportion, so that
 * it never makes a driver give up or waste time.
 */
export const openness = (chance: number, seats: number): number =>
  Math.min(1, undecided(chance) / undecided(1 / seats));

/**
 * The drivers of each strength, one for each of `ALL_SEATS`: a seat always has the same driver. The names are
 * invented and the same in all languages.
 */
const NAMES = {
  easy: ['Momo', 'Pippa', 'Kalle', 'Fredo', 'Tilda', 'Bruno'],
  normal: ['Wanda', 'Ruben', 'Olga', 'Jarek', 'Nives', 'Hektor'],
  hard: ['Leonore', 'Viktor', 'Zora', 'Ignaz', 'Ramona', 'Kasimir'],
} as const satisfies Readonly<Record<BotLevel, readonly string[]>>;

export type DriverName = (typeof NAMES)[BotLevel][number];

/** A computer player as shown at the table; beginners have no temper. */
export type Driver = { readonly name: DriverName; readonly temper: Temper | undefined };

/** The temper of the driver at this seat: neighbours differ. */
export const temperOf = (playerID: PlayerID): Temper => TEMPERS[Number(playerID) % TEMPERS.length]!;

/** The driver at this seat. No two at a table have the same name. */
export const driverOf = (level: BotLevel, playerID: PlayerID): Driver => ({
  name: (NAMES[level] as readonly DriverName[])[Number(playerID)]!,
  temper: level === 'easy' ? undefined : temperOf(playerID),
});
