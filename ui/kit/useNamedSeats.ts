import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatInfo } from './match';

/**
 * All seats of a match, in the order they sit, with its computer players called as the reader's language calls them,
 * whatever is written down for them. The same object until seats or language change.
 */
export const useNamedSeats = <Seat extends Pick<SeatInfo, 'name' | 'bot'>>(
  seats: readonly Seat[],
): Seat[] => {
  const { t } = useTranslation('lobby');
  return useMemo(
    () =>
      seats.map((seat, at) => (seat.bot ? { ...seat, name: t('seat.computer', { number: at + 1 }) } : seat)),
    [seats, t],
  );
};
