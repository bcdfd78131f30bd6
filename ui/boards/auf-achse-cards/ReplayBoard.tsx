import { useTranslation } from 'react-i18next';
import {
  BACK,
  cardGame,
  faceOf,
  raceScore,
  winners,
  type CardId,
  type View,
} from '../../../games/auf-achse-cards';
import { Starred } from '../../kit/Starred';
import type { Snapshot } from '../../kit/match';
import { lettersOf, useMarks } from '../../kit/hints/marks';
import { classNames } from '../../pieces/classNames';
import { Icon } from '../../pieces/Icon';
import { Plate } from '../../pieces/Plate';
import { useSize } from '../../pieces/useSize';
import { Card } from './cards/Card';
import { CardFan } from './cards/CardFan';
import { CardPlace } from './cards/CardPlace';
import { RaceLane } from './cards/RaceLane';
import { tripPanels } from './cards/tripPanels';
import { compareCards } from './table/cardOrder';
import { captionsFor, cardIndex, cardLabel, WORDS } from './table/words';
import { CounterPanel } from './table/CounterPanel';
import { FaceDownRace } from './table/FaceDownRace';
import { raceParts, raceSentence } from './table/raceParts';
import { isOpen, playersOf, type Player } from './table/players';
import { StartMark } from './table/StartMark';
import styles from './ReplayBoard.module.css';
import { lastStageEnd, revealOn } from './story';
import { Travel } from './table/Travel';
import { useLayout } from './table/useLayout';

/** Equal cards of a hand, together. */
const stacksOf = (cards: readonly CardId[]): readonly (readonly CardId[])[] =>
  [...new Set(cards.map(faceOf))].map((face) => cards.filter((card) => faceOf(card) === face));

/** The card that a player has laid for the counter and that is not revealed yet. */
const Sealed = ({ card }: { card: NonNullable<Player['sealed']> }) => {
  const { t } = useTranslation(WORDS);
  return (
    <span className={styles.sealed}>
      <Starred
        text={t('board.laidForCounter', {
          card: card === BACK ? t('board.faceDown') : cardIndex(faceOf(card), t),
        })}
      />
    </span>
  );
};

type HandProps = {
  player: Player;
  /** The width of its cards in px; undefined where there is only room for chips. */
  width: number | undefined;
  isTerse: boolean;
};

/** A hand: cards or small chips in one line if it can be seen, otherwise backs with a number. */
const Hand = ({ player, width, isTerse }: HandProps) => {
  const { t } = useTranslation(WORDS);
  const { hand, sealed } = player;
  const marks = useMarks();
  const isAdvised = (card: CardId) => lettersOf(marks, ({ args }) => args[0] === card).length > 0;
  const cards = isOpen(hand) ? hand.toSorted(compareCards) : undefined;
  return (
    <div className={classNames(styles.hand, isTerse && styles.terse)}>
      {isTerse && isOpen(hand) ? <Icon name="hand" size={18} /> : <span>{t('board.hand')}</span>}
      {!cards && <b>{t('board.backs', { count: hand.length })}</b>}
      {cards && !width && (
        <ul className={styles.chips} aria-label={t('board.hand')}>
          {stacksOf(cards).map((stack) => (
            <li key={stack[0]} className={classNames(stack.some(isAdvised) && styles.advised)}>
              {stack.length > 1 && `${t('reference.count', { count: stack.length })} `}
              {cardIndex(faceOf(stack[0]!), t)}
            </li>
          ))}
        </ul>
      )}
      {sealed !== null && !isTerse && <Sealed card={sealed} />}
      {cards && width && (
        <CardFan width={width} label={t('board.hand')}>
          {cards.map((card) => (
            <Card
              key={card}
              face={faceOf(card)}
              width={width}
              label={cardLabel(faceOf(card), t)}
              className={classNames(isAdvised(card) && styles.advisedCard)}
            />
          ))}
        </CardFan>
      )}
    </div>
  );
};

type PanelProps = {
  player: Player;
  /** Is it the one that has just played or, in the end, a winner's? */
  isMarked: boolean;
  /** The card widths of the trip and of the hand, in px. */
  width: number;
  handWidth: number | undefined;
  isPhone: boolean;
  isTerse: boolean;
};

const Panel = ({ player, isMarked, width, handWidth, isPhone, isTerse }: PanelProps) => {
  const { t } = useTranslation(WORDS);
  const { seat, number, name, race, sealed, isStart, fresh } = player;
  const open = isOpen(race);
  return (
    <li className={classNames(styles.panel, isMarked && styles.marked)}>
      <div className={styles.head}>
        <Plate seat={number} name={name} />
        {isStart && <StartMark size={26} />}
        {sealed !== null && isTerse && <Sealed card={sealed} />}
        <p className={styles.km}>
          {open && race.length > 0 ? (
            <>
              <b>{raceScore(race.map(faceOf))}</b> {t('board.km')}
            </>
          ) : (
            t('board.raceLength', { count: race.length })
          )}
        </p>
      </div>
      <div className={styles.lane}>
        {!race.length && <CardPlace width={width} />}
        {open && race.length > 0 && (
          <RaceLane
            parts={raceParts(race, t, { isShort: isPhone, isTerse, fresh, travels: true })}
            width={width}
            label={raceSentence(race, t)}
            breakLabel={t('board.break')}
            captions={captionsFor(t)}
          />
        )}
        {!open && (
          <FaceDownRace
            seat={seat}
            count={race.length}
            width={width}
            label={t('board.backs', { count: race.length })}
          />
        )}
      </div>
      <Hand player={player} width={handWidth} isTerse={isTerse} />
    </li>
  );
};

/** On a phone the panels are below each other. */
const ON_PHONE = { columns: 1, card: 46, hand: undefined, isTerse: false };

/** The size used until the box has been measured. */
const USUAL = { width: 1000, height: 430 };

/** The card game in a replay: the counter, and every seat's race and hand as far as this perspective may see them. */
export const ReplayBoard = (shown: Snapshot<View>) => {
  const { t } = useTranslation(WORDS);
  const layout = useLayout();
  const [box, room = USUAL] = useSize<HTMLUListElement>();
  const { view, log } = shown;
  const players = playersOf(shown, t);
  const reveal = revealOn(shown);
  const end = lastStageEnd(log);
  const isPhone = layout.name === 'phone';
  const isOver = cardGame.isOver(view);
  const played = (reveal.isCurrent ? reveal.cards.at(-1)?.seat : undefined) ?? log.at(-1)?.seat;
  const marked = isOver ? winners(view) : [played];
  const { columns, card, hand, isTerse } = isPhone ? ON_PHONE : tripPanels(players.length, room);

  return (
    <Travel lying={shown} className={classNames(styles.replay, isPhone && styles.phone)}>
      <CounterPanel
        shown={shown}
        settled={shown}
        players={players}
        layout={layout}
        isScored={isOver || end?.stage === view.stage}
        piles={isPhone}
      />
      <ul
        ref={box}
        className={styles.panels}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        aria-label={t('board.players')}
      >
        {players.map((player) => (
          <Panel
            key={player.seat}
            player={player}
            isMarked={marked.includes(player.seat)}
            width={card}
            handWidth={hand}
            isPhone={isPhone}
            isTerse={isTerse}
          />
        ))}
      </ul>
    </Travel>
  );
};
