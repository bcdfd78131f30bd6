import { faceOf, isKilometres, KILOMETRES, type CardId, type Face } from '../cards';
import { seatsOf, type View } from '../state';

/** K-5.1 — kilometres on the counter that end the stage, by number of players. */
const LIMITS: Readonly<Record<number, number>> = { 2: 150, 3: 200, 4: 250, 5: 300 };

/** K-6.1 — km that a lost freight takes off the counter. */
export const LOST_FREIGHT = 50;

/** K-6.1 — the most cards that can make 50 km: all of the lowest value. */
const MOST_IN_SET = LOST_FREIGHT / KILOMETRES[0];

/** K-5.1 — kilometres on the counter that end the stage at this table. */
export const limitOf = (view: Pick<View, 'hands'>): number => LIMITS[seatsOf(view).length]!;

/** K-5.2, K-6.1 — km that a face on the counter adds: a waiting −50 subtracts. */
export const counterValue = (face: Face): number =>
  isKilometres(face) ? face : face === 'lostFreight' ? -LOST_FREIGHT : 0;

/** K-5.2, K-6.1 — the total of the counter, in km. */
export const counterTotal = (counter: readonly (CardId | Face)[]): number =>
  counter.reduce((total, id) => total + counterValue(faceOf(id)), 0);

/** K-5.5 — is the counter at or above the limit, once all cards of the round are resolved? */
export const isAtLimit = (view: View): boolean => counterTotal(view.counter) >= limitOf(view);

/** K-5.5, K-6.1 — the number of lost freights that would bring a full counter below its limit again. */
export const freightsToReopen = (view: View): number =>
  Math.floor((counterTotal(view.counter) - limitOf(view)) / LOST_FREIGHT) + 1;

/**
 * K-6.1 — the kilometre cards that leave with a −50: exactly 50 km with the fewest cards; among equals the set with
 * the most recently laid card, then the next most recent, and so on. Undefined if no set makes 50.
 */
export const setWorthFifty = (counter: readonly CardId[]): CardId[] | undefined => {
  const latestFirst = counter.filter((id) => isKilometres(faceOf(id))).toReversed();
  const find = (size: number, missing: number, from: number): CardId[] | undefined => {
    if (size === 0) return missing === 0 ? [] : undefined;
    for (let at = from; at < latestFirst.length; at++) {
      const card = latestFirst[at]!;
      const rest =
        counterValue(faceOf(card)) <= missing && find(size - 1, missing - counterValue(faceOf(card)), at + 1);
      if (rest) return [card, ...rest];
    }
    return undefined;
  };
  for (let size = 1; size <= MOST_IN_SET; size++) {
    const set = find(size, LOST_FREIGHT, 0);
    if (set) return set;
  }
  return undefined;
};

/** The cards that stay on a counter, and those that leave it: each −50 with its set. */
type Settled = { readonly staying: readonly CardId[]; readonly left: readonly (readonly CardId[])[] };

/** K-6.1 — removes every −50 that can leave, the oldest first. */
export const settledCounter = (counter: readonly CardId[]): Settled => {
  let staying = [...counter];
  const left: CardId[][] = [];
  for (const freight of counter.filter((id) => faceOf(id) === 'lostFreight')) {
    const set = setWorthFifty(staying);
    if (!set) break;
    const leaving = [freight, ...set];
    staying = staying.filter((id) => !leaving.includes(id));
    left.push(leaving);
  }
  return { staying, left };
};
