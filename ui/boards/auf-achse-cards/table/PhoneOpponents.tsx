import { useTranslation } from 'react-i18next';
import { classNames } from '../../../pieces/classNames';
import { isLongName } from '../../../pieces/longName';
import { useWidth } from '../../../pieces/useWidth';
import { useHasClocks } from '../../../kit/conduct';
import { SeatNote } from '../../../kit/SeatNote';
import { Seal } from '../../../pieces/Seal';
import { WORDS } from './words';
import { FaceDownRace } from './FaceDownRace';
import { StartMark } from './StartMark';
import styles from './PhoneOpponents.module.css';
import type { Player } from './players';

const BACK_WIDTH = 24;

/**
 * Width in px of a line with a name, the wheel, the status, the length of the trip and the stack letters: without a
 * clock, and beside one.
 */
const ROOM = { alone: 200, withClock: 270 } as const;

const Opponent = ({ player, wheel }: { player: Player; wheel: number }) => {
  const { t } = useTranslation(WORDS);
  const { seat, number, name, race, fresh, hand, places, isStart, isBot } = player;
  const settled = race.length - fresh;
  return (
    <li className={styles.opponent} data-place={`seat-${seat}`}>
      <div className={styles.head}>
        <Seal seat={number} size={20} />
        <b className={classNames(styles.name, isLongName(name) && styles.long)}>{name}</b>
        {isBot && <span className="sr">{t('board.bot')}</span>}
        {isStart && <StartMark size={wheel} className={styles.wheel} />}
        <span className={styles.standing}>
          <SeatNote seat={seat} />
        </span>
      </div>
      <div className={styles.row}>
        {settled > 0 && (
          <div className={styles.fan} aria-hidden="true">
            <FaceDownRace seat={seat} count={settled} width={BACK_WIDTH} label="" />
          </div>
        )}
        <b className={styles.count}>
          <span className="sr">{t('board.race')} </span>
          {race.length}
          <span className={styles.what}> {t('board.cards', { count: race.length })}</span>
        </b>
        <span className="sr">
          {t('board.hand')} {hand.length}
        </span>
        <ul className={styles.places}>
          {places.map(({ bay, card, isLaid }) => (
            <li
              key={bay}
              className={classNames(styles.place, isLaid && styles.laid)}
              {...(isLaid && { 'data-card': card, 'data-from': `seat-${seat}` })}
            >
              <span aria-hidden="true">{t(`board.letter.${bay}`)}</span>
              <span className="sr">
                {t(isLaid ? 'board.lies' : 'board.missing', { bay: t(`board.bay.${bay}`) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};

/** The opponents on a phone: seals instead of plates, one letter for each card they have played. */
export const PhoneOpponents = ({ players }: { players: readonly Player[] }) => {
  const { t } = useTranslation(WORDS);
  const [box, room = 0] = useWidth<HTMLElement>();
  const hasClocks = useHasClocks();
  const isNarrow = room / players.length < ROOM[hasClocks ? 'withClock' : 'alone'];
  // beside a clock the wheel hangs at the corner
  const wheel = isNarrow && hasClocks ? 16 : 20;
  return (
    <section ref={box} aria-label={t('board.opponents')}>
      <ul className={styles.opponents} data-count={players.length} {...(isNarrow && { 'data-narrow': true })}>
        {players.map((player) => (
          <Opponent key={player.seat} player={player} wheel={wheel} />
        ))}
      </ul>
    </section>
  );
};
