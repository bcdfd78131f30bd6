import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../chance';
import type { LegalMove } from '../legality';
import { certainty, mean, standardError } from './search';
import { perSeat, type PerSeat } from '../seats';

/** An expert's verdict on a decision, by what its seat could know. */
export type Verdict = {
  /** What the expert would have done, in this order. */
  readonly preferred: readonly LegalMove[];
  /** By how much the actual decision raises each seat's chance of winning; together 0. */
  readonly worth: PerSeat<number>;
};

/** A decision that costs no more than this chance of winning counts as good as the expert's. */
export const AS_GOOD = 0.01;

/** Was the decision of this seat as good as the expert's? */
export const isAsGood = ({ worth }: Verdict, seat: PlayerID): boolean => worth[seat]! >= -AS_GOOD;

/** Analyses a finished match, in which all cards are open. */
export type Analyst<
  State,
  View,
  Decision extends LegalMove = LegalMove,
  Told extends { readonly type: string } = { readonly type: string },
> = {
  /**
   * The probability that each seat wins from here on, together 1. All hands are known; future draws and rolls are
   * not. Undefined while seats make a simultaneous hidden choice: chances then stay unchanged.
   */
  readonly chances: (G: State, random: Chance) => PerSeat<number> | undefined;
  /** An expert's verdict on a move made with this view; undefined where there was nothing to choose. */
  readonly verdict: (view: View, playerID: PlayerID, move: Decision, random: Chance) => Verdict | undefined;
  /** Was this rolled, drawn or turned up, so that nobody who saw the table before the step could know it? */
  readonly isByChance: (told: Told, before: State) => boolean;
  /**
   * Names the stretch, a unit of the match in the analysis: the same string as long as it lasts. By default a turn.
   */
  readonly stretch?: (G: State) => string;
};

/** By how much the chance of each seat rises. */
export const rise = (from: PerSeat<number>, to: PerSeat<number>): PerSeat<number> =>
  perSeat(Object.keys(to), (seat) => to[seat]! - from[seat]!);

/** The average of what each seat gets in this many tries. */
export const averageOf = (tries: number, one: (at: number) => PerSeat<number>): PerSeat<number> => {
  let sum: PerSeat<number> = {};
  for (let at = 0; at < tries; at++) {
    const got = one(at);
    sum = perSeat(Object.keys(got), (seat) => (sum[seat] ?? 0) + got[seat]! / tries);
  }
  return sum;
};

/** Standard errors that chance is allowed: a smaller difference counts as none. */
const DOUBTFUL = 2;

/** Standard errors from which a difference is known well enough. */
const KNOWN = 6;

/** How many tables two choices are compared on: so many at a time, and in all at most. */
export type Tables = { readonly atATime: number; readonly most: number };

/** Enough for a decision that is the expert's own. */
export const ALONE: Tables = { atATime: 1, most: 1 };

/**
 * By how much the chances of each seat are better with one choice than with the other, both tried on the same
 * imagined tables and then corrected by `told`. Tables are added as long as the choice seems costly to its seat but
 * may not be. The difference is shrunk by the part that may be chance, as measured for that seat.
 */
export const compared = <Choice>(
  made: Choice,
  preferred: Choice,
  { atATime, most }: Tables,
  seat: PlayerID,
  imagined: () => (choice: Choice) => PerSeat<number>,
  told: (chances: PerSeat<number>) => PerSeat<number>,
): PerSeat<number> => {
  const tries: { readonly best: PerSeat<number>; readonly change: PerSeat<number> }[] = [];
  const changes = () => tries.map(({ change }) => change[seat]!);
  const isKnown = () => {
    const cost = -mean(changes());
    const error = standardError(changes());
    return cost + error <= AS_GOOD || cost >= KNOWN * error;
  };
  do {
    for (let at = 0; at < atATime; at++) {
      const trial = imagined();
      const best = trial(preferred);
      tries.push({ best, change: rise(best, trial(made)) });
    }
  } while (tries.length < most && !isKnown());
  const certain = certainty(changes(), DOUBTFUL);
  const best = averageOf(tries.length, (at) => tries[at]!.best);
  const change = averageOf(tries.length, (at) => tries[at]!.change);
  return rise(told(best), told(perSeat(Object.keys(best), (one) => best[one]! + certain * change[one]!)));
};

/** The least chance that is shown during a match: about as often seats win that seem to have none. */
const HOPE = 0.005;

/**
 * Chances corrected for confidence: below 1 brings them closer together, above 1 farther apart. `npm run
 * bench:chances` measures which value matches the results.
 */
export const toldWith = (chances: PerSeat<number>, confidence: number): PerSeat<number> => {
  const seats = Object.keys(chances);
  const weights = perSeat(seats, (seat) => Math.max(HOPE, chances[seat]! ** confidence));
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return perSeat(seats, (seat) => weights[seat]! / all);
};
