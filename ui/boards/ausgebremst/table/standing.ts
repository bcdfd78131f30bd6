import type { TFunction } from 'i18next';
import type { View } from '../../../../games/ausgebremst';
import type { Driver } from './drivers';
import { purseOf, signed } from './purse';
import { WORDS } from './words';

/** How a driver stands in the race, in a sentence: the place, the spaces to go and what is left to spare. */
export const standing = (view: View, { car, place, toGo, ending }: Driver, t: TFunction): string =>
  toGo === null
    ? t(`table.outlook.${ending === 'finished' ? 'finished' : 'out'}`, { ns: WORDS, place })
    : t('table.outlook.standing', {
        ns: WORDS,
        place,
        of: view.grid.length,
        count: toGo,
        reserve: signed(purseOf(view, car).reserve),
      });
