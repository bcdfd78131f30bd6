import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../chance';
import type { LegalMove } from '../legality';
import { certainty } from './search';
import { perSeat, type PerSeat } from '../seats';

/** What an expert says of a decision, as far as its seat could know. */
export type Verdict = {
  /** What the expert would have done, in this order. */
  readonly preferred: readonly LegalMove[];
  /** By how much the chance of winning of each seat is higher with what was done; together 0. */
  readonly worth: PerSeat<number>;
};

/** A decision that costs no more than this chance of winning is as good as the expert's. */
export const AS_GOOD = 0.01;

/** Was the decision of that seat as good as the expert's? */
export const isAsGood = ({ worth }: Verdict, seat: PlayerID): boolean => worth[seat]! >= -AS_GOOD;

/** Looks back at a match when it is over, and all its cards lie open. */
export type Analyst<
  State,
  View,
  Decision extends LegalMove = LegalMove,
  Told extends { readonly type: string } = { readonly type: string },
> = {
  /**
   * How likely each seat wins from here on, together 1. All hands are known; what is still to be drawn and rolled is not.
   * Nothing while something is being chosen that is shown to all at once: chances stay as they were.
   */
  readonly chances: (G: State, random: Chance) => PerSeat<number> | undefined;
  /** What an expert says of a move that somebody made who saw this; nothing where there was nothing to choose. */
  readonly verdict: (view: View, playerID: PlayerID, move: Decision, random: Chance) => Verdict | undefined;
  /** Was something rolled, drawn or turned up that nobody could know who saw the table before that step? */
  readonly isByChance: (told: Told, before: State) => boolean;
  /** What belongs together when a match is looked back at, the same as long as it lasts; a turn where it is left out. */
  readonly stretch?: (G: State) => string;
};

/** By how much these chances are higher, seat by seat. */
export const rise = (from: PerSeat<number>, to: PerSeat<number>): PerSeat<number> =>
  perSeat(Object.keys(to), (seat) => to[seat]! - from[seat]!);

/** What every seat gets on average of so many tries. */
export const averageOf = (tries: number, one: (at: number) => PerSeat<number>): PerSeat<number> => {
  let sum: PerSeat<number> = {};
  for (let at = 0; at < tries; at++) {
    const got = one(at);
    sum = perSeat(Object.keys(got), (seat) => (sum[seat] ?? 0) + got[seat]! / tries);
  }
  return sum;
};

/**
 * By how much the chances of each seat are better with one choice than with another, both on the same imagined tables:
 * with chances told as `told` tells them. Of what comes out for the seat that chose, so much is left as so few tables can
 * tell from nothing at all.
 */
export const compared = <Choice>(
  made: Choice,
  preferred: Choice,
  tables: number,
  seat: PlayerID,
  imagined: () => (choice: Choice) => PerSeat<number>,
  told: (chances: PerSeat<number>) => PerSeat<number>,
): PerSeat<number> => {
  const tries = Array.from({ length: tables }, () => {
    const trial = imagined();
    const best = trial(preferred);
    return { best, change: rise(best, trial(made)) };
  });
  const certain = certainty(tries.map(({ change }) => change[seat]!));
  const best = averageOf(tables, (at) => tries[at]!.best);
  const change = averageOf(tables, (at) => tries[at]!.change);
  return rise(told(best), told(perSeat(Object.keys(best), (one) => best[one]! + certain * change[one]!)));
};

/** Nobody's chances are ever told to be much less than that while a match goes on: of those that seem nil so many come true. */
const HOPE = 0.005;

/** Chances told with another confidence: below 1 nearer to each other, above 1 farther apart. Which one comes true is measured by `npm run bench:chances`. */
export const toldWith = (chances: PerSeat<number>, confidence: number): PerSeat<number> => {
  const seats = Object.keys(chances);
  const weights = perSeat(seats, (seat) => Math.max(HOPE, chances[seat]! ** confidence));
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return perSeat(seats, (seat) => weights[seat]! / all);
};
