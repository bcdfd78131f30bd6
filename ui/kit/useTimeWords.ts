import { useTranslation } from 'react-i18next';
import { clockTime } from './clockTime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A remaining time as the clocks on the table show it: minutes and seconds, hours and minutes, days and hours. */
export const useTimeWords = () => {
  const { t } = useTranslation('table');
  return (ms: number): string => {
    if (ms >= DAY)
      return t('clock.days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
    if (ms >= HOUR)
      return t('clock.hours', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
    // rounded up, so that it shows 0 only when the time is over
    return clockTime(Math.ceil(ms / 1000) * 1000);
  };
};

/** The same for elapsed time. */
export const usePassedTimeWords = () => {
  const inWords = useTimeWords();
  return (ms: number): string => inWords(Math.floor(ms / 1000) * 1000);
};
