import { useTranslation } from 'react-i18next';
import { classNames } from '../../../pieces/classNames';
import { Truck } from '../map/Truck';
import { Panel } from './Panel';
import styles from './Players.module.css';
import type { Player } from './players';
import { digits, WORDS } from './words';

/** Trailers in a few words: "1 large, 2 small"; nothing without any. */
const useTrailerWords = () => {
  const { t } = useTranslation(WORDS);
  return ({ trailers }: Player): string => {
    if (!trailers.length) return t('table.players.noTrailer');
    const count = (size: string) => trailers.filter((trailer) => trailer === size).length;
    return (['large', 'small'] as const)
      .flatMap((size) => (count(size) ? [`${count(size)} ${t(`table.players.${size}`)}`] : []))
      .join(', ');
  };
};

const PlayerRow = ({ player }: { readonly player: Player }) => {
  const { t } = useTranslation(WORDS);
  const trailerWords = useTrailerWords();
  const { seat, name, isMe, isOnTurn, isAway, money, contracts, load, capacity, held, missed } = player;
  return (
    <li className={classNames(styles.player, isOnTurn && styles.onTurn)} aria-current={isOnTurn || undefined}>
      <Truck seat={seat} width={46} />
      <div className={styles.words}>
        <b>
          {name}
          {isMe && <span className="sr"> ({t('table.players.you')})</span>}
        </b>
        <span>
          {[
            trailerWords(player),
            t('table.players.contracts', { count: contracts }),
            ...(held.length ? [t('table.players.events', { count: held.length })] : []),
          ].join(' · ')}
        </span>
        {(missed > 0 || isAway) && (
          <span className={styles.warn}>
            {isAway ? t('table.players.away') : t('table.missed', { count: missed })}
          </span>
        )}
      </div>
      <div className={styles.money}>
        {digits(money)} <small>DM</small>
      </div>
      <div className={styles.load}>
        <span className="sr">{t('table.players.load')}</span> {load}/{capacity}
      </div>
    </li>
  );
};

/** Everybody at the table, in the order they sit. */
export const Players = ({ players }: { readonly players: readonly Player[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <Panel title={t('table.players.title')} note={t('table.players.note')}>
      <ul className={styles.list}>
        {players.map((player) => (
          <PlayerRow key={player.id} player={player} />
        ))}
      </ul>
    </Panel>
  );
};
