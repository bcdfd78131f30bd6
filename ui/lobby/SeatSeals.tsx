import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { Seal, seatNumber } from '../pieces/Seal';
import type { SeatInfo } from '../kit/match';
import styles from './SeatSeals.module.css';

/** An empty seat: a dashed ring. */
export const FreeSeal = ({ size = 22 }: { size?: number }) => (
  <i className={styles.free} style={{ width: size, height: size }} aria-hidden="true" />
);

/**
 * Who sits where at a table: seals and names, the reader's own in bold. Computer players must already have their
 * names.
 */
export const SeatNames = ({ seats, mine }: { seats: readonly SeatInfo[]; mine?: string | undefined }) => {
  const { t } = useTranslation('lobby');
  const say = ({ playerID, name, bot }: SeatInfo) => {
    const number = seatNumber(playerID);
    if (bot) return t('row.seatComputer', { number, name, strength: t(`seat.strength.${bot}`) });
    return name ? t('row.seat', { number, name }) : t('row.seatFree', { number });
  };
  return (
    <ul className={styles.seats}>
      {seats.map((seat) => {
        const { playerID, name, bot } = seat;
        const isSoft = bot !== undefined || name === undefined;
        return (
          <li
            key={playerID}
            className={classNames(styles.seat, playerID === mine && styles.mine, isSoft && styles.soft)}
            title={say(seat)}
          >
            {name === undefined ? <FreeSeal size={18} /> : <Seal seat={seatNumber(playerID)} size={18} />}
            <span aria-hidden="true">{name ?? t('seat.free')}</span>
            {bot && <Icon name="robot" size={15} />}
            <span className="sr">{say(seat)}</span>
          </li>
        );
      })}
    </ul>
  );
};
