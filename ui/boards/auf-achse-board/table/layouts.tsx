import type { ReactNode } from 'react';
import { useMoves } from '../../../kit/moves';
import { classNames } from '../../../pieces/classNames';
import { BoardDrawer, type DrawerTab } from './BoardDrawer';
import styles from './BoardGameTable.module.css';

/** All there is on the table, each piece once; a layout lays it where there is room. */
export type Pieces = {
  readonly map: ReactNode;
  /** What is to be done now. */
  readonly now: ReactNode;
  /** While a sign is put somewhere: where it may not stand, and whom it concerns. */
  readonly placing: ReactNode;
  readonly train: ReactNode;
  /** What an expert would do, where there is room for it beside the map: it takes the place of the train. */
  readonly advice: ReactNode;
  /** The reader's money and contracts in one line, where neither is in sight. */
  readonly own: ReactNode;
  /** The reader's own; nothing where one only watches: then those who play are first. */
  readonly contracts: ReactNode;
  readonly held: ReactNode;
  readonly others: ReactNode;
  /** The sign of a lesson; then the others have to wait. */
  readonly lesson: ReactNode;
  readonly offer: ReactNode;
  /** The offer, and below it what everybody draws from. */
  readonly market: ReactNode;
  /** The log, and what is said. */
  readonly story: ReactNode;
  /** The event card that is being read, over everything else. */
  readonly event: ReactNode;
  /** What an expert would do, where it lies over everything else. */
  readonly hints: ReactNode;
};

const PHONE_TABS: readonly DrawerTab[] = ['turn', 'contracts', 'public', 'players', 'log'];
const SIDE_TABS: readonly DrawerTab[] = ['turn', 'public', 'players', 'log'];
const TABLET_TABS: readonly DrawerTab[] = ['public', 'players', 'log'];
const WATCHED_TABS: readonly DrawerTab[] = ['players', 'public', 'log'];
const WATCHED_TABLET_TABS: readonly DrawerTab[] = ['public', 'log'];

/** The tab that was opened last, where it is one of these. */
const openOf = (tabs: readonly DrawerTab[], tab: DrawerTab | undefined): DrawerTab =>
  tab && tabs.includes(tab) ? tab : tabs[0]!;

type Laid = { readonly pieces: Pieces };

type InDrawer = Laid & {
  /** The tab that was opened last, if any was. */
  readonly tab: DrawerTab | undefined;
  readonly onSelect: (tab: DrawerTab) => void;
};

/** Those who play; to whoever only watches also what is going on. */
const Others = ({ pieces: { contracts, now, others } }: Laid) => (
  <>
    {!contracts && now}
    {others}
  </>
);

type OnePanelProps = InDrawer & { readonly isAwaited: boolean };

type OnePanelParts = OnePanelProps & {
  readonly name: 'phone' | 'side';
  /** The tabs of whoever plays. */
  readonly own: readonly DrawerTab[];
  /** What lies above and below what is to be done. */
  readonly above?: ReactNode;
  readonly below: ReactNode;
};

/** The map, and one panel at a time. */
const OnePanel = ({ pieces, tab, onSelect, isAwaited, name, own, above, below }: OnePanelParts) => {
  const { legal } = useMoves();
  const mayDeal = legal.some(({ move }) => move === 'callAuction' || move === 'take');
  const { map, now, placing, held, offer, market, contracts, story, event, hints } = pieces;
  const tabs = contracts ? own : WATCHED_TABS;
  return (
    <main className={classNames(styles.table, styles[name])}>
      {map}
      <BoardDrawer
        tabs={tabs}
        selected={openOf(tabs, tab)}
        onSelect={onSelect}
        asking={isAwaited ? 'turn' : undefined}
        panels={{
          turn: (
            <>
              {above}
              {now}
              {placing}
              {held}
              {mayDeal && offer}
              {!placing && below}
            </>
          ),
          contracts,
          public: market,
          players: <Others pieces={pieces} />,
          log: story,
        }}
      />
      {event}
      {hints}
    </main>
  );
};

/** The map, and the panel below it. */
export const PhoneTable = (props: OnePanelProps) => {
  const { own, train } = props.pieces;
  return <OnePanel {...props} name="phone" own={PHONE_TABS} above={own} below={train} />;
};

/** The map at full height, and the panel beside it: a phone held sideways. */
export const SideTable = (props: OnePanelProps) => {
  const { contracts, train } = props.pieces;
  const below = (
    <>
      {contracts}
      {train}
    </>
  );
  return <OnePanel {...props} name="side" own={SIDE_TABS} below={below} />;
};

const OwnSide = ({ pieces: { now, placing, train, advice, contracts, held, others } }: Laid) => (
  <div className={styles.left}>
    {now}
    {placing}
    {advice ?? train}
    {contracts ?? others}
    {held}
  </div>
);

/**
 * The map with the own things below it, what is decided first, and the others' in a drawer beside them. As long as
 * nobody has anything the map takes their room.
 */
export const TabletTable = ({ pieces, tab, onSelect, isEmpty }: InDrawer & { readonly isEmpty: boolean }) => {
  const { map, now, placing, train, advice, contracts, held, market, others, story, event, hints } = pieces;
  const tabs = contracts ? TABLET_TABS : WATCHED_TABLET_TABS;
  const isBare = isEmpty && !advice;
  return (
    <main className={classNames(styles.table, styles.tablet, isBare && styles.bare)}>
      {map}
      <div className={styles.left}>
        {now}
        {placing}
        {advice}
        {!isBare && (contracts ?? others)}
        {held}
      </div>
      <div className={styles.beside}>
        <BoardDrawer
          tabs={tabs}
          selected={openOf(tabs, tab)}
          onSelect={onSelect}
          panels={{
            public: market,
            players: others,
            log: story,
          }}
        />
        {!isBare && train}
      </div>
      {event}
      {hints}
    </main>
  );
};

/** Everything in sight: the own things on the left of the map, the others' on its right. */
export const DeskTable = ({ pieces, isLow }: Laid & { readonly isLow: boolean }) => {
  const { map, contracts, others, lesson, market, story, event, hints } = pieces;
  return (
    <main className={classNames(styles.table, styles.desk, isLow && styles.low)}>
      <OwnSide pieces={pieces} />
      {map}
      <div className={styles.right}>
        {lesson ?? (contracts && others)}
        {market}
        {story}
      </div>
      {event}
      {hints}
    </main>
  );
};
