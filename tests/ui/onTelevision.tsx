import { Suspense, type ReactNode } from 'react';
import { tableOf } from '../../games/shared/table';
import type { GameTable, GameUi } from '../../ui/kit/gameUi';
import type { Snapshot } from '../../ui/kit/match';
import { Announcer } from '../../ui/shell/announce';
import { Television } from '../../ui/table/television/Television';
import { openingsOf } from '../harness';

/** A table on a large screen, with what stands at its foot. */
export const onTelevision = (ui: GameUi, seen: Snapshot, foot: ReactNode, earlier: Snapshot['log'] = []) => (
  <Announcer>
    <Suspense>
      <Television>
        <ui.Board
          {...seen}
          legal={[]}
          whyNot={() => undefined}
          play={() => {}}
          awaited={[]}
          refused={undefined}
          refusals={0}
          chrome={{
            bar: () => null,
            logbook: () => null,
            chat: null,
            earlier,
            afterwards: null,
            television: () => foot,
          }}
        />
      </Television>
    </Suspense>
  </Announcer>
);

/** The table of a game before its first move, as it stands on a large screen. */
export const begunOnTelevision = ({ game, gameUi }: GameTable, foot: ReactNode) => {
  const { G, ctx } = tableOf(game, openingsOf(game, 1)[0]!).start;
  const seats = ctx.playOrder.map((playerID) => ({ playerID, name: `Player ${playerID}` }));
  return onTelevision(gameUi, { view: game.playerView(G, null), playerID: null, seats, log: [] }, foot);
};
