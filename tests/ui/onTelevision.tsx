import type { ReactNode } from 'react';
import { tableOf } from '../../games/shared/table';
import type { GameTable } from '../../ui/kit/gameUi';
import type { Snapshot } from '../../ui/kit/match';
import { Television } from '../../ui/table/television/Television';
import { openingsOf } from '../harness';
import { BARE, Room, Seated } from './seated';

/** A table on a large screen, with what stands at its foot. */
export const onTelevision = (
  at: GameTable,
  seen: Snapshot,
  foot: ReactNode,
  earlier: Snapshot['log'] = [],
) => (
  <Room of={at.game.id}>
    <Television>
      <Seated at={at} seen={seen} chrome={{ ...BARE, earlier, television: () => foot }} />
    </Television>
  </Room>
);

/** The table of a game before its first move, as it stands on a large screen. */
export const begunOnTelevision = (at: GameTable, foot: ReactNode) => {
  const { game } = at;
  const { G, ctx } = tableOf(game, openingsOf(game, 1)[0]!).start;
  const seats = ctx.playOrder.map((playerID) => ({ playerID, name: `Player ${playerID}` }));
  return onTelevision(at, { view: game.playerView(G, null), playerID: null, seats, log: [] }, foot);
};
