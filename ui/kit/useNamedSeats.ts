import { useMemo } from 'react';
import { driverOf } from '../../games/shared/bots/drivers';
import type { SeatInfo } from './match';

type Named = Pick<SeatInfo, 'name' | 'bot'>;

/** Do two names read alike, ignoring case and accents? */
const isAlike = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** A name that is not taken yet: a second "Pippa" becomes "Pippa 2". */
const unlike = (name: string, taken: readonly string[], count = 1): string => {
  const called = count > 1 ? `${name} ${count}` : name;
  return taken.some((one) => isAlike(one, called)) ? unlike(name, taken, count + 1) : called;
};

/** The displayed name of each seat. People keep the names they chose; computer drivers give way to them. */
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
 * All seats of a match in seating order, with distinct names. Computer players have the names of their drivers, whatever
 * the match data says. Returns the same object until seats change.
 */
export const useNamedSeats = <Seat extends Named>(seats: readonly Seat[]): Seat[] =>
  useMemo(() => {
    const names = namesOf(seats);
    return seats.map((seat, at) => (names.has(at) ? { ...seat, name: names.get(at) } : seat));
  }, [seats]);
