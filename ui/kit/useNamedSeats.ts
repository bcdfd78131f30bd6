import { useMemo } from 'react';
import { driverOf } from '../../games/shared/bots/drivers';
import type { SeatInfo } from './match';

/**
 * All seats of a match, in the order they sit, with its computer players called by the drivers that sit there, whatever
 * is written down for them. The same object until seats change.
 */
export const useNamedSeats = <Seat extends Pick<SeatInfo, 'name' | 'bot'>>(seats: readonly Seat[]): Seat[] =>
  useMemo(
    () => seats.map((seat, at) => (seat.bot ? { ...seat, name: driverOf(seat.bot, String(at)).name } : seat)),
    [seats],
  );
