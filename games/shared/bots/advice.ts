import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../chance';
import type { LegalMove } from '../legality';
import { certainty, likelihood, mean, scattered, type Tried } from './search';
import { perSeat, type PerSeat } from '../seats';

/** A reason for or against a choice: a fact of the position. The word files put it into words. */
export type Reason = { readonly because: string };

/** A choice that an expert would consider, as a hint. */
export type Advice<Because extends Reason = Reason> = {
  /** The moves, in this order: a single move, or several that belong together. */
  readonly moves: readonly LegalMove[];
  /** Chance of winning the match after it, 0 to 1, as far as the seat can know. */
  readonly chance: number;
  /** Is the chance only good enough to sort by? Then it is not shown. */
  readonly isRough?: boolean;
  readonly reasons: readonly Because[];
};

/** What an expert would do that sees only what the seat sees, best first; empty where there is nothing to choose. */
export type Adviser<View, Because extends Reason = Reason> = (
  view: View,
  playerID: PlayerID,
  random: Chance,
) => readonly Advice<Because>[];

/** The most hints that are given at once. */
export const MOST_ADVICE = 3;

/** Two chances that differ by less than this count as almost equal. */
export const ALMOST = 0.02;

/**
 * How a choice turns out on an imagined table: the chance of winning, and the worth an expert maximises, which still
 * differs between choices when the match is as good as won or lost.
 */
type Outcome = { readonly chance: number; readonly worth: number };

/** A choice and its average outcome. */
export type TriedOut<Choice> = Outcome & { readonly choice: Choice };

/** A chance as it is shown, in whole percent. */
export const inPercent = (chance: number): number => Math.round(100 * chance);

/** Best first: by the chance as it is shown, and where that is equal by worth. */
export const inOrder = <One extends { readonly worth: number }>(
  all: readonly One[],
  chanceOf: (one: One) => number,
): One[] => all.toSorted((a, b) => inPercent(chanceOf(b)) - inPercent(chanceOf(a)) || b.worth - a.worth);

/**
 * The best of the choices, by trial on imagined tables and by the estimate made beforehand. Every table is the same
 * for all choices. The first third of the tables is played for all choices, the rest only for those that did best so
 * far. `tables`: how many in all; `doubt`: the usual error of the estimate. A choice whose deficit is no larger than
 * chance explains for so few tables gets the same chance as the best.
 */
export const triedOut = <Choice>(
  choices: readonly Tried<Choice>[],
  { tables, doubt }: { readonly tables: number; readonly doubt: number },
  imagined: () => (choice: Choice) => Outcome,
): readonly TriedOut<Choice>[] => {
  const scatter = scattered();
  /** The mean of the tables played so far and of the estimate, which counts as a number of tables. */
  const worthAfter = (table: number) => {
    const forethought = scatter.tablesLike(doubt);
    return ({ beforehand, sum }: (typeof live)[number]) =>
      (forethought * beforehand + sum) / (forethought + table);
  };
  const bestFirst = (table: number) => {
    const worthOf = worthAfter(table);
    return live.toSorted((a, b) => worthOf(b) - worthOf(a));
  };
  let live = choices.map(({ choice, worth }) => ({
    choice,
    beforehand: worth,
    sum: 0,
    chances: [] as number[],
  }));
  for (let table = 0; table < tables; table++) {
    if (table === Math.round(tables / 3)) live = bestFirst(table).slice(0, MOST_ADVICE);
    const trial = imagined();
    const outcomes = live.map(({ choice }) => trial(choice));
    for (const [at, tried] of live.entries()) {
      const { chance, worth } = outcomes[at]!;
      tried.chances.push(chance);
      tried.sum += worth;
    }
    scatter.add(outcomes.map(({ worth }) => worth));
  }
  const [best] = bestFirst(tables);
  const worthOf = worthAfter(tables);
  const most = mean(best!.chances);
  return inOrder(
    live.map((tried) => {
      const { choice, chances } = tried;
      const lost = best!.chances.map((chance, table) => chance - chances[table]!);
      return {
        choice,
        worth: worthOf(tried),
        chance: most - certainty(lost) * Math.max(0, mean(lost)),
      };
    }),
    ({ chance }) => chance,
  );
};

/** The total that a seat is expected to end with, and its standard deviation. */
export type Total = { readonly expected: number; readonly spread: number };

/**
 * The possible totals are summed over in this many steps, up to this many standard deviations from what is expected.
 */
const STEPS = 32;
const FAR = 3;

/** The probability that each seat ends with the highest total; together 1. */
export const chancesOfMost = (totals: PerSeat<Total>): PerSeat<number> => {
  const seats = Object.keys(totals);
  const isBelow = (seat: PlayerID, total: number) =>
    likelihood((total - totals[seat]!.expected) / totals[seat]!.spread);
  const ends = (side: number) =>
    seats.map((seat) => totals[seat]!.expected + side * FAR * totals[seat]!.spread);
  const least = Math.min(...ends(-1));
  const step = (Math.max(...ends(1)) - least) / STEPS;
  const shares = perSeat(seats, () => 0);
  let before = perSeat(seats, () => 0);
  for (let at = 1; at <= STEPS; at++) {
    const now = perSeat(seats, (seat) => isBelow(seat, least + at * step));
    // the seat ends within this step, and all others below its middle
    for (const seat of seats)
      shares[seat]! += seats.reduce(
        (product, other) => (other === seat ? product : (product * (before[other]! + now[other]!)) / 2),
        now[seat]! - before[seat]!,
      );
    before = now;
  }
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return perSeat(seats, (seat) => shares[seat]! / all);
};

/**
 * The probability that each seat wins, together 1, from the total that each is expected to end with; `doubt` is the
 * usual error of the difference between two totals. Without doubt the leaders share the win.
 */
export const chancesBy = (expected: PerSeat<number>, doubt: number): PerSeat<number> => {
  const seats = Object.keys(expected);
  const most = Math.max(...Object.values(expected));
  const first = seats.filter((seat) => expected[seat] === most);
  if (!doubt) return perSeat(seats, (seat) => (expected[seat] === most ? 1 / first.length : 0));
  // the error of a difference is larger than the error of each total
  const spread = doubt / Math.SQRT2;
  return chancesOfMost(perSeat(seats, (seat) => ({ expected: expected[seat]!, spread })));
};
