import type { TFunction } from 'i18next';
import { contractOf } from '../../../../games/auf-achse-board';
import type { Stop } from './stops';
import { dm, gain, routeName, WORDS } from './words';

/** What happens at the end of a way, in a few words. */
export const stopWords = (stop: Stop, t: TFunction): string => {
  switch (stop.type) {
    case 'unload':
      return t('table.stop.unload', {
        ns: WORDS,
        route: routeName(stop.contract),
        sum: gain(contractOf(stop.contract).revenue),
      });
    case 'load':
    case 'noRoom':
    case 'noGoods':
      return t(`table.stop.${stop.type}`, { ns: WORDS, route: routeName(stop.contract) });
    case 'reward':
      return t('table.stop.reward', { ns: WORDS, sum: dm(stop.amount) });
    case 'forced':
      return t('table.stop.forced', { ns: WORDS, sum: dm(stop.price) });
    case 'lost':
      return t('table.stop.lost', { ns: WORDS, count: stop.points });
    case 'due':
      return t(`table.stop.due.${stop.what}`, { ns: WORDS });
    default:
      return t(`table.stop.${stop.type}`, { ns: WORDS });
  }
};
