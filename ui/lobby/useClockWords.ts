import { useTranslation } from 'react-i18next';
import type { TableOptions } from '../../games/shared/conduct';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Describes a time limit in a few words. */
export const useClockWords = () => {
  const { t } = useTranslation('lobby');
  /** A number of seconds in words. */
  const span = (seconds: number): string => {
    if (seconds >= DAY && seconds % DAY === 0) return t('clock.days', { count: seconds / DAY });
    if (seconds >= HOUR && seconds % HOUR === 0) return t('clock.hours', { count: seconds / HOUR });
    if (seconds >= MINUTE && seconds % MINUTE === 0) return t('clock.minutes', { count: seconds / MINUTE });
    return t('clock.seconds', { count: seconds });
  };
  /** A remaining time in ms, as precisely as it matters. */
  const leftInWords = (ms: number): string => {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const [whole, part] = seconds >= DAY ? [DAY, HOUR] : seconds >= HOUR ? [HOUR, MINUTE] : [MINUTE, MINUTE];
    if (seconds < MINUTE) return span(seconds);
    const rest = Math.floor((seconds % whole) / part) * part;
    return [seconds - (seconds % whole), rest].filter(Boolean).map(span).join(' ');
  };
  const inWords = ({ perDecision, bank }: NonNullable<TableOptions['clock']>): string =>
    bank
      ? t('clock.withBank', { time: span(perDecision), bank: span(bank) })
      : t('clock.each', { time: span(perDecision) });
  return { span, leftInWords, inWords };
};
