import { useMemo } from 'react';
import { driverOf } from '../../games/shared/bots/drivers';
import type { SeatInfo } from './match';

type Named = Pick<SeatInfo, 'name' | 'bot'>;

/** Are they read as the same name? */
const isAlike = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** A name that nobody has yet: the second who is called so is the second in the name, too. */
const unlike = (name: string, taken: readonly string[], count = 1): string => {
  const called = count > 1 ? `${name} ${count}` : name;
  return taken.some((one) => isAlike(one, called)) ? unlike(name, taken, count + 1) : called;
};

/** What each seat is told by. People keep what they have called themselves; who drives for the computer comes after them. */
const namesOf = (seats: readonly Named[]): ReadonlyMap<number, string> => {
  const said = seats.flatMap(({ name, bot }, at) => {
    const own = bot ? driverOf(bot, String(at)).name : name;
    return own ? [{ at, name: own, isPerson: !bot }] : [];
  });
  const names = new Map<number, string>();
  for (const { at, name } of said.toSorted((a, b) => Number(b.isPerson) - Number(a.isPerson)))
    names.set(at, unlike(name, [...names.values()]));
  return names;
};

/**
 * All seats of a match, in the order they sit, with its computer players called by the drivers that sit there, whatever
 * is written down for them, and no two by the same name. The same object until seats change.
 */
export const useNamedSeats = <Seat extends Named>(seats: readonly Seat[]): Seat[] =>
  useMemo(() => {
    const names = namesOf(seats);
    return seats.map((seat, at) => (names.has(at) ? { ...seat, name: names.get(at) } : seat));
  }, [seats]);
