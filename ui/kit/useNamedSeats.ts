import { useMemo } from 'react';
import { namesOf } from '../../games/shared/seatNames';
import type { SeatInfo } from './match';

type Named = Pick<SeatInfo, 'name' | 'bot' | 'standIn' | 'standInName'>;

/** The level of the computer player that plays a seat of its own, or a free one until somebody takes it. */
export const driverLevelOf = ({ name, bot, standIn }: Named) =>
  bot ?? (name === undefined ? standIn : undefined);

/**
 * All seats of a match in seating order, with distinct names. Computer players have the names of their drivers, whatever
 * the match data says, in free seats too; those stay without a name of their own. Returns the same object until seats
 * change.
 */
export const useNamedSeats = <Seat extends Named>(seats: readonly Seat[]): Seat[] =>
  useMemo(() => {
    const names = namesOf(seats.map((seat) => ({ name: seat.name, bot: driverLevelOf(seat) })));
    return seats.map((seat, at) => {
      if (!names.has(at)) return seat;
      const isFree = seat.name === undefined && !seat.bot;
      return { ...seat, [isFree ? 'standInName' : 'name']: names.get(at) };
    });
  }, [seats]);
