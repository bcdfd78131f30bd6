/** Is the thinking time over? A long search asks again and again, and then answers with the best choice so far. */
export type Until = () => boolean;

/** An imagined table: gives the outcome of a choice on it. */
type Trial<Choice> = (choice: Choice) => number;

/** A choice and its estimated worth before any trial, in the unit of a trial's average outcome. */
export type Tried<Choice> = { readonly choice: Choice; readonly worth: number };

/** Called once per unit of work in imagining; the game defines the unit. */
export type Count = () => void;

/** The effort of a search, and the weight of the estimates made beforehand. */
export type Effort = {
  /** Units of work in all. */
  readonly work: number;
  /** The usual error of the estimates: an estimate counts as much as the number of tables with the same error. */
  readonly doubt: number;
  readonly until?: Until | undefined;
};

/** How much the outcomes of different choices scatter on the same table. */
export const scattered = () => {
  let squares = 0;
  let free = 0;
  return {
    add: (outcomes: readonly number[]): void => {
      const usual = mean(outcomes);
      for (const outcome of outcomes) squares += (outcome - usual) ** 2;
      free += outcomes.length - 1;
    },
    /** The number of tables with the same information as an estimate with this usual error; at least 1. */
    tablesLike: (doubt: number): number => Math.max(1, squares / Math.max(1, free) / doubt ** 2),
  };
};

/**
 * The choices that do best on imagined tables, best first, at most `most`, each as it was given. Every table is the
 * same for all choices, and the estimate made beforehand counts as well. All are tried equally often, then the worse
 * half is dropped, and so on until `most` are left. Short trials allow more tables; as work is counted and not timed,
 * the answer is the same on every machine. Of equals the first. When the time is over, the best so far.
 */
export const shortlisted = <Choice>(
  choices: readonly Tried<Choice>[],
  { work, doubt, until = () => false }: Effort,
  most: number,
  imagined: (count: Count) => Trial<Choice>,
): readonly Tried<Choice>[] => {
  const scatter = scattered();
  const bestFirst = () => {
    const forethought = scatter.tablesLike(doubt);
    const total = ({ worth, sum }: (typeof live)[number]) => forethought * worth + sum;
    return live.toSorted((a, b) => total(b) - total(a));
  };
  let live = choices.map((tried) => ({ ...tried, sum: 0 }));
  let left = work;
  const count = () => {
    left -= 1;
  };
  for (let rounds = Math.ceil(Math.log2(live.length / most)); rounds > 0; rounds--) {
    const end = left - left / rounds;
    const isSpent = () => left <= end;
    do {
      if (until()) return bestFirst().slice(0, most);
      count();
      const trial = imagined(count);
      const outcomes = live.map(({ choice }) => trial(choice));
      for (const [at, tried] of live.entries()) tried.sum += outcomes[at]!;
      scatter.add(outcomes);
    } while (!isSpent());
    // all that are left have been tried equally often
    live = bestFirst().slice(0, Math.max(most, Math.ceil(live.length / 2)));
  }
  return live;
};

/** The choice that does best on imagined tables, with this effort. */
export const searched = <Choice>(
  choices: readonly Tried<Choice>[],
  effort: Effort,
  imagined: (count: Count) => Trial<Choice>,
): Choice => shortlisted(choices, effort, 1, imagined)[0]!.choice;

/**
 * The probability that a value lies below `x` standard deviations above its mean (a close approximation of the normal
 * distribution).
 */
export const likelihood = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));

/** The average. */
export const mean = (tries: readonly number[]): number =>
  tries.reduce((sum, one) => sum + one, 0) / tries.length;

/** The usual error of the average of these tries; 0 of a single one. */
export const standardError = (tries: readonly number[]): number => {
  const count = tries.length;
  const average = mean(tries);
  const spread = tries.reduce((sum, one) => sum + (one - average) ** 2, 0);
  return count > 1 ? Math.sqrt(spread / (count * (count - 1))) : 0;
};

/**
 * The share of an average that these tries do not explain by chance, 0 to 1 (James-Stein shrinkage): chance is
 * allowed this many standard errors.
 */
export const certainty = (tries: readonly number[], errors = 1): number => {
  const average = mean(tries);
  return average ? Math.max(0, 1 - ((errors * standardError(tries)) / average) ** 2) : 1;
};
