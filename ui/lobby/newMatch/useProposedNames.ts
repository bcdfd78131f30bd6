import { useTranslation } from 'react-i18next';
import { driverOf } from '../../../games/shared/bots/drivers';
import { ownSeat, seatsOf, type Draft } from './matchDraft';

/**
 * The names of players on this device who have not entered one, and of the computer's drivers: by the index of their
 * seat.
 */
export const useProposedNames = (draft: Draft, myName: string | undefined) => {
  const { t } = useTranslation('lobby');
  const seats = seatsOf(draft);
  return (at: number): string => {
    const kind = seats[at]?.kind ?? 'human';
    return kind === 'human'
      ? (at === ownSeat(draft) && myName) || t('seat.proposed', { number: at + 1 })
      : driverOf(kind, String(at)).name;
  };
};
