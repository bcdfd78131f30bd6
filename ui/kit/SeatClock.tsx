import type { PlayerID } from 'boardgame.io';
import type { SeatTime } from '../../games/shared/conduct';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { useSeatTime } from './conduct';
import styles from './SeatClock.module.css';
import { useTimeWords } from './useTimeWords';

/** Below this remaining time, in ms, a clock is red. */
const SHORT = 10_000;

/** Is the remaining time so short that this must be visible? */
export const isShort = ({ left, bank }: SeatTime): boolean => left + bank < SHORT;

/**
 * The clock of a seat: the time left for its decision, and its bank; where there is little room, both together. Empty
 * in matches without clocks.
 */
export const SeatClock = ({ seat }: { seat: PlayerID }) => {
  const { t } = useTranslation('table');
  const inWords = useTimeWords();
  const time = useSeatTime(seat);
  // time left over from the last decision does not count for the next one
  if (!time || (!time.runs && !time.bank)) return null;
  const { left, bank, runs, share } = time;
  const look = runs ? (isShort(time) ? styles.short : styles.runs) : styles.rests;
  return (
    <span
      role="timer"
      aria-live="off"
      className={classNames(styles.clock, look)}
      aria-label={t('clock.label')}
    >
      <Icon name="hour" size={14} />
      <span className={styles.both}>
        <b>{inWords(runs ? left : bank)}</b>
        {runs && bank > 0 && <> + {inWords(bank)}</>}
      </span>
      <b className={styles.total}>{inWords(runs ? left + bank : bank)}</b>
      {runs && <span className={styles.bar} style={{ '--share': share }} />}
    </span>
  );
};
