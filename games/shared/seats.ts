import type { PlayerID } from 'boardgame.io';

/** All possible seats of a table: no game on the shelf has more. */
export const ALL_SEATS: readonly PlayerID[] = ['0', '1', '2', '3', '4', '5'];

/** One value per seat. */
export type PerSeat<T> = Record<PlayerID, T>;

/** Computes one value per seat. */
export const perSeat = <T>(seats: readonly PlayerID[], make: (seat: PlayerID) => T): PerSeat<T> => {
  const made: PerSeat<T> = {};
  for (const seat of seats) made[seat] = make(seat);
  return made;
};

/** A table where every seat has a hand of cards, possibly empty. */
type Seated = { readonly hands: PerSeat<unknown> };

/** The list of seats, by their number. */
const SEATS: (readonly PlayerID[])[] = [];

/** All seats of a table in clockwise order. Uses a stored list: an imagined match asks for it thousands of times. */
export const seatsOf = ({ hands }: Seated): readonly PlayerID[] => {
  let seats = 0;
  while (seats in hands) seats += 1;
  return (SEATS[seats] ??= Array.from({ length: seats }, (_, seat) => `${seat}`));
};

/** All seats of a table except one, in seating order. */
export const othersOf = (view: Seated, seat: PlayerID): PlayerID[] =>
  seatsOf(view).filter((other) => other !== seat);

/** The seat one step further clockwise, or one step back. */
const beside = (view: Seated, seat: PlayerID, steps: 1 | -1): PlayerID => {
  const seats = seatsOf(view);
  return seats[(seats.indexOf(seat) + steps + seats.length) % seats.length]!;
};

/** The left-hand neighbour of a seat: the next one clockwise. */
export const leftOf = (view: Seated, seat: PlayerID): PlayerID => beside(view, seat, 1);

/** The right-hand neighbour of a seat. */
export const rightOf = (view: Seated, seat: PlayerID): PlayerID => beside(view, seat, -1);

/** All seats, clockwise, starting with one of them. */
export const clockwiseFrom = (seats: readonly PlayerID[], first: PlayerID): PlayerID[] => {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
};

/** The seats with the highest value, in seating order; equal ones share. */
export const withMost = (values: PerSeat<number>): PlayerID[] => {
  const most = Math.max(...Object.values(values));
  return Object.keys(values).filter((seat) => values[seat] === most);
};

/**
 * Everybody throws a number; the highest starts, ties throw again. Returns each player's throws, oldest first, and
 * the first player.
 */
export const throwToBegin = <Thrown extends number>(
  seats: readonly PlayerID[],
  throwOne: () => Thrown,
): { readonly thrown: PerSeat<Thrown[]>; readonly first: PlayerID } => {
  const thrown = perSeat(seats, (): Thrown[] => []);
  let left = [...seats];
  while (left.length > 1) {
    for (const seat of left) thrown[seat]!.push(throwOne());
    const highest = Math.max(...left.map((seat) => thrown[seat]!.at(-1)!));
    left = left.filter((seat) => thrown[seat]!.at(-1) === highest);
  }
  return { thrown, first: left[0]! };
};
