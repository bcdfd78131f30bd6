import type { TFunction } from 'i18next';
import { isCity, ROADS, townsAt, type Space } from '../../../games/auf-achse-board';
import { cityName, WORDS } from './table/words';

/** The number of spaces between two neighbouring cities. */
const lengthOf = (from: string, to: string): number | undefined =>
  ROADS.find((road) => road.from === from && road.to === to)?.spaces;

/** The location of a space in a sentence: "in Kassel", "between Hamburg and Berlin (2nd space)". */
export const whereabouts = (space: Space, t: TFunction): string => {
  const [from, to = from] = townsAt(space);
  const kind = isCity(space) ? 'city' : lengthOf(from!, to!) === 1 ? 'between' : 'space';
  return t(`place.${kind}`, {
    ns: WORDS,
    city: cityName(from!),
    from: cityName(from!),
    to: cityName(to!),
    count: Number(space.split('.')[1] ?? 1),
    ordinal: true,
  });
};
