import type { TFunction } from 'i18next';
import type { CarId, RefusalReason } from '../../../games/ausgebremst';
import type { Refusal } from '../../../games/shared/legality';
import { withGeneral } from '../../kit/generalRefusals';
import type { SeatInfo } from '../../kit/match';
import { listInWords } from '../../pieces/listInWords';
import { calledAt, numberedAt, numberOf } from './table/drivers';
import { WORDS } from './table/words';

/** What everybody does at the same time, by its paragraph: looking at the grid, or setting up the cars. */
const stage = (rule: string): string => (rule === 'A-3.2' ? 'grid' : 'setUp');

/** Some reasons need different sentences, depending on the paragraph and the values. */
const KEYS: Partial<Record<RefusalReason, (refusal: Refusal) => string>> = {
  notNow: ({ values }) => `notNow.${values['step']}`,
  setUpChosen: ({ values }) => `setUpChosen.${values['step']}`,
  alreadyReady: ({ rule }) => `alreadyReady.${stage(rule)}`,
  otherFirst: ({ values }) => `otherFirst.${values['step']}`,
};

/** the cars in the way, according to a refusal; none if it is not about them. */
export const carsInTheWay = ({ values }: Refusal): readonly CarId[] =>
  values['cars'] === undefined ? [] : String(values['cars']).split(' ');

/** The cars in the way, as values of a sentence. */
export const inTheWay = (refusal: Refusal, seats: readonly SeatInfo[], t: TFunction) => {
  const cars = carsInTheWay(refusal);
  const language = t('language', { ns: WORDS });
  return {
    count: cars.length,
    names: listInWords(
      cars.map((car) => numberedAt(seats, car, t)),
      language,
    ),
    numbers: listInWords(cars.map(numberOf), language),
  };
};

/** Why a move is refused, in words. */
export const refusalWords = withGeneral((refusal, seats, t) => {
  const { reason, values } = refusal;
  const key = KEYS[reason as RefusalReason]?.(refusal) ?? reason;
  const { car } = values;
  const told = {
    ns: WORDS,
    ...values,
    ...(car !== undefined && { name: calledAt(seats, String(car), t) }),
    ...inTheWay(refusal, seats, t),
  };
  return { what: t(`refusals.${key}.what`, told), way: t(`refusals.${key}.way`, told) };
});
