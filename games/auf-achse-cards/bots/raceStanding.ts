import { isKilometres, type Face, type Kilometres } from '../cards';
import { partsOf } from '../rules/race';

/** How a race stands: what it is worth and what the next card must beat. */
export type Standing = {
  /** K-4.5 — in km. */
  readonly km: number;
  /** K-4.1, K-4.3 — the kilometre card to beat, 0 when any will do. */
  readonly highest: number;
  /** K-4.3 — would another rest card be the second in a row? */
  readonly rested: boolean;
};

/** K-4 — how the race stands as it lies. */
export const standingOf = (race: readonly Face[]): Standing => {
  const last = partsOf(race).at(-1);
  const rested = race.at(-1) === 'rest';
  if (last?.kind !== 'road') return { km: 0, highest: 0, rested };
  const road = last.cards.filter(isKilometres);
  return { km: road.reduce((sum: number, km) => sum + km, 0), highest: road.at(-1) ?? 0, rested };
};

/** K-4.1 — the different kilometre cards of a hand that would not break the race, lowest first. */
export const fitting = (hand: readonly Face[], { highest }: Standing): Kilometres[] =>
  [...new Set(hand.filter(isKilometres).filter((km) => km > highest))].sort((a, b) => a - b);

/** A hand after one card of that face has left it. */
export const without = (hand: readonly Face[], face: Face): Face[] => hand.toSpliced(hand.indexOf(face), 1);
