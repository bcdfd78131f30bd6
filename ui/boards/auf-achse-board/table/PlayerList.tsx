import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractOf } from '../../../../games/auf-achse-board';
import { classNames } from '../../../pieces/classNames';
import { Truck } from '../map/Truck';
import { Panel } from '../../../kit/Panel';
import { SeatOffer, useSeatStatus } from '../../../kit/conduct';
import { OwnMark } from '../../../kit/OwnMark';
import { SeatNote } from '../../../kit/SeatNote';
import { SeatFace } from '../../../pieces/Seal';
import { digits } from '../../../pieces/digits';
import styles from './PlayerList.module.css';
import type { Player } from './players';
import { dm, routeName, WORDS } from './words';

/** A player's trailers in a few words: "1 large, 2 small"; empty if there are none. */
const useTrailerWords = () => {
  const { t } = useTranslation(WORDS);
  return ({ trailers }: Player): string => {
    const count = (size: string) => trailers.filter((trailer) => trailer === size).length;
    return (['large', 'small'] as const)
      .flatMap((size) =>
        count(size) ? [`${count(size)} ${t(`table.players.${size}`, { count: count(size) })}`] : [],
      )
      .join(', ');
  };
};

/** What is public about a player: the contracts aboard and the event cards. */
const Open = ({ player: { aboard, held } }: { readonly player: Player }) => {
  const { t } = useTranslation(WORDS);
  return (
    <ul className={styles.open}>
      {aboard.map((id) => (
        <li key={id}>
          <span>{routeName(id)}</span> <b>{dm(contractOf(id).revenue)}</b>
        </li>
      ))}
      {held.map(({ card }) => (
        <li key={card}>{t(`event.${card}.title`)}</li>
      ))}
      {!aboard.length && !held.length && <li>{t('table.players.nothingOpen')}</li>}
    </ul>
  );
};

const PlayerRow = ({ player }: { readonly player: Player }) => {
  const { t } = useTranslation(WORDS);
  const trailerWords = useTrailerWords();
  const [isOpen, setOpen] = useState(false);
  const isAway = useSeatStatus(player.seat)?.kind === 'away';
  const { number, name, isMe, isOnTurn, money, contracts, load, capacity, held, missed, trailers } = player;
  const about = [
    ...(trailers.length ? [trailerWords(player)] : []),
    t('table.players.contracts', { count: contracts }),
    ...(held.length ? [t('table.players.events', { count: held.length })] : []),
  ];
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.player, isOnTurn && styles.onTurn)}
        aria-current={isOnTurn || undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={isAway ? styles.away : undefined}>
          <Truck seat={number} width={46} />
        </span>
        <span className={styles.words}>
          <b>
            <SeatFace seat={number} />
            {name}
            {isMe && <OwnMark name={name} you={t('table.players.you')} />}
          </b>
          <span className={styles.facts}>
            <span className={styles.standing}>
              <SeatNote seat={player.seat} doing={null} />
            </span>
            <span className={styles.about}>
              {about.map((part) => (
                <span key={part}>{part}</span>
              ))}
              {missed > 0 && <span className={styles.warn}>{t('table.missed', { count: missed })}</span>}
            </span>
          </span>
        </span>
        <span className={styles.money}>
          {digits(money)} <small>DM</small>
        </span>
        <span className={styles.load}>
          <span className="sr">{t('table.players.load')}</span> {load}/{capacity}
        </span>
      </button>
      <div className={styles.offer}>
        <SeatOffer seat={player.seat} />
      </div>
      {isOpen && <Open player={player} />}
    </li>
  );
};

/** Everybody at the table, in seat order. A press shows what is public about a player. */
export const PlayerList = memo(({ players }: { readonly players: readonly Player[] }) => {
  const { t } = useTranslation(WORDS);
  return (
    <Panel title={t('table.players.title')} note={t('table.players.note')}>
      <ul className={styles.list}>
        {players.map((player) => (
          <PlayerRow key={player.seat} player={player} />
        ))}
      </ul>
    </Panel>
  );
});
PlayerList.displayName = 'PlayerList';
