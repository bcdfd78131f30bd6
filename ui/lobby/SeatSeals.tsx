import { useTranslation } from 'react-i18next';
import type { KeptSeat } from '../../games/shared/protocol';
import { isKeptForUs } from '../online/keptSeats';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { Seal, seatNumber } from '../pieces/Seal';
import type { SeatInfo } from '../kit/match';
import styles from './SeatSeals.module.css';

/** An empty seat: a dashed ring. */
export const FreeSeal = ({ size = 22 }: { size?: number }) => (
  <i className={styles.free} style={{ width: size, height: size }} aria-hidden="true" />
);

/** A seat as the lobby knows it; while it is free, it may be kept for somebody. */
export type LobbySeat = SeatInfo & { readonly kept?: KeptSeat };

/** For whom a seat without a player is there: "free", "kept for Kemal". */
export const useEmptySeatWords = () => {
  const { t } = useTranslation('lobby');
  return (seat: LobbySeat) => {
    if (!seat.kept) return t('seat.free');
    return isKeptForUs(seat) ? t('seat.keptForYou') : t('seat.kept', { name: seat.kept.name });
  };
};

/**
 * Who sits where at a table: seals and names, the reader's own in bold. Computer players must already have their
 * names.
 */
export const SeatNames = ({ seats, mine }: { seats: readonly LobbySeat[]; mine?: string | undefined }) => {
  const { t } = useTranslation('lobby');
  const emptyWords = useEmptySeatWords();
  const say = ({ bot, ...seat }: LobbySeat) => {
    const [number, name] = [seatNumber(seat.playerID), seat.name ?? emptyWords(seat)];
    if (bot) return t('row.seatComputer', { number, name, strength: t(`seat.strength.${bot}`) });
    return t('row.seat', { number, name });
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
            <span aria-hidden="true">{name ?? emptyWords(seat)}</span>
            {bot && <Icon name="robot" size={15} />}
            <span className="sr">{say(seat)}</span>
          </li>
        );
      })}
    </ul>
  );
};
