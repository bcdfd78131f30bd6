import type { PlayerID } from 'boardgame.io';

/** One value per seat. */
export type PerSeat<T> = Record<PlayerID, T>;

/** One value per seat, made seat by seat. */
export const perSeat = <T>(seats: readonly PlayerID[], make: (seat: PlayerID) => T): PerSeat<T> =>
  Object.fromEntries(seats.map((seat) => [seat, make(seat)]));

/** All seats, clockwise, beginning with one of them. */
export const clockwiseFrom = (seats: readonly PlayerID[], first: PlayerID): PlayerID[] => {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
};
