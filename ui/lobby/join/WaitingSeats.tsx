import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { StandingContext, statusOf } from '../../kit/conduct';
import { SeatStanding } from '../../kit/SeatNote';
import { useNamedSeats } from '../../kit/useNamedSeats';
import type { MatchDetails } from '../../online/lobbyApi';
import { Plate } from '../../pieces/Plate';
import { seatNumber } from '../../pieces/Seal';
import { ConfirmButton } from '../ConfirmButton';
import { FreeSeal } from '../SeatSeals';
import styles from './WaitingRoom.module.css';

const MINUTE = 60_000;

/** The names of players who have taken a seat but are absent now. */
export const useNamesOfAway = (): readonly string[] => {
  const { seats = [], heard } = useContext(StandingContext) ?? {};
  return seats.flatMap((seat) => {
    const kind = statusOf(seat, heard)?.kind;
    return seat.name !== undefined && (kind === 'away' || kind === 'elsewhere') ? [seat.name] : [];
  });
};

type Props = {
  seats: MatchDetails['seats'];
  /** The reader's seat. */
  mine: string;
  /** Frees another player's seat; left out for those who may not. */
  onFree: ((playerID: string) => void) | undefined;
};

/** The seats of a match that has not begun: who has taken them, and whether they are present. */
export const WaitingSeats = ({ seats, mine, onFree }: Props) => {
  const { t } = useTranslation('lobby');
  return (
    <ul className={styles.seats}>
      {useNamedSeats(seats).map(({ playerID, name, bot, kept }) => (
        <li key={playerID} className={styles.seat}>
          {name === undefined ? (
            <span className={styles.free}>
              <FreeSeal size={30} />
              {kept
                ? t('seat.keptFor', { name: kept.name, count: Math.ceil(kept.ms / MINUTE) })
                : t('seat.free')}
            </span>
          ) : (
            <Plate name={name} seat={seatNumber(playerID)} size="l" />
          )}
          <span className={styles.note}>
            {playerID === mine && t('seat.you')}
            {bot && t(`seat.${bot}`)}
            {name !== undefined && !bot && playerID !== mine && <SeatStanding seat={playerID} />}
          </span>
          {onFree && name !== undefined && !bot && playerID !== mine && (
            <ConfirmButton
              variant="quiet"
              size="s"
              className={styles.ask}
              aria-label={t('waiting.freeLabel', { name })}
              sure={t('waiting.freeSure')}
              onConfirm={() => onFree(playerID)}
            >
              {t('waiting.free')}
            </ConfirmButton>
          )}
        </li>
      ))}
    </ul>
  );
};
