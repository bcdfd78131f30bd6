/** Is the time to think over? Whoever thinks for long asks every now and then, and answers with the best so far. */
export type Until = () => boolean;

/** An imagined table: how a choice turns out on it. */
type Trial<Choice> = (choice: Choice) => number;

/** Something to choose, and what it is thought to be worth before it is tried: as much as a trial comes to on average. */
export type Tried<Choice> = { readonly choice: Choice; readonly worth: number };

/** Told of every piece of work that imagining takes: a game counts what it takes time for. */
export type Count = () => void;

/** How much is tried, and how far what is thought beforehand counts beside it. */
export type Effort = {
  /** How much may be imagined in all. */
  readonly work: number;
  /** How far out is usually what is thought beforehand: it counts as much as tables that tell as little. */
  readonly doubt: number;
  readonly until?: Until | undefined;
};

/** How different choices turn out on the same table, by chance. */
export const scattered = () => {
  let squares = 0;
  let free = 0;
  return {
    add: (outcomes: readonly number[]): void => {
      const usual = mean(outcomes);
      for (const outcome of outcomes) squares += (outcome - usual) ** 2;
      free += outcomes.length - 1;
    },
    /** How many tables tell as much as something that is usually out by so much; one at least. */
    tablesLike: (doubt: number): number => Math.max(1, squares / Math.max(1, free) / doubt ** 2),
  };
};

/**
 * The choices that do best on imagined tables, best first: no more than `most`, as they were thought of beforehand. Each
 * table is the same for all choices, and what was thought beforehand counts as well. They are tried equally often until
 * their worse half is left out, and so on until so few are left. What is soon over is tried more often, and as work is
 * counted and not timed the answer is the same on every machine. Of equals the first. When the time is over, what has
 * done best so far.
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

/** The choice that does best on imagined tables, by so much effort. */
export const searched = <Choice>(
  choices: readonly Tried<Choice>[],
  effort: Effort,
  imagined: (count: Count) => Trial<Choice>,
): Choice => shortlisted(choices, effort, 1, imagined)[0]!.choice;

/** How likely a value is below `x` standard deviations above what is expected (the normal distribution, nearly). */
export const likelihood = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));

/** What some tries come to on average. */
export const mean = (tries: readonly number[]): number =>
  tries.reduce((sum, one) => sum + one, 0) / tries.length;

/** Which part of an average is more than these tries would have come to by chance (James and Stein). */
export const certainty = (tries: readonly number[]): number => {
  const count = tries.length;
  const average = mean(tries);
  const spread = tries.reduce((sum, one) => sum + (one - average) ** 2, 0);
  return count > 1 && average ? Math.max(0, 1 - spread / (count * (count - 1) * average ** 2)) : 1;
};
