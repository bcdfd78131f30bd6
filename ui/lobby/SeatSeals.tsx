import { useTranslation } from 'react-i18next';
import { Seal, type Seat } from '../pieces/Seal';
import type { SeatInfo } from '../kit/match';
import styles from './SeatSeals.module.css';

/** The seat of a player as pieces count them, from one. */
export const seatNumber = (playerID: string): Seat => (Number(playerID) + 1) as Seat;

/** An empty place: a dashed ring. */
export const FreeSeal = ({ size = 22 }: { size?: number }) => (
  <i className={styles.free} style={{ width: size, height: size }} aria-hidden="true" />
);

/** Who sits where at a table, in seals. */
export const SeatSeals = ({ seats }: { seats: readonly SeatInfo[] }) => {
  const { t } = useTranslation('lobby');
  const say = ({ playerID, name, bot }: SeatInfo) => {
    const number = seatNumber(playerID);
    if (bot) return t('row.seatComputer', { number, strength: t(`seat.strength.${bot}`) });
    return name ? t('row.seat', { number, name }) : t('row.seatFree', { number });
  };
  return (
    <ul className={styles.seats}>
      {seats.map((seat) => (
        <li key={seat.playerID} title={say(seat)}>
          {seat.name === undefined ? <FreeSeal /> : <Seal seat={seatNumber(seat.playerID)} size={22} />}
          <span className="sr">{say(seat)}</span>
        </li>
      ))}
    </ul>
  );
};
