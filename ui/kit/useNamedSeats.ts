import { useMemo } from 'react';
import { namesOf } from '../../games/shared/seatNames';
import type { SeatInfo } from './match';

type Named = Pick<SeatInfo, 'name' | 'bot'>;

/**
 * All seats of a match in seating order, with distinct names. Computer players have the names of their drivers, whatever
 * the match data says. Returns the same object until seats change.
 */
export const useNamedSeats = <Seat extends Named>(seats: readonly Seat[]): Seat[] =>
  useMemo(() => {
    const names = namesOf(seats);
    return seats.map((seat, at) => (names.has(at) ? { ...seat, name: names.get(at) } : seat));
  }, [seats]);
