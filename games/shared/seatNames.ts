import { driverOf } from './bots/drivers';
import type { BotLevel } from './gameModule';

type Named = { readonly name?: string | undefined; readonly bot?: BotLevel | undefined };

/** A name in small letters without accents: the same on every machine. */
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Do two names read alike, ignoring case and accents? */
const isAlike = (one: string, other: string): boolean => plain(one) === plain(other);

/** A name that is not taken yet: a second "Pippa" becomes "Pippa 2". */
const unlike = (name: string, taken: readonly string[], count = 1): string => {
  const called = count > 1 ? `${name} ${count}` : name;
  return taken.some((one) => isAlike(one, called)) ? unlike(name, taken, count + 1) : called;
};

/** The displayed name of each seat. People keep the names they chose; computer drivers give way to them. */
export const namesOf = (seats: readonly Named[]): ReadonlyMap<number, string> => {
  const said = seats.flatMap(({ name, bot }, at) => {
    const own = bot ? driverOf(bot, String(at)).name : name;
    return own ? [{ at, name: own, isPerson: !bot }] : [];
  });
  const names = new Map<number, string>();
  for (const { at, name } of said.toSorted((a, b) => Number(b.isPerson) - Number(a.isPerson)))
    names.set(at, unlike(name, [...names.values()]));
  return names;
};
