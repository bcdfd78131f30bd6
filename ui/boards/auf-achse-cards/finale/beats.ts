import type { PlayerID } from 'boardgame.io';
import { raceScore, type Face } from '../../../../games/auf-achse-cards';
import type { Beat } from '../../../kit/useBeats';
import type { Told } from '../story';

/** A moment of the count: whose trip is being revealed, and how many of its cards are open. */
export type FinaleBeat = Beat & { readonly seat: PlayerID; readonly open: number };

type Manner = {
  /** Is it the last stage? The others are counted faster. */
  readonly isLast: boolean;
  /** Without motion, a trip is revealed at once and shown long enough to be read. */
  readonly isStill: boolean;
};

/** The longest time for one trip, and for all of them together before the last pause, in ms. */
const [TOUR, ALL] = [3200, 14_000];
/** The longest time for one trip in a stage that is not the last, in ms. */
const SHORT = 1200;
/** The pauses before the first card of a trip, before its last card, and when it is fully open, in ms. */
const HOLDS = {
  long: { first: 900, last: 500, done: 800 },
  short: { first: 100, last: 0, done: 450 },
} as const;
/** The additional pause after the very last card: it shows who has won. */
const LINGER = 1200;
const STILL = 2500;
const FASTEST = 50;
const SLOWEST = 420;
/** The least time for a card that breaks the trip, in ms: its sentence says what is lost. */
const BROKEN = 700;

/** K-4.2 — does the last open card of a trip cost it what lay before? */
const isBrokenAt = (race: readonly Face[], open: number): boolean =>
  open > 0 && raceScore(race.slice(0, open)) < raceScore(race.slice(0, open - 1));

/** K-7.1 — the trips are revealed one by one in this order, card by card. */
export const finaleBeats = (
  { races }: Pick<Told<'stageEnd'>, 'races'>,
  order: readonly PlayerID[],
  { isLast, isStill }: Manner,
): readonly FinaleBeat[] => {
  const holds = HOLDS[isLast ? 'long' : 'short'];
  const tour = isLast ? Math.min(TOUR, ALL / order.length) : SHORT;
  return order.flatMap((seat, part) => {
    const race = races[seat]!;
    const cards = race.length;
    if (isStill) return [{ seat, part, open: cards, ms: STILL }];
    const share = (tour - holds.first - holds.last - holds.done) / Math.max(cards, 1);
    const each = Math.min(SLOWEST, Math.max(FASTEST, share));
    return Array.from({ length: cards + 1 }, (_, open) => ({
      seat,
      part,
      open,
      ms:
        (open === 0 ? holds.first : isBrokenAt(race, open) ? Math.max(each, BROKEN) : each) +
        (open === cards - 1 ? holds.last : 0) +
        (open === cards ? holds.done : 0) +
        (open === cards && isLast && part === order.length - 1 ? LINGER : 0),
    }));
  });
};
