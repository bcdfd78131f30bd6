import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeatTime } from '../../kit/conduct';
import { useAnnounce } from '../../shell/announce';

/** The remaining time is read out when it falls below these values, in ms. */
const SAID = [60_000, 10_000];

/** Reads out when the reader's time runs short. */
export const useSpokenTime = (seat: string): void => {
  const { t } = useTranslation('table');
  const announce = useAnnounce();
  const time = useSeatTime(seat);
  const left = time?.runs ? time.left + time.bank : undefined;
  const before = useRef(left);
  useEffect(() => {
    const crossed = SAID.findLast(
      (mark) => before.current !== undefined && left !== undefined && before.current > mark && left <= mark,
    );
    before.current = left;
    if (crossed !== undefined) announce(t('clock.said', { count: crossed / 1000 }));
  }, [left, announce, t]);
};
