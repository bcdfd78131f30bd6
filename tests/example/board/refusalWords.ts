import { withGeneral } from '../../../ui/kit/generalRefusals';
import { nameAt } from '../../../ui/kit/match';
import { WORDS } from './words';

/** Why a move is refused, as a person is told; what every game refuses is told in words they share. */
export const refusalWords = withGeneral(({ reason, values }, seats, t) => {
  const told = {
    ns: WORDS,
    ...values,
    name: nameAt(seats, String(values['seat'])),
    count: Number(values['left']),
  };
  return { what: t(`refusals.${reason}.what`, told), way: t(`refusals.${reason}.way`, told) };
});
