import { useTranslation } from 'react-i18next';
import { clockTime } from './clockTime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a time as a clock on the table shows it: minutes and seconds, hours and minutes, days and hours. */
export const useTimeWords = () => {
  const { t } = useTranslation('table');
  return (ms: number): string => {
    if (ms >= DAY)
      return t('clock.days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
    if (ms >= HOUR)
      return t('clock.hours', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
    // what is left is shown until it is gone
    return clockTime(Math.ceil(ms / 1000) * 1000);
  };
};

/** The same of a time that has passed. */
export const usePassedTimeWords = () => {
  const inWords = useTimeWords();
  return (ms: number): string => inWords(Math.floor(ms / 1000) * 1000);
};
