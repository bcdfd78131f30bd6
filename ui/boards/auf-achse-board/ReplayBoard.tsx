import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../games/auf-achse-board';
import type { Snapshot } from '../../kit/match';
import { Starred } from '../../kit/Starred';
import { ReplayFrame } from '../../kit/ReplayFrame';
import styles from './ReplayBoard.module.css';
import { AuctionPanel } from './auction/AuctionPanel';
import { BoardDrawer, type DrawerTab } from './table/BoardDrawer';
import { OwnContracts } from './table/OwnContracts';
import { playersOf, type Player } from './table/players';
import { PlayerList } from './table/PlayerList';
import { PublicContracts } from './table/PublicContracts';
import { Stores } from './table/Stores';
import { TableMap } from './table/TableMap';
import { TaskSign } from './table/TaskSign';
import { Now } from './table/tasks/Now';
import { useMapChoice } from './table/useMapChoice';
import { WORDS } from './table/words';
import { winnersOf } from './winners';

type VerdictProps = { readonly view: View; readonly players: readonly Player[] };

/** B-13.2 — who has won. */
const Verdict = ({ view, players }: VerdictProps) => {
  const { t } = useTranslation(WORDS);
  const { sentence } = winnersOf(view, players, t);
  return <TaskSign title={t('end.over')} text={<Starred text={sentence} />} rule="B-13.2" />;
};

const nothing = () => undefined;

/** The board game in a replay: who does what, the map, and every contract that this perspective may see. */
export const ReplayBoard = (shown: Snapshot<View>) => {
  const { t } = useTranslation(WORDS);
  const { view, seats, playerID } = shown;
  const [tab, selectTab] = useState<DrawerTab>('players');
  const players = playersOf(shown, t);
  const choice = useMapChoice({ ...shown, legal: [], whyNot: nothing, play: nothing });
  const { traced, trace } = choice;
  const task = taskOf(view);
  const readable = players.filter(({ seat }) => playerID === null || playerID === seat);
  const side =
    task?.type === 'auction' ? (
      <AuctionPanel view={view} auction={task} players={players} seats={seats} />
    ) : (
      <>
        {view.over ? (
          <Verdict view={view} players={players} />
        ) : (
          <Now view={view} players={players} choice={choice} />
        )}
        <BoardDrawer
          tabs={['players', 'contracts', 'public']}
          selected={tab}
          onSelect={selectTab}
          panels={{
            players: <PlayerList players={players} />,
            contracts: readable.map(({ seat, name }) => (
              <OwnContracts
                key={seat}
                view={view}
                seat={seat}
                title={t('table.contracts.of', { name })}
                traced={traced}
                onTrace={trace}
              />
            )),
            public: (
              <>
                <PublicContracts view={view} traced={traced} onTrace={trace} />
                <Stores view={view} />
              </>
            ),
          }}
        />
      </>
    );
  return (
    <ReplayFrame side={side} className={styles.side}>
      <TableMap shown={shown} players={players} choice={choice} whyNot={nothing} />
    </ReplayFrame>
  );
};
