import type { PlayerID } from 'boardgame.io';
import { useSyncExternalStore, type ComponentProps } from 'react';
import type { BoardProps, SeatInfo } from '../kit/match';
import type { OnlineMatch } from '../online/onlineMatch';
import { Spectators } from './Spectators';
import { TableBar } from './TableBar';
import { useCall } from './turn/useCallMe';
import { YourTurn } from './turn/YourTurn';

type Props = Omit<ComponentProps<typeof TableBar>, 'actions' | 'undoable'> & {
  matchID: string;
  match: OnlineMatch;
  table: Pick<BoardProps, 'seats' | 'playerID' | 'awaited' | 'undoable'>;
  over: boolean;
  /** Does the reader see the match with a delay? */
  isLate: boolean;
};

const NOBODY: readonly PlayerID[] = [];

/** The people who have to wait for somebody else's decision. */
const heldUp = (seats: readonly SeatInfo[], awaited: readonly PlayerID[]): readonly PlayerID[] =>
  seats
    .filter(({ playerID, name, bot }) => name !== undefined && !bot && !awaited.includes(playerID))
    .map(({ playerID }) => playerID);

/** The bar of a table on a server; it also tells players, wherever they look, that it is their turn. */
export const OnlineBar = ({ matchID, match, table, over, isLate, callMe, ...bar }: Props) => {
  const { game } = bar;
  const { seats, playerID: seat } = table;
  const awaited = over ? NOBODY : table.awaited;
  const isLost = useSyncExternalStore(match.subscribe, match.lostSince) !== undefined;
  const call = useCall({ game, path: `/match/${game}/${matchID}`, seats, waiting: heldUp(seats, awaited) });
  return (
    <>
      <TableBar
        {...bar}
        actions={<Spectators match={match} isLate={isLate} />}
        callMe={seat === null ? undefined : callMe}
        undoable={isLost ? undefined : table.undoable}
      />
      <YourTurn game={game} seat={seat} awaited={awaited} isLost={isLost} onHiddenTurn={call} />
    </>
  );
};
