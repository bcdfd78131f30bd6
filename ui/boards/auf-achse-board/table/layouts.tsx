import type { ReactNode } from 'react';
import { useMoves } from '../../../kit/moves';
import { classNames } from '../../../pieces/classNames';
import { BoardDrawer, type DrawerTab } from './BoardDrawer';
import styles from './BoardGameTable.module.css';
import { TableMain } from '../../../kit/TableMain';

/** All the parts of the table; a layout puts each one where there is room. */
export type Pieces = {
  readonly map: ReactNode;
  /** The current task. */
  readonly now: ReactNode;
  /** What a choice leads to, or the state of the match. */
  readonly outlook: ReactNode;
  /** Both in a room of their own, on a tablet with what is placed: in a turn, nothing below it moves. */
  readonly task: ReactNode;
  /** While a sign is being placed: where it may not stand, and whom it affects. */
  readonly placing: ReactNode;
  readonly train: ReactNode;
  /** Hints, where there is room for them beside the map: they replace the train. */
  readonly advice: ReactNode;
  /** The reader's money and contracts in one line, where neither is visible. */
  readonly own: ReactNode;
  /** The reader's contracts; empty for spectators, who see the players first. */
  readonly contracts: ReactNode;
  readonly held: ReactNode;
  readonly others: ReactNode;
  /** The sign of a lesson; the other players' panel has to wait. */
  readonly lesson: ReactNode;
  readonly offer: ReactNode;
  /** The offer, with the common stock below it. */
  readonly market: ReactNode;
  /** The log and the chat. */
  readonly story: ReactNode;
  /** The event card being read, over everything else. */
  readonly event: ReactNode;
  /** Hints, where they lie over everything else. */
  readonly hints: ReactNode;
};

const PHONE_TABS: readonly DrawerTab[] = ['turn', 'contracts', 'public', 'players', 'log'];
const SIDE_TABS: readonly DrawerTab[] = ['turn', 'public', 'players', 'log'];
const TABLET_TABS: readonly DrawerTab[] = ['public', 'players', 'log'];
const WATCHED_TABS: readonly DrawerTab[] = ['players', 'public', 'log'];
const WATCHED_TABLET_TABS: readonly DrawerTab[] = ['public', 'log'];

/** The tab opened last, if it is one of these. */
const openOf = (tabs: readonly DrawerTab[], tab: DrawerTab | undefined): DrawerTab =>
  tab && tabs.includes(tab) ? tab : tabs[0]!;

type Laid = { readonly pieces: Pieces };

type InDrawer = Laid & {
  /** The tab opened last, if any. */
  readonly tab: DrawerTab | undefined;
  readonly onSelect: (tab: DrawerTab) => void;
};

/** The players; for spectators also what is happening. */
const Others = ({ pieces: { contracts, now, outlook, others } }: Laid) => (
  <>
    {!contracts && now}
    {!contracts && outlook}
    {others}
  </>
);

type OnePanelProps = InDrawer & { readonly isAwaited: boolean };

type OnePanelParts = OnePanelProps & {
  readonly name: 'phone' | 'side';
  /** The tabs for players. */
  readonly own: readonly DrawerTab[];
  /** What is above and below the current task: right below it, and below the public contracts. */
  readonly above?: ReactNode;
  readonly next?: ReactNode;
  readonly below: ReactNode;
  /** What is seen while the public contracts stand in between. */
  readonly meanwhile?: ReactNode;
};

/** The map, and one panel at a time. */
const OnePanel = (props: OnePanelParts) => {
  const { pieces, tab, onSelect, isAwaited, name, own, above, next, below, meanwhile } = props;
  const { legal } = useMoves();
  const mayDeal = legal.some(({ move }) => move === 'callAuction' || move === 'take');
  const { map, now, outlook, placing, offer, market, contracts, story, event, hints } = pieces;
  const tabs = contracts ? own : WATCHED_TABS;
  return (
    <TableMain className={classNames(styles.table, styles[name])}>
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
              <div className={styles.task}>
                {now}
                {mayDeal && meanwhile}
                {placing || outlook}
              </div>
              {next}
              {mayDeal && offer}
              {below}
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
    </TableMain>
  );
};

/** The map, with the panel below it. */
export const PhoneTable = (props: OnePanelProps) => {
  const { own, held, train } = props.pieces;
  const below = (
    <>
      {held}
      {train}
    </>
  );
  return <OnePanel {...props} name="phone" own={PHONE_TABS} above={own} below={below} />;
};

type SideProps = OnePanelProps & {
  /** Is it a tablet, whose own contracts have room to stay where they are? */
  readonly isAcross: boolean;
};

/** The map at full height, with the panel beside it: a phone or a tablet in landscape. */
export const SideTable = ({ isAcross, ...props }: SideProps) => {
  const { own, contracts, held, train } = props.pieces;
  const below = (
    <>
      {!isAcross && contracts}
      {held}
      {train}
    </>
  );
  return (
    <OnePanel
      {...props}
      name="side"
      own={SIDE_TABS}
      meanwhile={!isAcross && own}
      next={isAcross && contracts}
      below={below}
    />
  );
};

type OnDesk = Laid & { readonly isLow: boolean };

/** In a low window the contracts are seen before the truck, whose load is told among the players too. */
const OwnSide = ({ pieces: { task, placing, train, advice, contracts, held, others }, isLow }: OnDesk) => (
  <div className={styles.left}>
    {task}
    {placing}
    {advice ?? (!isLow && train)}
    {contracts ?? others}
    {held}
    {!advice && isLow && train}
  </div>
);

/**
 * The map with the reader's own things below it, the decision first, and the others' things in a drawer beside them.
 * While nobody has anything, the map takes their room.
 */
export const TabletTable = ({ pieces, tab, onSelect, isEmpty }: InDrawer & { readonly isEmpty: boolean }) => {
  const { map, task, train, advice, contracts, held, market, others, story, event, hints } = pieces;
  const tabs = contracts ? TABLET_TABS : WATCHED_TABLET_TABS;
  const isBare = isEmpty && !advice;
  return (
    <TableMain className={classNames(styles.table, styles.tablet, isBare && styles.bare)}>
      {map}
      <div className={styles.left}>
        {task}
        {advice}
        {!isBare && (contracts ?? others)}
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
        {held}
        {!isBare && train}
      </div>
      {event}
      {hints}
    </TableMain>
  );
};

/** Everything visible: the reader's own things on the left of the map, the others' on the right. */
export const DeskTable = ({ pieces, isLow }: OnDesk) => {
  const { map, contracts, others, lesson, market, story, event, hints } = pieces;
  return (
    <TableMain className={classNames(styles.table, styles.desk, isLow && styles.low)}>
      <OwnSide pieces={pieces} isLow={isLow} />
      {map}
      <div className={styles.right}>
        {lesson ?? (contracts && others)}
        {market}
        {story}
      </div>
      {event}
      {hints}
    </TableMain>
  );
};
