import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../chance';
import type { LegalMove } from '../legality';
import { certainty, likelihood, mean, scattered, type Tried } from './search';
import { perSeat, type PerSeat } from '../seats';

/** What speaks for something or against it: a fact of the position. The word files tell it. */
export type Reason = { readonly because: string };

/** Something an expert would consider. */
export type Advice<Because extends Reason = Reason> = {
  /** What is done, in this order; one move, or what goes together. */
  readonly moves: readonly LegalMove[];
  /** Chance of winning the match with it, 0 to 1, as far as the seat can know. */
  readonly chance: number;
  /** Is the chance good for an order and no more? Then it is not told. */
  readonly isRough?: boolean;
  readonly reasons: readonly Because[];
};

/** What an expert would do who sees what the seat sees, best first; nothing where there is nothing to choose. */
export type Adviser<View, Because extends Reason = Reason> = (
  view: View,
  playerID: PlayerID,
  random: Chance,
) => readonly Advice<Because>[];

/** How many things are advised. */
export const MOST_ADVICE = 3;

/** Chances closer than this are almost as good. */
export const ALMOST = 0.02;

/** How a choice turns out on an imagined table: the chance of winning, and what an expert goes by who cannot win or lose any more. */
type Outcome = { readonly chance: number; readonly worth: number };

/** A choice and how it turned out on average. */
export type TriedOut<Choice> = Outcome & { readonly choice: Choice };

/** A chance as it is told, in whole hundredths. */
export const inPercent = (chance: number): number => Math.round(100 * chance);

/** Best first: by the chance as it is told, of equals by what else they are worth. */
export const inOrder = <One extends { readonly worth: number }>(
  all: readonly One[],
  chanceOf: (one: One) => number,
): One[] => all.toSorted((a, b) => inPercent(chanceOf(b)) - inPercent(chanceOf(a)) || b.worth - a.worth);

/**
 * The best of the choices by imagined tables, each of them the same for all choices, and by what was thought beforehand:
 * all on the first third of the tables, then those that did best. `tables`: how many in all; `doubt`: how far out is usually
 * what is thought beforehand. What is worse by no more than so few tables can tell is as good.
 */
export const triedOut = <Choice>(
  choices: readonly Tried<Choice>[],
  { tables, doubt }: { readonly tables: number; readonly doubt: number },
  imagined: () => (choice: Choice) => Outcome,
): readonly TriedOut<Choice>[] => {
  const scatter = scattered();
  /** By so many tables, and by what was thought beforehand. */
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

/** What a seat is expected to have in the end, and by how much that is usually out. */
export type Total = { readonly expected: number; readonly spread: number };

/** Steps in which all totals that may come are gone through, and how many spreads off they may be. */
const STEPS = 32;
const FAR = 3;

/** How likely each seat has most in the end, together 1. */
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
    // a seat ends within the step, and all others below its middle
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
 * How likely each seat wins, together 1, by what each is expected to have in the end; the difference of two is usually out
 * by `doubt`. Without any doubt whoever has most shares the win.
 */
export const chancesBy = (expected: PerSeat<number>, doubt: number): PerSeat<number> => {
  const seats = Object.keys(expected);
  const most = Math.max(...Object.values(expected));
  const first = seats.filter((seat) => expected[seat] === most);
  if (!doubt) return perSeat(seats, (seat) => (expected[seat] === most ? 1 / first.length : 0));
  // what two differ by is out by more than what each has
  const spread = doubt / Math.SQRT2;
  return chancesOfMost(perSeat(seats, (seat) => ({ expected: expected[seat]!, spread })));
};
