import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { taskOf, type View } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../kit/match';
import { Answer } from './Answer';
import { AuctionPanel } from './AuctionPanel';
import { Drawer, type DrawerTab } from './Drawer';
import { EventPanel } from './EventPanel';
import { EventTab } from './EventTab';
import { HeldCards } from './HeldCards';
import { useMoves } from '../../../kit/moves';
import { OwnContracts } from './OwnContracts';
import { OwnTrain } from './OwnTrain';
import { Affected, Forbidden } from './Placement';
import type { Player } from './players';
import { PlayerList } from './PlayerList';
import { PublicContracts } from './PublicContracts';
import { Stores } from './Stores';
import styles from './Table.module.css';
import { TableMap } from './TableMap';
import { Now } from './tasks/Now';
import type { Choice } from './useChoice';

type Props = Pick<Chrome, 'logbook' | 'chat'> & {
  readonly shown: Snapshot<View>;
  readonly players: readonly Player[];
  readonly choice: Choice;
};

const PHONE_TABS: readonly DrawerTab[] = ['turn', 'contracts', 'public', 'players', 'log'];
const TABLET_TABS: readonly DrawerTab[] = ['public', 'players', 'log'];

/** How long the public contracts are lit when somebody is led to them. */
const LIT = { duration: 1400, easing: 'ease-in' } as const;

/** What lies round the map, as a desk, a tablet or a phone has room for it. */
export const Table = ({ shown, players, choice, logbook, chat }: Props) => {
  const { legal, whyNot, isPlaying } = useMoves();
  const layout = useWindowLayout();
  const [tab, selectTab] = useState<DrawerTab>();
  const offerBox = useRef<HTMLDivElement>(null);
  const { view, seats, log } = shown;
  const me = players.find(({ isMe }) => isMe);
  const task = taskOf(view);
  const isMine = isPlaying && task !== undefined && task.seat === me?.id;
  const isPlacing = isMine && task.type === 'roadworks';
  const { traced, trace } = choice;

  const leadToOffer = () => {
    flushSync(() => selectTab(layout.name === 'phone' ? 'turn' : 'public'));
    const offered = offerBox.current;
    offered?.scrollIntoView?.({ block: 'nearest' });
    offered?.querySelector<HTMLElement>('button[data-move]')?.focus({ preventScroll: true });
    offered?.animate?.([{ outlineColor: 'var(--sign-yellow)' }, { outlineColor: 'transparent' }], LIT);
  };
  const now = <Now view={view} players={players} choice={choice} onDeal={leadToOffer} />;
  const placing = isPlacing && (
    <>
      <Forbidden />
      <Affected view={view} players={players} choice={choice} />
    </>
  );
  const train = me && <OwnTrain player={me} />;
  const contracts = me && (
    <OwnContracts className={styles.contracts} view={view} seat={me.id} traced={traced} onTrace={trace} />
  );
  const mayDeal = legal.some(({ move }) => move === 'callAuction' || move === 'take');
  const held = me && <HeldCards view={view} seat={me.id} choice={choice} />;
  const others = <PlayerList players={players} />;
  const offer = (
    <div ref={offerBox} className={styles.offer}>
      <PublicContracts view={view} traced={traced} onTrace={trace} />
    </div>
  );
  const stores = <Stores view={view} />;
  const talk = chat && <div className={styles.chat}>{chat}</div>;
  const told = <div className={styles.log}>{logbook(log)}</div>;

  const map = (
    <div className={styles.map}>
      <TableMap shown={shown} players={players} choice={choice} whyNot={whyNot} />
      <Answer no={choice.no} seats={seats} />
      {isMine && task.type === 'event' && choice.isSetAside && (
        <EventTab card={task.card} onRead={() => choice.setAside(false)} />
      )}
    </div>
  );
  const event = isMine && task.type === 'event' && me && !choice.isSetAside && (
    <div className={styles.event}>
      <EventPanel key={task.card} view={view} card={task.card} me={me} players={players} choice={choice} />
    </div>
  );

  if (task?.type === 'auction')
    return (
      <main className={classNames(styles.table, styles.auction, styles[layout.name])}>
        <AuctionPanel view={view} auction={task} players={players} seats={seats} />
        {map}
      </main>
    );
  if (layout.name === 'phone')
    return (
      <main className={classNames(styles.table, styles.phone)}>
        {map}
        <Drawer
          tabs={PHONE_TABS}
          selected={tab ?? 'turn'}
          onSelect={selectTab}
          asking={isPlaying && me?.isAwaited ? 'turn' : undefined}
          panels={{
            turn: (
              <>
                {now}
                {placing}
                {held}
                {mayDeal && offer}
                {!isPlacing && train}
              </>
            ),
            contracts: contracts ?? others,
            public: (
              <>
                {offer}
                {stores}
              </>
            ),
            players: others,
            log: (
              <>
                {told}
                {talk}
              </>
            ),
          }}
        />
        {event}
      </main>
    );
  const left = (
    <div className={styles.left}>
      {now}
      {placing}
      {train}
      {contracts}
      {held}
    </div>
  );
  if (layout.name === 'tablet')
    return (
      <main className={classNames(styles.table, styles.tablet)}>
        {map}
        {left}
        <Drawer
          tabs={TABLET_TABS}
          selected={tab && TABLET_TABS.includes(tab) ? tab : 'public'}
          onSelect={selectTab}
          panels={{
            public: (
              <>
                {offer}
                {stores}
              </>
            ),
            players: others,
            log: (
              <>
                {told}
                {talk}
              </>
            ),
          }}
        />
        {event}
      </main>
    );
  return (
    <main className={classNames(styles.table, styles.desk, layout.isLow && styles.low)}>
      {left}
      {map}
      <div className={styles.right}>
        {others}
        {offer}
        {stores}
        {told}
        {talk}
      </div>
      {event}
    </main>
  );
};
