import { useContext } from 'react';
import type { PlayerID } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import { classNames } from '../pieces/classNames';
import { StandingContext, useSeatTime } from './conduct';
import { isShort } from './SeatClock';
import styles from './SignTime.module.css';
import { useTimeWords } from './useTimeWords';

const TimeOf = ({ seat }: { seat: PlayerID }) => {
  const { t } = useTranslation('table');
  const inWords = useTimeWords();
  const time = useSeatTime(seat);
  if (!time?.runs) return null;
  const { left, bank, share } = time;
  const whence = left ? (bank ? 'forThis' : 'forThisOnly') : bank ? 'fromBank' : 'up';
  return (
    // screen readers read the clock in the bar
    <div className={classNames(styles.time, isShort(time) && styles.short)} aria-hidden="true">
      <p>
        <b>{inWords(left || bank)}</b> <span>{t(`clock.${whence}`, { bank: inWords(bank) })}</span>
      </p>
      <i style={{ '--share': share }} />
    </div>
  );
};

/** On the sign that asks the reader for a decision: the time left for it. Empty while no clock runs. */
export const SignTime = () => {
  const me = useContext(StandingContext)?.me;
  return me === undefined || me === null ? null : <TimeOf seat={me} />;
};
