import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../../games/auf-achse-board';
import type { Snapshot } from '../../../kit/match';
import { balancesOf, verdictOf } from '../balance';
import { listInWords } from '../../../pieces/listInWords';
import { AuctionPanel } from './AuctionPanel';
import { Drawer, type DrawerTab } from './Drawer';
import { OwnContracts } from './OwnContracts';
import type { Player } from './players';
import { PlayerList } from './PlayerList';
import { PublicContracts } from './PublicContracts';
import styles from './ReplayTable.module.css';
import { Stores } from './Stores';
import { TableMap } from './TableMap';
import { Starred } from '../../../kit/LogLine';
import { TaskSign } from './TaskSign';
import { Now } from './tasks/Now';
import type { Choice } from './useChoice';
import { dm, WORDS } from './words';

type Props = {
  readonly shown: Snapshot<View>;
  readonly players: readonly Player[];
  readonly choice: Choice;
};

/** B-13.2 — who has won. */
const Verdict = ({ shown: { view, log }, players }: Pick<Props, 'shown' | 'players'>) => {
  const { t } = useTranslation(WORDS);
  const { winners, most } = verdictOf(balancesOf(view, log), players);
  const names = listInWords(
    winners.map(({ name }) => name),
    t('language'),
  );
  const title = t(`log.matchEnd.${winners.length > 1 ? 'shared' : 'won'}`, { names, amount: dm(most) });
  return <TaskSign title={t('end.over')} text={<Starred text={title} />} rule="B-13.2" />;
};

const nothing = () => undefined;

/** The table of a finished match: who does what, the map, and every contract these eyes may read. */
export const ReplayTable = ({ shown, players, choice }: Props) => {
  const { t } = useTranslation(WORDS);
  const { view, seats, playerID } = shown;
  const [tab, selectTab] = useState<DrawerTab>('players');
  const task = taskOf(view);
  const { traced, trace } = choice;
  const readable = players.filter(({ id }) => playerID === null || playerID === id);
  return (
    <div className={styles.replay}>
      <div className={styles.side}>
        {task?.type === 'auction' ? (
          <AuctionPanel view={view} auction={task} players={players} seats={seats} />
        ) : (
          <>
            {view.over ? (
              <Verdict shown={shown} players={players} />
            ) : (
              <Now view={view} players={players} choice={choice} />
            )}
            <Drawer
              tabs={['players', 'contracts', 'public']}
              selected={tab}
              onSelect={selectTab}
              panels={{
                players: <PlayerList players={players} />,
                contracts: readable.map(({ id, name }) => (
                  <OwnContracts
                    key={id}
                    view={view}
                    seat={id}
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
        )}
      </div>
      <div className={styles.map}>
        <TableMap shown={shown} players={players} choice={choice} whyNot={nothing} />
      </div>
    </div>
  );
};
