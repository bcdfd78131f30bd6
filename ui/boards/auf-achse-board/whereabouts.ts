import type { TFunction } from 'i18next';
import { isCity, ROADS, townsAt, type Space } from '../../../games/auf-achse-board';
import { cityName, WORDS } from './table/words';

/** Where a space is, in a sentence: "in Kassel", "between Hamburg and Berlin, 2nd space". */
export const whereabouts = (space: Space, t: TFunction): string => {
  if (isCity(space)) return t('place.city', { ns: WORDS, city: cityName(space) });
  const [from, to] = townsAt(space);
  const names = { ns: WORDS, from: cityName(from!), to: cityName(to!) };
  const road = ROADS.find((one) => one.from === from && one.to === to);
  return road?.spaces === 1
    ? t('place.between', names)
    : t('place.space', { ...names, count: Number(space.split('.')[1]), ordinal: true });
};
