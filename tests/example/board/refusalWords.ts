import type { TFunction } from 'i18next';
import type { Refusal } from '../../../games/shared/legality';
import type { RefusalWords } from '../../../ui/kit/gameUi';
import { nameAt, type SeatInfo } from '../../../ui/kit/match';
import { WORDS } from './words';

/** Why a move is refused, as a person is told. */
export const refusalWords = (
  { reason, values }: Refusal,
  seats: readonly SeatInfo[],
  t: TFunction,
): RefusalWords => {
  const told = {
    ns: WORDS,
    ...values,
    name: nameAt(seats, String(values['seat'])),
    count: Number(values['left']),
  };
  return { what: t(`refusals.${reason}.what`, told), way: t(`refusals.${reason}.way`, told) };
};
