import { useMemo, type ReactNode } from 'react';
import { useShelf } from '../games';
import { lookOfDriver } from '../kit/drivers';
import type { SeatInfo } from '../kit/match';
import { driverLevelOf } from '../kit/useNamedSeats';
import { DriversContext } from '../pieces/DriverFace';
import { MarkContext } from '../pieces/Seal';

type Props = {
  game: string;
  /** In seat order. */
  seats: readonly Pick<SeatInfo, 'name' | 'bot' | 'standIn'>[];
  /** Is it the table itself? Then a free seat has the face of who decides for it, and not its own sign. */
  isTable?: boolean;
  children: ReactNode;
};

/** Gives the seals inside it what marks the vehicles of the game: the numbers of cars, the letters of trucks. */
export const SeatSigns = ({ game, children }: Pick<Props, 'game' | 'children'>) => (
  <MarkContext value={useShelf().lookOf(game)?.mark}>{children}</MarkContext>
);

/** Gives the computer players' seals inside it the faces of their drivers, and the others' what marks their vehicles. */
export const SeatedDrivers = ({ game, seats, isTable = false, children }: Props) => {
  const vehicle = useShelf().lookOf(game)?.drivers ?? 'truck';
  const drivers = useMemo(
    () =>
      new Map(
        seats.flatMap((seat, at) => {
          const level = isTable ? driverLevelOf(seat) : seat.bot;
          return level ? [[at + 1, lookOfDriver(level, String(at), vehicle)] as const] : [];
        }),
      ),
    [seats, isTable, vehicle],
  );
  return (
    <DriversContext value={drivers}>
      <SeatSigns game={game}>{children}</SeatSigns>
    </DriversContext>
  );
};
