import { useContext, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdvanced, type CardId, type Target, type View } from '../../../../games/ausgebremst';
import { Sheet } from '../../../pieces/Sheet';
import { classNames } from '../../../pieces/classNames';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../kit/match';
import { HintPanel } from '../../../kit/hints/HintPanel';
import { HintsContext } from '../../../kit/hints/hints';
import { leadTo } from '../../../kit/hints/leadTo';
import { Answer } from '../../../kit/Answer';
import { Drawer } from '../../../kit/Drawer';
import { useMoves } from '../../../kit/moves';
import { adviceWords } from '../adviceWords';
import { refusalWords } from '../refusalWords';
import type { Driver } from './drivers';
import { GoalList } from './GoalList';
import { Hand } from './Hand';
import { NowSign } from './NowSign';
import { Outlook } from './Outlook';
import { PitCards } from './PitCards';
import { PursePanel } from './PursePanel';
import { RaceSheet } from './RaceSheet';
import styles from './RaceTable.module.css';
import { Ranking } from './Ranking';
import { Stacks } from './Stacks';
import { TrackView } from './TrackView';
import { TurnOrder } from './TurnOrder';
import type { DriveChoice } from './useDriveChoice';
import { WORDS } from './words';

type Props = Pick<Chrome, 'logbook' | 'chat' | 'lesson'> & {
  readonly shown: Snapshot<View>;
  readonly drivers: readonly Driver[];
  readonly choice: DriveChoice;
  /** Start lights still burning. */
  readonly lit: number;
};

type Tab = 'turn' | 'ranking' | 'points' | 'log';

type Panels = Readonly<Partial<Record<Tab, ReactNode>>>;

/** What there is no room for beside the circuit; the first panel is in sight. */
const RaceDrawer = ({
  panels,
  isAwaited = false,
}: {
  readonly panels: Panels;
  readonly isAwaited?: boolean;
}) => {
  const { t } = useTranslation(WORDS);
  const tabs = Object.keys(panels) as Tab[];
  const [selected, select] = useState<Tab>(tabs[0]!);
  return (
    <Drawer
      label={t('table.tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`table.tabs.${id}`) }))}
      selected={selected}
      onSelect={select}
      asking={isAwaited ? 'turn' : undefined}
      panels={panels}
      panelClassName={styles.panel}
    />
  );
};

type OwnCardsProps = {
  readonly view: View;
  readonly me: Driver;
  readonly choice: DriveChoice;
  /** Is there room for one thing at a time only? */
  readonly isNarrow: boolean;
};

/** The hand, and in the advanced game the stacks and the pit-stop cards as far as there is room beside it. */
const OwnCards = ({ view, me, choice, isNarrow }: OwnCardsProps) => {
  const { t } = useTranslation(WORDS);
  const { step } = view.turn;
  // a stack is small until one of them has to be chosen
  const isStacking = me.isOnTurn && (step === 'draw' || step === 'stow');
  // where there is little room, what is asked for comes first
  const isFetching = isNarrow && step === 'fetch' && me.isOnTurn;
  const showsStacks = !isNarrow || !choice.card;
  const showsPitCards = isNarrow ? isFetching : !choice.card && !isStacking;
  const pitCards = isAdvanced(view) && showsPitCards && <PitCards view={view} me={me} />;
  const hand = <Hand view={view} me={me} choice={choice} />;
  // one of the pit-stop cards is chosen: what is held already stands apart, and says so
  if (isFetching)
    return (
      <div className={styles.fetching}>
        {pitCards}
        <div className={styles.held}>
          <h2 className={styles.caption}>{t('table.hand.held')}</h2>
          {hand}
        </div>
      </div>
    );
  return (
    <div className={classNames(styles.cards, !isStacking && styles.looking)}>
      {hand}
      {isAdvanced(view) && showsStacks && (
        <Stacks
          view={view}
          me={me}
          move={step === 'stow' ? 'stow' : 'draw'}
          isSmall={!isNarrow && !isStacking}
        />
      )}
      {pitCards}
    </div>
  );
};

/** The choice as the road shows it: the card that was pressed answers at once, where it leads comes a moment later. */
const useReached = (view: View, choice: DriveChoice): DriveChoice => {
  const now = useMemo(() => ({ view, choice }), [view, choice]);
  const shown = useDeferredValue(now);
  // what has been played leads nowhere any more
  return shown.view === view ? shown.choice : choice;
};

/** A race: the circuit, the reader's cards and what they lead to, and how everybody stands. */
export const RaceTable = ({ shown, drivers, choice, lit, logbook, chat, lesson }: Props) => {
  const { t } = useTranslation(WORDS);
  const { view, seats, log } = shown;
  const { isPlaying } = useMoves();
  const { isOpen: isAsking } = useContext(HintsContext);
  const { no } = choice;
  const reached = useReached(view, choice);
  const layout = useWindowLayout();
  const me = drivers.find(({ isMe }) => isMe);
  const isPhone = layout.name === 'phone';
  const isSide = layout.name === 'side' || layout.isAcross === true;
  const isNarrow = isPhone || isSide;

  // the advanced game asks for other cards than the one that is driven with
  const isAsked = me?.isOnTurn === true && view.turn.step !== 'drive';

  const isAwaited = isPlaying && me?.isOnTurn === true;
  const isDesk = !isNarrow && layout.name !== 'tablet';
  const hints = (
    <HintPanel
      isOver={!isDesk}
      wordsOf={(advice) => adviceWords(advice, shown, t)}
      onChoose={({ moves: [move] }) => {
        if (move?.move === 'drive') choice.choose(move.args[0] as CardId, move.args[1] as Target);
        else if (move) leadTo(move);
      }}
    />
  );
  const track = (
    <div className={styles.track}>
      <TrackView shown={shown} drivers={drivers} choice={reached} />
      <Answer no={no} wordsOf={(one) => refusalWords(one, seats, t)} />
    </div>
  );
  const sign = <NowSign view={view} drivers={drivers} choice={choice} lit={lit} isCompact={isNarrow} />;
  const cards = me && <OwnCards view={view} me={me} choice={choice} isNarrow={isNarrow} />;
  const goals =
    me && !reached.card ? (
      <Outlook view={view} me={me} />
    ) : (
      <GoalList view={view} seats={seats} choice={reached} />
    );
  const ranking = <Ranking drivers={drivers} />;
  // a car that has left the road needs nothing more
  const purse = me?.ending === null && <PursePanel view={view} me={me} />;
  const sheet = <RaceSheet view={view} drivers={drivers} />;
  const told = <div className={styles.log}>{logbook(log)}</div>;
  const talk = chat && <div>{chat}</div>;
  const order = <TurnOrder drivers={drivers} />;
  const points = (
    <>
      {purse}
      {sheet}
    </>
  );
  const story = (
    <>
      {told}
      {talk}
    </>
  );

  if (isPhone)
    return (
      <main className={classNames(styles.table, styles.phone)}>
        {order}
        {track}
        <RaceDrawer
          isAwaited={isAwaited}
          panels={{
            ...(me && {
              turn: (
                <>
                  <div className={classNames(styles.own, isAsked && styles.asked)}>
                    {cards}
                    {sign}
                  </div>
                  {goals}
                </>
              ),
            }),
            ranking: (
              <>
                {!me && sign}
                {ranking}
              </>
            ),
            points,
            log: story,
          }}
        />
        {hints}
      </main>
    );
  if (isSide)
    return (
      <main className={classNames(styles.table, styles.side)}>
        {track}
        <RaceDrawer
          isAwaited={isAwaited}
          panels={{
            ...(me && {
              turn: (
                <>
                  {cards}
                  <div className={styles.goals}>{goals}</div>
                  <div className={styles.own}>{sign}</div>
                </>
              ),
            }),
            ranking: (
              <>
                {!me && sign}
                {order}
                {ranking}
              </>
            ),
            points,
            log: story,
          }}
        />
        {hints}
      </main>
    );
  const dashboard = (
    <Sheet
      className={classNames(styles.dashboard, isAdvanced(view) && styles.crowded, !me && styles.watching)}
    >
      {cards}
      <div className={styles.goals}>{goals}</div>
      {sign}
    </Sheet>
  );
  if (layout.name === 'tablet')
    return (
      <main className={classNames(styles.table, styles.tablet)}>
        {order}
        {track}
        {dashboard}
        <RaceDrawer panels={{ ranking, points, log: story }} />
        {hints}
      </main>
    );
  return (
    <main className={classNames(styles.table, styles.desk)}>
      <div className={styles.stage}>
        {track}
        {dashboard}
      </div>
      <div className={styles.column}>
        {hints}
        {lesson ?? (
          <>
            {order}
            {!isAsking && ranking}
          </>
        )}
        {purse}
        {view.results.length > 0 && !layout.isLow && sheet}
        {told}
        {talk}
      </div>
    </main>
  );
};
