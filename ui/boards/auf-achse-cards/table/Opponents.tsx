import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BACK } from '../../../../games/auf-achse-cards';
import { classNames } from '../../../pieces/classNames';
import { Icon, type IconName } from '../../../pieces/Icon';
import { isLongName } from '../../../pieces/longName';
import { Plate } from '../../../pieces/Plate';
import { Card } from '../cards/Card';
import { CardPlace } from '../cards/CardPlace';
import { SeatOffer } from '../../../kit/conduct';
import { SeatNote } from '../../../kit/SeatNote';
import { WORDS } from './words';
import { FaceDownRace } from './FaceDownRace';
import { StartMark } from './StartMark';
import styles from './Opponents.module.css';
import type { Doing, Player } from './players';
import type { Layout } from './useLayout';

const ICON: Partial<Record<Doing, IconName>> = {
  thinking: 'hour',
  owesRace: 'hour',
  owesCounter: 'hour',
  owesExtra: 'hour',
  done: 'check',
};

/** What a seat is doing, in one word. */
const State = ({ player, isForAll }: { player: Player; isForAll: boolean }) => {
  const { t } = useTranslation(WORDS);
  const { doing, places } = player;
  const icon = ICON[doing];
  if (!icon && doing !== 'noCards') return null;
  // While everybody looks at the device together, nobody is deciding.
  if (isForAll && doing === 'thinking') return null;
  const words = t(`board.doing.${doing}`, { count: places.filter(({ isLaid }) => !isLaid).length });
  return (
    <span className={classNames(styles.state, doing === 'done' && styles.done)} title={words}>
      {icon && <Icon name={icon} size={16} />}
      {words}
    </span>
  );
};

/** Where the cards of this round are played: dashed places, with a back where one lies. */
const Places = ({ player, width }: { player: Player; width: number }) => {
  const { t } = useTranslation(WORDS);
  return (
    <ul className={styles.places} style={{ '--laid': `${width}px` }}>
      {player.places.map(({ bay, card, isLaid }) => (
        <li key={bay} data-laid={isLaid}>
          {isLaid ? (
            <Card
              face={BACK}
              width={width}
              label={t('board.faceDown')}
              data-card={card}
              data-from={`seat-${player.seat}`}
            />
          ) : (
            <CardPlace width={width} />
          )}
          <span className={styles.bay}>{t(`board.bay.${bay}`)}</span>
        </li>
      ))}
    </ul>
  );
};

type OpponentProps = { player: Player; width: number; laidWidth: number; isForAll: boolean };

const Opponent = ({ player, width, laidWidth, isForAll }: OpponentProps) => {
  const { t } = useTranslation(WORDS);
  const { seat, number, name, race, fresh, hand, isStart, isBot } = player;
  const settled = race.length - fresh;
  return (
    <li className={styles.opponent} data-place={`seat-${seat}`}>
      <div className={styles.head}>
        <Plate
          seat={number}
          name={name}
          className={classNames(styles.plate, isLongName(name) && styles.long)}
        />
        {isBot && (
          <span className={styles.bot} title={t('board.bot')}>
            <Icon name="robot" size={18} />
            <span className="sr">{t('board.bot')}</span>
          </span>
        )}
        {isStart && <StartMark />}
        <SeatNote seat={seat} doing={<State player={player} isForAll={isForAll} />} />
      </div>
      <div className={styles.lane}>
        <div className={styles.fan} style={{ '--back': `${width}px` }}>
          {settled > 0 ? (
            <FaceDownRace
              seat={seat}
              count={settled}
              width={width}
              label={t('board.backs', { count: settled })}
            />
          ) : (
            <CardPlace width={width} />
          )}
        </div>
        <dl className={styles.counts}>
          <div>
            <dt>{t('board.race')}</dt>
            <dd>
              {race.length} <span className={styles.unit}>{t('board.cards', { count: race.length })}</span>
            </dd>
          </div>
          <div className={styles.hand}>
            <dt>{t('board.hand')}</dt>
            <dd>
              {hand.length} <span className={styles.unit}>{t('board.cards', { count: hand.length })}</span>
            </dd>
          </div>
        </dl>
        <Places player={player} width={laidWidth} />
      </div>
      <SeatOffer seat={seat} />
    </li>
  );
};

type Props = {
  players: readonly Player[];
  layout: Layout;
  /** Do all players look at this device together? */
  isForAll: boolean;
  /** How many stand beside each other, if not as many as the window has room for. */
  columns?: number;
  /** Are they read across a room? */
  isFar?: boolean;
};

/**
 * How many stand beside each other: five, or four on a tablet in portrait, take two rows; a phone in landscape has
 * one row.
 */
const columnsFor = (count: number, { name, isAcross }: Layout): number => {
  if (name === 'phone') return 1;
  if (name === 'side') return count;
  if (count > 4) return 3;
  return count > 3 && name === 'tablet' && !isAcross ? 2 : count;
};

/** The opponents: the length of their races, their hands, and what they have played this round. */
export const Opponents = memo(({ players, layout, isForAll, columns, isFar }: Props) => {
  const { t } = useTranslation(WORDS);
  const { opponent, laid } = layout.sizes;
  const isPhone = layout.name === 'phone';
  const isSide = layout.name === 'side';
  return (
    <section
      aria-label={t('board.opponents')}
      className={classNames(isPhone && styles.phone, isSide && styles.side, isFar && styles.far)}
    >
      <ul
        className={classNames(styles.opponents, layout.isLow && styles.low)}
        style={{
          gridTemplateColumns: `repeat(${columns ?? columnsFor(players.length, layout)}, minmax(0, 1fr))`,
        }}
      >
        {players.map((player) => (
          <Opponent key={player.seat} player={player} width={opponent} laidWidth={laid} isForAll={isForAll} />
        ))}
      </ul>
    </section>
  );
});
Opponents.displayName = 'Opponents';
