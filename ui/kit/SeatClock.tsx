import type { PlayerID } from 'boardgame.io';
import type { SeatTime } from '../../games/shared/conduct';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { Icon } from '../pieces/Icon';
import { useSeatTime } from './conduct';
import styles from './SeatClock.module.css';
import { useTimeWords } from './useTimeWords';

/** With less than that left a clock is red, in ms. */
const SHORT = 10_000;

/** Is there so little left that it is to be seen? */
export const isShort = ({ left, bank }: SeatTime): boolean => left + bank < SHORT;

/**
 * The clock of a seat: what is left for its decision, and of its bank; where there is little room, both in one. Nothing
 * where there are no clocks.
 */
export const SeatClock = ({ seat }: { seat: PlayerID }) => {
  const { t } = useTranslation('table');
  const inWords = useTimeWords();
  const time = useSeatTime(seat);
  // what was left of the last decision is of no use for the next one
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
