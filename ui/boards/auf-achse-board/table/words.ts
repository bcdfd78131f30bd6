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

/** The room of the word files this board speaks from. */
export const WORDS = 'auf-achse-board';

const NAMES: ReadonlyMap<string, string> = new Map(CITIES.map(({ id, name }) => [id, name]));

/** What a city is called, in every language as on its own signs. */
export const cityName = (city: CityId): string => NAMES.get(city)!;

/** A sum of money: "2 600 DM". */
export const dm = (amount: number): string => `${digits(amount)}\u00a0DM`;

/** What is won or lost without its unit: "+2 600". */
export const gained = (amount: number): string => `${amount > 0 ? '+' : ''}${digits(amount)}`;

/** What is won or lost: "+2 600 DM". */
export const gain = (amount: number): string => `${gained(amount)}\u00a0DM`;

/** From where to where a contract goes: "Kassel–Passau". */
export const routeName = (id: ContractId): string => {
  const { from, to } = contractOf(id);
  return `${cityName(from)}–${cityName(to)}`;
};

/** What a space is called: a city by its name, another by its road and its number on it. */
export const spaceName = (space: Space, t: TFunction): string => {
  if (isCity(space)) return cityName(space);
  const [from, to] = townsAt(space).map(cityName);
  return t('table.roadSpace', { ns: WORDS, from, to, number: Number(space.split('.')[1]) });
};

/** What an event card says it does, at a table with such options. */
export const effectWords = ({ options }: View, card: EventId, t: TFunction): string =>
  t(`event.${card}.effect`, { ns: WORDS, context: options.inspection });
