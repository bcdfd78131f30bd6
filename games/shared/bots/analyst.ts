import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../chance';
import type { LegalMove } from '../legality';
import { certainty } from './search';
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

/**
 * By how much the chances of each seat are better with one choice than with the other, both tried on the same
 * imagined tables and then corrected by `told`. The difference is shrunk by the part that may be chance on so few
 * tables, as measured for the seat that chose.
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
