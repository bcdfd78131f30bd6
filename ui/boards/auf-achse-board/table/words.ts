import type { TFunction } from 'i18next';
import {
  CITIES,
  contractOf,
  isCity,
  townsAt,
  type CityId,
  type ContractId,
  type EventId,
  type Space,
  type View,
} from '../../../../games/auf-achse-board';
import { digits } from '../../../pieces/digits';

/** The namespace of the words this board uses. */
export const WORDS = 'auf-achse-board';

const NAMES: ReadonlyMap<string, string> = new Map(CITIES.map(({ id, name }) => [id, name]));

/** The name of a city; the same in every language, as on its own signs. */
export const cityName = (city: CityId): string => NAMES.get(city)!;

/** A sum of money: "2 600 DM". */
export const dm = (amount: number): string => `${digits(amount)}\u00a0DM`;

/** A gain or loss without its unit: "+2 600". */
export const gained = (amount: number): string => `${amount > 0 ? '+' : ''}${digits(amount)}`;

/** A gain or loss: "+2 600 DM". */
export const gain = (amount: number): string => `${gained(amount)}\u00a0DM`;

/** The route of a contract: "Kassel–Passau". */
export const routeName = (id: ContractId): string => {
  const { from, to } = contractOf(id);
  return `${cityName(from)}–${cityName(to)}`;
};

/** The name of a space: a city's name, otherwise its road and its number on the road. */
export const spaceName = (space: Space, t: TFunction): string => {
  if (isCity(space)) return cityName(space);
  const [from, to] = townsAt(space).map(cityName);
  return t('table.roadSpace', { ns: WORDS, from, to, number: Number(space.split('.')[1]) });
};

/** The effect as printed on an event card, at a table with these options. */
export const effectWords = ({ options }: View, card: EventId, t: TFunction): string =>
  t(`event.${card}.effect`, { ns: WORDS, context: options.inspection });
