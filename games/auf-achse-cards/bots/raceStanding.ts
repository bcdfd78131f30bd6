import { isKilometres, type Face, type Kilometres } from '../cards';

/** The state of a race: its worth and what the next card must beat. */
export type Standing = {
  /** K-4.5 — in km. */
  readonly km: number;
  /** K-4.1, K-4.3 — the kilometre card to beat; 0 when any fits. */
  readonly highest: number;
  /** K-4.3 — would another rest card be the second in a row? */
  readonly rested: boolean;
};

/** A race without cards. */
export const EMPTY: Standing = { km: 0, highest: 0, rested: false };

/** K-4 — the race with one more card. */
export const laidTo = ({ km, highest, rested }: Standing, card: Face): Standing => {
  if (isKilometres(card)) return { km: card > highest ? km + card : card, highest: card, rested: false };
  if (card === 'rest') return rested ? { ...EMPTY, rested } : { km, highest, rested: true };
  return EMPTY;
};

/** K-4 — the standing of a race from its cards. */
export const standingOf = (race: readonly Face[]): Standing => race.reduce(laidTo, EMPTY);

/** K-4.1 — the different kilometre cards of a hand that would not break the race, lowest first. */
export const fitting = (hand: readonly Face[], { highest }: Standing): Kilometres[] =>
  [...new Set(hand.filter(isKilometres).filter((km) => km > highest))].sort((a, b) => a - b);
