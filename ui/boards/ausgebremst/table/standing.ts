import type { TFunction } from 'i18next';
import { lapOf, LAPS, type View } from '../../../../games/ausgebremst';
import type { Driver } from './drivers';
import { purseOf, signed } from './purse';
import { WORDS } from './words';

/**
 * The state of a driver in the race, in a sentence: lap and place, the spaces its points must cover, and the reserve;
 * or how the race ended for it.
 */
export const standing = (view: View, { car, place, toGo, ending }: Driver, t: TFunction): string => {
  if (toGo === null)
    return t(`table.outlook.${ending === 'finished' ? ending : `out.${ending}`}`, { ns: WORDS, place });
  const purse = purseOf(view, car);
  return t(`table.outlook.${purse.withStop ? 'standingWithStop' : 'standing'}`, {
    ns: WORDS,
    lap: lapOf(view.cars[car]!),
    laps: LAPS,
    place,
    of: view.grid.length,
    count: purse.toGo,
    reserve: signed(purse.reserve),
  });
};
