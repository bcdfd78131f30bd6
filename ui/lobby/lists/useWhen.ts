import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;
const DAY = 86_400_000;

const midnightBefore = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** The number of midnights between two times. */
const daysBetween = (from: number, to: number): number =>
  Math.round((midnightBefore(to) - midnightBefore(from)) / DAY);

/** Formats times in lists (in ms since 1970) in the reader's language. */
export const useWhen = () => {
  const { language } = useTranslation('lobby').i18n;
  const locale = language === 'en' ? 'en-GB' : language;
  return useMemo(() => {
    const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const weekday = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return {
      /** When something was: `yesterday, 21:40`; only the day if it is more than a week ago. */
      date: (at: number): string => {
        const days = daysBetween(at, Date.now());
        if (days <= 1) return `${near.format(-Math.max(days, 0), 'day')}, ${time.format(at)}`;
        return days < 7 ? weekday.format(at) : day.format(at);
      },
      /** How long ago something was: `3 min. ago`. */
      ago: (at: number): string => {
        const minutes = Math.max(1, Math.round((Date.now() - at) / MINUTE));
        if (minutes < 60) return near.format(-minutes, 'minute');
        return minutes < 24 * 60
          ? near.format(-Math.round(minutes / 60), 'hour')
          : near.format(-Math.round(minutes / (24 * 60)), 'day');
      },
    };
  }, [locale]);
};
