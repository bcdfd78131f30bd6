import { useMemo, type ReactNode } from 'react';
import type { BotLevel } from '../../games/shared/gameModule';
import { useShelf } from '../games';
import { lookOfDriver } from '../kit/drivers';
import { DriversContext } from '../pieces/DriverFace';

type Props = {
  game: string;
  /** In seat order. */
  seats: readonly { readonly bot?: BotLevel | undefined }[];
  children: ReactNode;
};

/** Gives the computer players' seals inside it the faces of their drivers. */
export const SeatedDrivers = ({ game, seats, children }: Props) => {
  const vehicle = useShelf().lookOf(game)?.drivers ?? 'truck';
  const drivers = useMemo(
    () =>
      new Map(
        seats.flatMap(({ bot }, at) =>
          bot ? [[at + 1, lookOfDriver(bot, String(at), vehicle)] as const] : [],
        ),
      ),
    [seats, vehicle],
  );
  return <DriversContext value={drivers}>{children}</DriversContext>;
};
