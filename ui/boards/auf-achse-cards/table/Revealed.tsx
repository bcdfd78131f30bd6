import { useTranslation } from 'react-i18next';
import { BACK, counterValue, type Face } from '../../../../games/auf-achse-cards';
import { clockwiseFrom } from '../../../../games/shared/seats';
import { classNames } from '../../../pieces/classNames';
import { Plate } from '../../../pieces/Plate';
import { Seal } from '../../../pieces/Seal';
import { digits } from '../../../pieces/digits';
import { Card } from '../cards/Card';
import { captionsFor, cardLabel, WORDS } from './words';
import type { Player } from './players';
import styles from './Revealed.module.css';
import type { Reveal, Told } from '../story';

type Props = {
  reveal: Reveal;
  /** For how many of them the effect is shown; the last one may still be turning over. */
  told: number;
  round: number;
  /** The players whose counter cards of this round are still face down. */
  pending: readonly Player[];
  players: readonly Player[];
  startPlayer: string;
  width: number;
  /** Seals instead of name plates. */
  isCompact: boolean;
  /** Only numbers, no words. */
  isPhone: boolean;
};

const signed = (km: number): string => (km > 0 ? `+${km}` : km < 0 ? digits(km) : '±0');

const ON_RACES: Partial<Record<Face, string>> = {
  levelCrossing: '−1',
  clearRoad: '+1',
  fullyClearRoad: '+2',
};

type ItemProps = {
  player: Player;
  /** The card, once it is face up. */
  counted: Told<'counted'> | undefined;
  /** The card, once its effect can be shown. */
  told: Told<'counted'> | undefined;
  isCurrent: boolean;
  isNext: boolean;
  isNow: boolean;
} & Pick<Props, 'width' | 'isCompact' | 'isPhone'>;

/** One counter card: whose it is, its effect, and the value of the counter after it. */
const Item = ({ player, counted, told, isCurrent, isNext, isNow, width, isCompact, isPhone }: ItemProps) => {
  const { t } = useTranslation(WORDS);
  const onRaces = told && ON_RACES[told.card];
  const effect = told
    ? (onRaces ?? signed(counterValue(told.card)))
    : t(isNext || counted ? 'board.reveal.next' : 'board.reveal.later');
  const after = told
    ? onRaces
      ? t('board.reveal.perRace')
      : t('board.reveal.total', { km: told.total })
    : t('board.reveal.faceDown');
  return (
    <li className={isPhone ? undefined : styles.room}>
      <div className={classNames(styles.item, isNow && styles.now)}>
        {isPhone && <Seal seat={player.number} size={18} className={styles.seal} />}
        {isPhone && <span className="sr">{player.name}</span>}
        <Card
          face={counted?.card ?? BACK}
          width={width}
          mini
          label={cardLabel(counted?.card ?? BACK, t)}
          captions={captionsFor(t)}
          {...(isCurrent && { 'data-card': `sealed-${player.seat}` })}
        />
        <span className={classNames(styles.words, !told && styles.untold)}>
          {!isCompact && <Plate seat={player.number} name={player.name} size="s" className={styles.plate} />}
          {isCompact && !isPhone && (
            <span className={styles.who}>
              <Seal seat={player.number} size={16} />
              <span className={styles.name}>{player.name}</span>
            </span>
          )}
          {(told || !isPhone) && (
            // beside kilometres it would look like kilometres, and the card shows it anyway
            <b className={isPhone && onRaces ? 'sr' : styles.effect}>{effect}</b>
          )}
          <span className={isPhone ? 'sr' : styles.after}>{after}</span>
        </span>
      </div>
    </li>
  );
};

const turnOrder = (players: readonly Player[], startPlayer: string): readonly string[] =>
  clockwiseFrom(
    players.map(({ seat }) => seat),
    startPlayer,
  );

/** K-3.7 — the counter cards of the round in turn order: those turned up, and those still to come. */
export const Revealed = ({
  reveal,
  told,
  round,
  pending,
  players,
  startPlayer,
  width,
  isCompact,
  isPhone,
}: Props) => {
  const { t } = useTranslation(WORDS);
  const { cards, isCurrent } = reveal;
  const find = (seat: string) => players.find((player) => player.seat === seat);
  const shown = [
    ...cards.map((counted) => ({ seat: counted.seat, counted })),
    ...turnOrder(players, startPlayer)
      .filter((seat) => pending.some((player) => player.seat === seat))
      .map((seat) => ({ seat, counted: undefined })),
  ];
  if (!shown.length)
    return (
      <p className={classNames(styles.nothing, isPhone && styles.phone)} style={{ '--turned': `${width}px` }}>
        {t('board.reveal.nothing')}
      </p>
    );
  return (
    <div
      className={classNames(styles.revealed, isPhone && styles.phone)}
      style={{ '--turned': `${width}px` }}
      data-count={shown.length}
    >
      <h3 className={styles.title}>
        {t('log.round.heading', { round })}
        <small className={isPhone ? 'sr' : styles.when}>
          {t(isCurrent && pending.length ? 'board.reveal.going' : 'board.reveal.done')}
        </small>
      </h3>
      <ol className={styles.cards} style={{ '--count': shown.length }}>
        {shown.map(({ seat, counted }, at) => {
          const player = find(seat);
          return (
            player && (
              <Item
                key={`${round}-${seat}`}
                player={player}
                counted={counted}
                told={at < told ? counted : undefined}
                isCurrent={isCurrent}
                isNext={at === cards.length}
                isNow={isCurrent && at === cards.length - 1}
                width={width}
                isCompact={isCompact}
                isPhone={isPhone}
              />
            )
          );
        })}
      </ol>
    </div>
  );
};
