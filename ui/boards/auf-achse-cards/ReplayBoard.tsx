import { useTranslation } from 'react-i18next';
import { BACK, cardGame, faceOf, raceScore, type CardId, type View } from '../../../games/auf-achse-cards';
import type { Snapshot } from '../../kit/match';
import { lettersOf, useMarks } from '../../kit/hints/marks';
import { classNames } from '../../pieces/classNames';
import { Plate } from '../../pieces/Plate';
import { useSize } from '../../pieces/useSize';
import { WheelToken } from '../../pieces/WheelToken';
import { CardPlace } from './cards/CardPlace';
import { RaceLane } from './cards/RaceLane';
import { tripPanels } from './cards/tripPanels';
import { compareCards } from './table/cardOrder';
import { captionsFor, cardIndex, WORDS } from './table/words';
import { CounterPanel } from './table/CounterPanel';
import { FaceDownRace } from './table/FaceDownRace';
import { raceParts, raceSentence } from './table/raceParts';
import { isOpen, playersOf, type Player } from './table/players';
import styles from './ReplayBoard.module.css';
import { lastStageEnd, revealOn } from './story';
import { Travel } from './table/Travel';
import { useLayout } from './table/useLayout';

/** A hand in one line: small chips for cards that may be read, a number for backs. */
const HandChips = ({ player }: { player: Player }) => {
  const { t } = useTranslation(WORDS);
  const { hand, sealed } = player;
  const marks = useMarks();
  const isAdvised = (card: CardId) => lettersOf(marks, ({ args }) => args[0] === card).length > 0;
  return (
    <div className={styles.hand}>
      <span>{t('board.hand')}</span>
      {isOpen(hand) ? (
        <ul className={styles.chips}>
          {hand.toSorted(compareCards).map((card) => (
            <li key={card} className={classNames(isAdvised(card) && styles.advised)}>
              {cardIndex(faceOf(card), t)}
            </li>
          ))}
        </ul>
      ) : (
        <b>{t('board.backs', { count: hand.length })}</b>
      )}
      {sealed !== null && (
        <span className={styles.sealed}>
          {t('board.bay.counter')}:{' '}
          <b>{sealed === BACK ? t('board.faceDown') : cardIndex(faceOf(sealed), t)}</b>
        </span>
      )}
    </div>
  );
};

type PanelProps = { player: Player; isActive: boolean; width: number; isPhone: boolean };

const Panel = ({ player, isActive, width, isPhone }: PanelProps) => {
  const { t } = useTranslation(WORDS);
  const { seat, number, name, race, isStart, fresh } = player;
  const open = isOpen(race);
  return (
    <li className={classNames(styles.panel, isActive && styles.active)}>
      <div className={styles.head}>
        <Plate seat={number} name={name} />
        {isStart && <WheelToken label={t('board.startPlayer')} size={26} />}
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
            parts={raceParts(race, t, { isShort: isPhone, fresh, travels: true })}
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
      <HandChips player={player} />
    </li>
  );
};

/** Of a card on a phone, in px, where the panels stand below each other. */
const PHONE_WIDTH = 46;

/** Until the box has been measured. */
const USUAL = { width: 1000, height: 430 };

/** The card game in a replay: the counter, and every seat's race and hand as far as these eyes may see them. */
export const ReplayBoard = (shown: Snapshot<View>) => {
  const { t } = useTranslation(WORDS);
  const layout = useLayout();
  const [box, room = USUAL] = useSize<HTMLUListElement>();
  const { view, log } = shown;
  const players = playersOf(shown, t);
  const reveal = revealOn(shown);
  const end = lastStageEnd(log);
  const isPhone = layout.name === 'phone';
  const active = (reveal.isCurrent ? reveal.cards.at(-1)?.seat : undefined) ?? log.at(-1)?.seat;
  const { columns, card } = isPhone ? { columns: 1, card: PHONE_WIDTH } : tripPanels(players.length, room);

  return (
    <Travel lying={shown} className={classNames(styles.replay, isPhone && styles.phone)}>
      <CounterPanel
        shown={shown}
        settled={shown}
        players={players}
        layout={layout}
        isScored={cardGame.isOver(view) || end?.stage === view.stage}
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
            isActive={player.seat === active}
            width={card}
            isPhone={isPhone}
          />
        ))}
      </ul>
    </Travel>
  );
};
