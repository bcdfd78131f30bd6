import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../kit/match';
import { HintPanel } from '../../../kit/hints/HintPanel';
import { HintsContext } from '../../../kit/hints/hints';
import { leadTo } from '../../../kit/hints/leadTo';
import { Answer } from '../../../kit/Answer';
import { adviceWords } from '../adviceWords';
import { refusalWords } from '../refusalWords';
import { AuctionPanel, SideAuction } from '../auction/AuctionPanel';
import type { DrawerTab } from './BoardDrawer';
import { EventPanel } from './EventPanel';
import { EventTab } from './EventTab';
import { HeldCards } from './HeldCards';
import { useMoves } from '../../../kit/moves';
import { OwnContracts } from './OwnContracts';
import { OwnLine } from './OwnLine';
import { OwnTrain } from './OwnTrain';
import { Affected, Forbidden } from './Placement';
import { Outlook } from './Outlook';
import type { Player } from './players';
import { PlayerList } from './PlayerList';
import { PublicContracts } from './PublicContracts';
import { SoldPanel, type Sold } from '../auction/SoldPanel';
import { Stores } from './Stores';
import styles from './BoardGameTable.module.css';
import { DeskTable, PhoneTable, SideTable, TabletTable, type Pieces } from './layouts';
import { TableMap } from './TableMap';
import { Now } from './tasks/Now';
import type { MapChoice } from './useMapChoice';
import { WORDS } from './words';

type Props = Pick<Chrome, 'logbook' | 'chat' | 'lesson'> & {
  readonly shown: Snapshot<View>;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
  /** How the auction ended that is being looked at. */
  readonly sold: Sold | undefined;
};

/** How long the public contracts are lit when somebody is led to them. */
const LIT = { duration: 1400, easing: 'ease-in' } as const;

/** The tab that was opened last, and a way to the public contracts, which are offered on one of the tabs. */
const useOfferLed = (offeredOn: DrawerTab) => {
  const [tab, onSelect] = useState<DrawerTab>();
  const offerBox = useRef<HTMLDivElement>(null);
  const leadToOffer = () => {
    flushSync(() => onSelect(offeredOn));
    const offered = offerBox.current;
    offered?.scrollIntoView?.({ block: 'nearest' });
    offered?.querySelector<HTMLElement>('button[data-move]')?.focus({ preventScroll: true });
    offered?.animate?.([{ outlineColor: 'var(--sign-yellow)' }, { outlineColor: 'transparent' }], LIT);
  };
  return { tab, onSelect, offerBox, leadToOffer };
};

/** What lies round the map, as a desk, a tablet or a phone has room for it. */
export const BoardGameTable = (props: Props) => {
  const { shown, players, sold, logbook, chat, lesson } = props;
  const choice = sold ? { ...props.choice, traced: sold.end.won.contract } : props.choice;
  const { isPlaying } = useMoves();
  const layout = useWindowLayout();
  const isSide = layout.name === 'side' || layout.isAcross === true;
  const { offerBox, leadToOffer, ...drawer } = useOfferLed(
    layout.name === 'phone' || isSide ? 'turn' : 'public',
  );
  const { view, seats, log } = shown;
  const me = players.find(({ isMe }) => isMe);
  const task = taskOf(view);
  const isMine = isPlaying && task !== undefined && task.seat === me?.seat;
  const { traced, trace } = choice;
  const { t } = useTranslation(WORDS);
  const { isOpen: isAsking } = useContext(HintsContext);

  // a desk where all cannot be seen at once without the log being pushed out of sight
  const isFull = layout.name === 'desk' && !isSide && (players.length > 2 || layout.isLow);

  const map = <MapPanel shown={shown} players={players} choice={choice} isMine={isMine} />;
  const isOver =
    layout.name === 'phone' ||
    layout.name === 'side' ||
    task?.type === 'event' ||
    (isSide && task?.type !== 'auction');
  const hints = (
    <HintPanel
      isOver={isOver}
      wordsOf={(advice) => adviceWords(advice, shown, t)}
      onChoose={({ moves: [move] }) => move && (choice.point(move) || leadTo(move))}
    />
  );
  const hasAdvice = isAsking && !isOver;
  const auction = task?.type === 'auction' ? { view, auction: task, players, seats } : undefined;
  if (sold)
    return (
      <main className={classNames(styles.table, styles.auction, styles[isSide ? 'desk' : layout.name])}>
        <SoldPanel view={view} players={players} {...sold} />
        {map}
      </main>
    );
  if (auction && layout.name === 'side')
    return (
      <main className={classNames(styles.table, styles.side, styles.auction)}>
        <SideAuction {...auction} map={map} />
        {hints}
      </main>
    );
  if (auction)
    return (
      <main className={classNames(styles.table, styles.auction, styles[isSide ? 'desk' : layout.name])}>
        <AuctionPanel {...auction} />
        <div className={styles.looked}>
          {map}
          {hints}
        </div>
      </main>
    );

  const offer = (
    <div ref={offerBox} className={styles.offer} data-place="offer">
      <PublicContracts view={view} traced={traced} onTrace={trace} isFoldable={isFull} />
    </div>
  );
  const pieces: Pieces = {
    map,
    now: (
      <>
        <Now view={view} players={players} choice={choice} onDeal={leadToOffer} />
        {/* on a tablet advice takes its room: it tells what comes of a drive as well */}
        {!(hasAdvice && layout.name === 'tablet') && (
          <Outlook view={view} players={players} choice={choice} />
        )}
      </>
    ),
    placing: isMine && task.type === 'roadworks' && (
      <>
        <Forbidden />
        <Affected view={view} players={players} choice={choice} />
      </>
    ),
    train: me && <OwnTrain player={me} isBrief={layout.name === 'tablet' && !isSide} />,
    advice: hasAdvice ? hints : undefined,
    own: me && (
      <OwnLine
        view={view}
        me={me}
        traced={traced}
        onTrace={trace}
        onMore={() => drawer.onSelect('contracts')}
      />
    ),
    contracts: me && (
      <OwnContracts className={styles.contracts} view={view} seat={me.seat} traced={traced} onTrace={trace} />
    ),
    held: me && <HeldCards view={view} seat={me.seat} choice={choice} />,
    others: <PlayerList players={players} />,
    lesson,
    offer,
    market: (
      <>
        {offer}
        <Stores view={view} />
      </>
    ),
    story: (
      <>
        <div className={styles.log}>{logbook(log)}</div>
        {chat && <div>{chat}</div>}
      </>
    ),
    event: isMine && task.type === 'event' && me && !choice.isSetAside && (
      <div className={styles.event} data-place="event">
        <EventPanel key={task.card} view={view} card={task.card} me={me} players={players} choice={choice} />
      </div>
    ),
    hints: isOver && hints,
  };
  const isAwaited = isPlaying && me?.isAwaited === true;
  if (layout.name === 'phone') return <PhoneTable pieces={pieces} {...drawer} isAwaited={isAwaited} />;
  if (isSide) return <SideTable pieces={pieces} {...drawer} isAwaited={isAwaited} />;
  if (layout.name === 'tablet')
    return <TabletTable pieces={pieces} {...drawer} isEmpty={!view.offer.length} />;
  return <DeskTable pieces={pieces} isLow={layout.isLow} />;
};

type MapProps = Pick<Props, 'shown' | 'players' | 'choice'> & {
  /** Does the task that waits wait for the reader? */
  readonly isMine: boolean;
};

/** The map, what cannot be done on it, and the event card put aside. */
const MapPanel = ({ shown, players, choice, isMine }: MapProps) => {
  const { t } = useTranslation(WORDS);
  const { whyNot } = useMoves();
  const { no } = choice;
  const task = taskOf(shown.view);
  return (
    <div className={styles.map} data-place="map">
      <TableMap shown={shown} players={players} choice={choice} whyNot={whyNot} />
      <Answer no={no} wordsOf={(one) => refusalWords(one, shown.seats, t)} />
      {isMine && task?.type === 'event' && choice.isSetAside && (
        <EventTab card={task.card} onRead={() => choice.setAside(false)} />
      )}
    </div>
  );
};
