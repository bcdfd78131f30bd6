import { useTranslation } from 'react-i18next';
import { ownSeat, seatsOf, type Draft } from './matchDraft';

/** What those at this device are called who have not said who they are: by the index of their seat. */
export const useProposedNames = (draft: Draft, myName: string | undefined) => {
  const { t } = useTranslation('lobby');
  const seats = seatsOf(draft);
  return (at: number): string => {
    if (seats[at]?.kind === 'human')
      return (at === ownSeat(draft) && myName) || t('seat.proposed', { number: at + 1 });
    return t('seat.computer', { number: at + 1 });
  };
};
