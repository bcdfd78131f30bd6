import { useContext, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { taskOf, type View } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { useWindowLayout, type WindowLayout } from '../../../pieces/useWindowLayout';
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
import { TableMain } from '../../../kit/TableMain';
import { TableMap } from './TableMap';
import { Now } from './tasks/Now';
import type { MapChoice } from './useMapChoice';
import { WORDS } from './words';

type Props = Pick<Chrome, 'logbook' | 'chat' | 'lesson'> & {
  readonly shown: Snapshot<View>;
  readonly players: readonly Player[];
  readonly choice: MapChoice;
  /** The end of the auction that is being shown. */
  readonly sold: Sold | undefined;
};

/** How long the public contracts are highlighted when the reader is led to them. */
const LIT = { duration: 1400, easing: 'ease-in' } as const;

/** The tab opened last, and a function that leads to the public contracts, which are on one of the tabs. */
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

/** The task that waits for the reader, if there is one. */
const useOwnTask = ({ shown, players }: Pick<Props, 'shown' | 'players'>) => {
  const { isPlaying } = useMoves();
  const task = taskOf(shown.view);
  return isPlaying && players.some(({ isMe, seat }) => isMe && seat === task?.seat) ? task : undefined;
};

type AdviceProps = Pick<Props, 'shown' | 'choice'> & {
  /** Does it lie over everything else? */
  readonly isOver: boolean;
};

/** What an expert would do. */
const Advice = ({ shown, choice, isOver }: AdviceProps) => {
  const { t } = useTranslation(WORDS);
  return (
    <HintPanel
      isOver={isOver}
      wordsOf={(advice) => adviceWords(advice, shown, t)}
      onChoose={({ moves: [move] }) => move && (choice.point(move) || leadTo(move))}
    />
  );
};

/** The layout for a window; `isSide`: like a phone in landscape, which a tablet may use too. */
type Layout = WindowLayout & { readonly isSide: boolean };

const useLayout = (): Layout => {
  const layout = useWindowLayout();
  return { ...layout, isSide: layout.name === 'side' || layout.isAcross === true };
};

type LaidProps = Props &
  ReturnType<typeof useOfferLed> & {
    readonly layout: Layout;
    readonly map: ReactNode;
  };

/** Everything around the map while there is no auction. */
const usePieces = (props: LaidProps): Pieces => {
  const { shown, players, choice, logbook, chat, lesson, layout, map, offerBox } = props;
  const { leadToOffer, onSelect } = props;
  const { isOpen: isAsking } = useContext(HintsContext);
  const own = useOwnTask(props);
  const { view, log } = shown;
  const { traced, trace } = choice;
  const me = players.find(({ isMe }) => isMe);
  const isTablet = layout.name === 'tablet';
  const isLowDesk = layout.name === 'desk' && layout.isLow;
  // a desktop with too little room to show everything without hiding the log
  const isFull = layout.name === 'desk' && (players.length > 2 || layout.isLow);
  const isOver = layout.name === 'phone' || layout.isSide || taskOf(view)?.type === 'event';
  const hasAdvice = isAsking && !isOver;
  const hints = <Advice shown={shown} choice={choice} isOver={isOver} />;
  const offer = (
    <div ref={offerBox} className={styles.offer} data-place="offer">
      <PublicContracts view={view} seat={me?.seat} traced={traced} onTrace={trace} isFoldable={isFull} />
    </div>
  );
  const now = <Now view={view} players={players} choice={choice} onDeal={leadToOffer} />;
  // where there is less room, hints take its place: they also say what a drive leads to
  const outlook = !(hasAdvice && (isTablet || isLowDesk)) && (
    <Outlook view={view} players={players} choice={choice} />
  );
  const placing = own?.type === 'roadworks' && (
    <>
      <Forbidden />
      <Affected view={view} players={players} choice={choice} />
    </>
  );
  return {
    map,
    now,
    outlook,
    task: (
      <div className={classNames(styles.task, me?.isAwaited && styles.asked)}>
        {now}
        {isTablet && placing}
        {outlook}
      </div>
    ),
    placing,
    train: me && <OwnTrain player={me} isBrief={isLowDesk || isTablet} />,
    advice: hasAdvice ? hints : undefined,
    own: me && (
      <OwnLine
        view={view}
        me={me}
        traced={traced}
        onTrace={trace}
        {...(layout.isSide ? { isBrief: true } : { onMore: () => onSelect('contracts') })}
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
    event: own?.type === 'event' && me && !choice.isSetAside && (
      <div className={styles.event} data-place="event">
        <EventPanel key={own.card} view={view} card={own.card} me={me} players={players} choice={choice} />
      </div>
    ),
    hints: isOver && hints,
  };
};

/** What is around the map, as a desktop, a tablet or a phone has room for it. */
const LaidOut = (props: LaidProps) => {
  const { shown, players, layout, tab, onSelect } = props;
  const { isPlaying } = useMoves();
  const pieces = usePieces(props);
  const drawer = { pieces, tab, onSelect };
  const isAwaited = isPlaying && players.some(({ isMe, isAwaited }) => isMe && isAwaited);
  if (layout.name === 'phone') return <PhoneTable {...drawer} isAwaited={isAwaited} />;
  if (layout.isSide)
    return <SideTable {...drawer} isAwaited={isAwaited} isAcross={layout.isAcross === true} />;
  if (layout.name === 'tablet') return <TabletTable {...drawer} isEmpty={!shown.view.offer.length} />;
  return <DeskTable pieces={pieces} isLow={layout.isLow} />;
};

/** B-7 — the table with the map, and around it an auction, the end of one, or everything else. */
export const BoardGameTable = (props: Props) => {
  const { shown, players, sold } = props;
  const choice = sold ? { ...props.choice, traced: sold.end.won.contract } : props.choice;
  const layout = useLayout();
  const isSide = layout.name === 'side';
  const offerLed = useOfferLed(layout.name === 'phone' || layout.isSide ? 'turn' : 'public');
  const { view, seats } = shown;
  const task = taskOf(view);
  const map = <MapPanel shown={shown} players={players} choice={choice} />;
  const auctionStyle = classNames(styles.table, styles.auction, styles[layout.isSide ? 'desk' : layout.name]);
  if (sold)
    return (
      <TableMain className={auctionStyle}>
        <SoldPanel view={view} players={players} {...sold} />
        {map}
      </TableMain>
    );
  if (task?.type !== 'auction') return <LaidOut {...props} {...offerLed} layout={layout} map={map} />;
  const auction = { view, auction: task, players, seats };
  const hints = <Advice shown={shown} choice={choice} isOver={layout.name === 'phone' || isSide} />;
  const me = players.find(({ isMe }) => isMe);
  if (isSide)
    return (
      <TableMain className={classNames(styles.table, styles.side, styles.auction)}>
        <SideAuction {...auction} map={map} />
        {hints}
      </TableMain>
    );
  return (
    <TableMain className={auctionStyle}>
      <AuctionPanel
        {...auction}
        own={
          me &&
          layout.name === 'phone' && (
            <OwnLine view={view} me={me} traced={choice.traced} onTrace={choice.trace} lead="load" isBrief />
          )
        }
      />
      <div className={styles.looked}>
        {map}
        {hints}
      </div>
    </TableMain>
  );
};

/** The map, why something cannot be done on it, and the event card set aside. */
const MapPanel = ({ shown, players, choice }: Pick<Props, 'shown' | 'players' | 'choice'>) => {
  const { t } = useTranslation(WORDS);
  const { whyNot } = useMoves();
  const own = useOwnTask({ shown, players });
  return (
    <div className={styles.map} data-place="map">
      <TableMap shown={shown} players={players} choice={choice} whyNot={whyNot} />
      <Answer
        no={choice.no}
        wordsOf={(one) => refusalWords(one, shown.seats, t)}
        onDismiss={() => choice.refuse(undefined)}
      />
      {own?.type === 'event' && choice.isSetAside && (
        <EventTab card={own.card} isChosen={choice.shown !== null} onRead={() => choice.setAside(false)} />
      )}
    </div>
  );
};
