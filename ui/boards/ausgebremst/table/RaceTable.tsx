import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdvanced, type CardId, type Target, type View } from '../../../../games/ausgebremst';
import { classNames } from '../../../pieces/classNames';
import { useWindowLayout } from '../../../pieces/useWindowLayout';
import type { Chrome, Snapshot } from '../../../kit/match';
import { HintPanel } from '../../../kit/hints/HintPanel';
import { leadTo } from '../../../kit/hints/leadTo';
import { Answer } from '../../../kit/Answer';
import { useMoves } from '../../../kit/moves';
import { adviceWords, noAdviceWords } from '../adviceWords';
import { refusalWords } from '../refusalWords';
import type { Driver } from './drivers';
import { GoalList } from './GoalList';
import { isCrowdOf } from './goals';
import { Hand } from './Hand';
import { DeskRace, PhoneRace, SideRace, TabletRace, type Pieces } from './layouts';
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
  /** How many start lights are still on. */
  readonly lit: number;
};

type OwnCardsProps = {
  readonly view: View;
  readonly me: Driver;
  readonly choice: DriveChoice;
  /** Is there room for only one thing at a time? */
  readonly isNarrow: boolean;
};

/** The hand, and in the advanced game the stacks and pit-stop cards, as far as there is room beside it. */
const OwnCards = ({ view, me, choice, isNarrow }: OwnCardsProps) => {
  const { t } = useTranslation(WORDS);
  const { step } = view.turn;
  // stacks are small until one of them has to be chosen
  const isStacking = me.isOnTurn && (step === 'draw' || step === 'stow');
  // with little room, the question comes first
  const isFetching = isNarrow && step === 'fetch' && me.isOnTurn;
  const showsStacks = !isNarrow || !choice.card;
  const showsPitCards = isNarrow ? isFetching : !choice.card && !isStacking;
  const pitCards = isAdvanced(view) && showsPitCards && <PitCards view={view} me={me} />;
  const hand = <Hand view={view} me={me} choice={choice} />;
  // a pit-stop card is to be chosen: the hand stands apart, and its title says so
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
    <div className={classNames(styles.cards, isStacking ? styles.stacking : styles.looking)}>
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

/** The choice as shown on the road: the pressed card responds at once, its targets appear a moment later. */
const useReached = (view: View, choice: DriveChoice): DriveChoice => {
  const now = useMemo(() => ({ view, choice }), [view, choice]);
  const shown = useDeferredValue(now);
  // a card that has been played leads nowhere any more
  return shown.view === view ? shown.choice : choice;
};

/** A race: the circuit, the reader's cards and where they lead, and the standings. */
export const RaceTable = ({ shown, drivers, choice, lit, logbook, chat, lesson }: Props) => {
  const { t } = useTranslation(WORDS);
  const { view, seats, log } = shown;
  const { isPlaying } = useMoves();
  const reached = useReached(view, choice);
  const layout = useWindowLayout();
  const me = drivers.find(({ isMe }) => isMe);
  const isSide = layout.name === 'side' || layout.isAcross === true;
  const isNarrow = isSide || layout.name === 'phone';
  const pieces: Pieces = {
    track: (
      <div className={styles.track}>
        <TrackView shown={shown} drivers={drivers} choice={reached} isTaught={Boolean(lesson)} />
        <Answer
          no={choice.no}
          wordsOf={(one) => refusalWords(one, seats, t)}
          onDismiss={() => choice.refuse(undefined)}
        />
      </div>
    ),
    order: <TurnOrder drivers={drivers} />,
    sign: <NowSign view={view} drivers={drivers} choice={choice} lit={lit} isCompact={isNarrow} isLive />,
    cards: me && <OwnCards view={view} me={me} choice={choice} isNarrow={isNarrow} />,
    goals:
      me && !reached.card ? (
        <Outlook view={view} me={me} />
      ) : (
        <GoalList view={view} seats={seats} choice={reached} />
      ),
    ranking: <Ranking drivers={drivers} />,
    // a car that has left the road needs no more points
    purse: me?.ending === null && <PursePanel view={view} me={me} />,
    sheet: <RaceSheet view={view} drivers={drivers} />,
    log: <div className={styles.log}>{logbook(log)}</div>,
    chat: chat && <div>{chat}</div>,
    lesson,
    hints: (
      <HintPanel
        isOver={isNarrow || layout.name === 'tablet'}
        wordsOf={(advice) => adviceWords(advice, shown, t)}
        none={noAdviceWords(view, shown.playerID, t)}
        onChoose={({ moves: [move] }) => {
          if (move?.move === 'drive') choice.choose(move.args[0] as CardId, move.args[1] as Target);
          else if (move) leadTo(move);
        }}
      />
    ),
  };
  const isOnTurn = me?.isOnTurn === true;
  const isAwaited = isPlaying && isOnTurn;
  // the advanced game sometimes asks for a card other than the one to drive
  const isAsked = isOnTurn && view.turn.step !== 'drive';
  const isCrowded = isAdvanced(view);
  if (layout.name === 'phone') return <PhoneRace {...{ pieces, isAwaited, isAsked }} />;
  if (isSide) return <SideRace {...{ pieces, isAwaited, isAsked }} hasCrowd={isCrowdOf(reached.goals)} />;
  if (layout.name === 'tablet') return <TabletRace pieces={pieces} isCrowded={isCrowded} />;
  const hasSheet = view.results.length > 0 && !layout.isLow;
  return <DeskRace pieces={pieces} isCrowded={isCrowded} hasSheet={hasSheet} />;
};
