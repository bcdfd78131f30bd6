import type { PlayerID } from 'boardgame.io';
import type { BotLevel } from '../gameModule';

/** How a computer player is inclined: to keep what it has, to take a chance, to stand in others' way. */
export const TEMPERS = ['thrifty', 'bold', 'nasty'] as const;
export type Temper = (typeof TEMPERS)[number];

/** How much of what its temper likes a driver follows: where more share the chances, less of them is given away. */
export const followed = (seats: number): number => Math.min(1, 2 / (seats - 1));

/** How far a chance is from being decided either way. */
const undecided = (chance: number): number => Math.max(0, chance * (1 - chance));

/**
 * How open the match is to a seat with that chance of winning: 1 from an equal share to what leaves the others as much, less
 * and less towards 0, where it is lost or won. A temper is followed so far: it is no reason to give up or to dawdle.
 */
export const openness = (chance: number, seats: number): number =>
  Math.min(1, undecided(chance) / undecided(1 / seats));

/**
 * The drivers of each strength, for each of `ALL_SEATS`: whoever sits there is always the same. The names are invented, and said alike in
 * all languages.
 */
const NAMES = {
  easy: ['Momo', 'Pippa', 'Kalle', 'Fredo', 'Tilda', 'Bruno'],
  normal: ['Wanda', 'Ruben', 'Olga', 'Jarek', 'Nives', 'Hektor'],
  hard: ['Leonore', 'Viktor', 'Zora', 'Ignaz', 'Ramona', 'Kasimir'],
} as const satisfies Readonly<Record<BotLevel, readonly string[]>>;

export type DriverName = (typeof NAMES)[BotLevel][number];

/** A computer player as one meets it at the table; beginners show no temper yet. */
export type Driver = { readonly name: DriverName; readonly temper: Temper | undefined };

/** The temper of whoever the computer sends to that seat: neighbours differ. */
export const temperOf = (playerID: PlayerID): Temper => TEMPERS[Number(playerID) % TEMPERS.length]!;

/** Who drives for the computer at that seat. No two at a table are called alike. */
export const driverOf = (level: BotLevel, playerID: PlayerID): Driver => ({
  name: (NAMES[level] as readonly DriverName[])[Number(playerID)]!,
  temper: level === 'easy' ? undefined : temperOf(playerID),
});
