import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../games/auf-achse-board';
import type { Snapshot } from '../../kit/match';
import { Starred } from '../../kit/Starred';
import { ReplayFrame } from '../../kit/ReplayFrame';
import { classNames } from '../../pieces/classNames';
import { useWindowLayout } from '../../pieces/useWindowLayout';
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

/** Up to how many players leave room below them in a low window, and from how many on there is little in any. */
const FEW = 3;
const MANY = 5;

/** What is behind tabs, and what on a desk stands below the players. */
const ALL = ['players', 'contracts', 'public'] as const;
const BELOW = ['contracts', 'public'] as const;

/** The board game in a replay: who does what, the map, and every contract that this perspective may see. */
export const ReplayBoard = (shown: Snapshot<View>) => {
  const { t } = useTranslation(WORDS);
  const { view, seats, playerID } = shown;
  const [tab, selectTab] = useState<DrawerTab>('players');
  const layout = useWindowLayout();
  const players = playersOf(shown, t);
  const isLow = players.length > FEW ? layout.isLow : layout.isLowest;
  const isHigh = layout.name === 'desk' && !isLow;
  const choice = useMapChoice({ ...shown, legal: [], whyNot: nothing, play: nothing });
  const { traced, trace } = choice;
  const task = taskOf(view);
  const readable = players
    .filter(({ seat }) => playerID === null || playerID === seat)
    // there is not room for all below the players: those that matter now come first
    .toSorted((one, other) => (isHigh ? Number(other.isOnTurn) - Number(one.isOnTurn) : 0));
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
        {isHigh && <PlayerList players={players} />}
        <BoardDrawer
          tabs={isHigh ? BELOW : ALL}
          selected={isHigh && tab === 'players' ? 'contracts' : tab}
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
                <PublicContracts view={view} traced={traced} onTrace={trace} isFoldable={isHigh} />
                <Stores view={view} />
              </>
            ),
          }}
        />
      </>
    );
  const className = classNames(styles.side, isHigh && styles.high, players.length >= MANY && styles.many);
  return (
    <ReplayFrame side={side} className={className} isPliant={!isHigh}>
      <TableMap shown={shown} players={players} choice={choice} whyNot={nothing} />
    </ReplayFrame>
  );
};
