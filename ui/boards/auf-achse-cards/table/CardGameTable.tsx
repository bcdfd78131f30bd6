import { useContext, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isCard, type CardId, type View } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { Sheet } from '../../../pieces/Sheet';
import { HintPanel } from '../../../kit/hints/HintPanel';
import { HintsContext } from '../../../kit/hints/hints';
import type { BoardProps, LogEntry, Snapshot } from '../../../kit/match';
import { adviceWords } from '../adviceWords';
import { tellTurnedUp } from '../narrate';
import type { Bay } from './bays';
import { WORDS } from './words';
import { CounterPanel } from './CounterPanel';
import { aiming } from './aiming';
import { Dash } from './Dash';
import { Opponents } from './Opponents';
import { OwnRace } from './OwnRace';
import { PhoneOpponents } from './PhoneOpponents';
import { othersOf, type Player } from './players';
import { ScoreTable } from '../scores/ScoreTable';
import { SpectatorLine } from './SpectatorLine';
import styles from './CardGameTable.module.css';
import { TurnSign } from './TurnSign';
import type { CardChoice } from './useCardChoice';
import { watchedColumns, watchedLayout, type Layout } from './useLayout';

type Props = Pick<BoardProps<View>, 'chrome' | 'refused' | 'isForAll'> & {
  shown: Snapshot<View>;
  /** The same without the effect of a card that is still being turned up. */
  settled: Snapshot<View>;
  /** The log as far as it has been shown. */
  log: readonly LogEntry[];
  players: readonly Player[];
  bays: readonly Bay[];
  choice: CardChoice;
  layout: Layout;
  isUnfolding: boolean;
  isScored: boolean;
  hasAside: boolean;
};

const asList = (cards: string): readonly CardId[] => cards.split(' ').filter(isCard);

/**
 * The cards in the bays that the trip already shows, slightly later than the bays do. The same list as long as the
 * cards are the same: a trip may be long, and must not be rendered again when a card is picked up.
 */
const useComing = ({ bays, choice }: Pick<Props, 'bays' | 'choice'>, me: Player | undefined) => {
  const inBays = bays
    .flatMap(({ id, move }) => (move === 'layRace' ? (choice.staged[id] ?? []) : []))
    .join(' ');
  const deferred = useDeferredValue(inBays);
  // cards played in the meantime are no longer previews
  const coming = asList(deferred)
    .filter((card) => !me?.race.includes(card))
    .join(' ');
  return useMemo(() => asList(coming), [coming]);
};

/** What is at the foot of the table: the reader's hand and bays, or for spectators a line. */
const Foot = (props: Props & { me: Player | undefined }) => {
  const { me, shown, log, players, bays, choice, layout, isUnfolding, refused } = props;
  const { t } = useTranslation(WORDS);
  const told = isUnfolding ? tellTurnedUp(log, shown.seats, t) : undefined;
  return (
    <div className={styles.foot}>
      {me ? (
        <Dash
          view={shown.view}
          me={me}
          players={players}
          bays={bays}
          choice={choice}
          layout={layout}
          isUnfolding={isUnfolding}
          told={told}
          refused={refused}
        />
      ) : (
        <SpectatorLine players={players} layout={layout} isUnfolding={isUnfolding} told={told} />
      )}
    </div>
  );
};

/** The table between two score sheets. */
export const CardGameTable = (props: Props) => {
  const { shown, settled, players, bays, choice, isUnfolding, isScored, hasAside } = props;
  const { chrome, log, isForAll = false } = props;
  const { t } = useTranslation(WORDS);
  const { isOpen: isAsking } = useContext(HintsContext);
  const { view } = shown;
  const me = players.find(({ isMe }) => isMe);
  const coming = useComing(props, me);
  const seats = players.length;
  const isWatched = me === undefined;
  const layout = useMemo(
    () => (isWatched ? watchedLayout(props.layout, seats) : props.layout),
    [isWatched, props.layout, seats],
  );
  const isPhone = layout.name === 'phone';
  const isSide = layout.name === 'side';
  const others = useMemo(() => othersOf(players), [players]);

  const scores = (
    <Sheet className={styles.scores} aria-label={t('board.scores')}>
      <h2 className={styles.heading}>{t('board.scores')}</h2>
      <ScoreTable view={view} players={players} stage={view.stage} />
    </Sheet>
  );

  const hints = (
    <HintPanel
      isOver={layout.name !== 'desk'}
      half="upper"
      wordsOf={(advice) => adviceWords(advice, t)}
      onChoose={({ moves }) => choice.stage(moves)}
      className={layout.name === 'desk' ? styles.hints : undefined}
    />
  );
  const columns = isWatched ? watchedColumns(layout, seats) : undefined;
  const opponents = (
    <Opponents players={others} layout={layout} isForAll={isForAll} {...(columns && { columns })} />
  );

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the bays do the same by keyboard */}
      <main
        className={classNames(styles.main, layout.isLow && styles.low, isSide && styles.side)}
        data-picked={choice.selected && true}
        {...aiming(bays, choice)}
      >
        <h1 className="sr">{t('board.situation.round', { stage: view.stage, round: view.round })}</h1>
        {isPhone && (me || others.length > 4) && <PhoneOpponents players={others} />}
        {(isPhone ? !me && others.length <= 4 : !isSide) && opponents}
        <CounterPanel shown={shown} settled={settled} players={players} layout={layout} isScored={isScored} />
        {isSide && !me && opponents}
        {me && <OwnRace me={me} staged={coming} layout={layout} className={styles.trip} />}
        {hasAside && layout.name === 'tablet' && (
          <div className={styles.below}>
            {scores}
            <div className={styles.log}>{chrome.logbook(log)}</div>
            {chrome.chat && <div>{chrome.chat}</div>}
          </div>
        )}
        {(me || !isForAll) && <Foot {...props} me={me} />}
        {layout.name !== 'desk' && hints}
      </main>
      {layout.name === 'desk' && (
        <aside className={styles.aside}>
          {chrome.lesson ?? (
            <>
              <TurnSign view={view} players={players} isUnfolding={isUnfolding} isForAll={isForAll} />
              {isAsking ? hints : scores}
            </>
          )}
          <div className={styles.log}>{chrome.logbook(log)}</div>
          {chrome.chat && <div>{chrome.chat}</div>}
        </aside>
      )}
    </>
  );
};
