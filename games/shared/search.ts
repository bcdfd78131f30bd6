/** Is the time to think over? Whoever thinks for long asks every now and then, and answers with the best so far. */
export type Until = () => boolean;

/** An imagined table: how a choice turns out on it. */
type Trial<Choice> = (choice: Choice) => number;

/** Something to choose, and what it is thought to be worth before it is tried: as much as a trial comes to on average. */
export type Tried<Choice> = { readonly choice: Choice; readonly worth: number };

/** What is thought beforehand counts as much as so many imagined tables. */
const FORETHOUGHT = 20;

/**
 * The choice that does best on imagined tables, each of them the same for all choices, and what was thought beforehand.
 * Choices are tried equally often until their worse half is left out, and so on until one is left; about `trials` in all.
 * Of equals the first. When the time is over, what has done best so far.
 */
export const searched = <Choice>(
  choices: readonly Tried<Choice>[],
  trials: number,
  imagined: () => Trial<Choice>,
  until: Until = () => false,
): Choice => {
  const bestFirst = () => live.toSorted((a, b) => b.sum - a.sum);
  let live = choices.map(({ choice, worth }) => ({ choice, sum: FORETHOUGHT * worth }));
  const rounds = Math.ceil(Math.log2(live.length));
  for (let round = 0; round < rounds; round++) {
    const tables = Math.max(1, Math.round(trials / rounds / live.length));
    for (let table = 0; table < tables; table++) {
      if (until()) return bestFirst()[0]!.choice;
      const trial = imagined();
      for (const tried of live) tried.sum += trial(tried.choice);
    }
    // all that are left have been tried equally often
    live = bestFirst().slice(0, Math.ceil(live.length / 2));
  }
  return live[0]!.choice;
};

/** How likely a value is below `x` standard deviations above what is expected (the normal distribution, nearly). */
export const likelihood = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));

/** Which part of an average is more than these tries would have come to by chance (James and Stein). */
export const certainty = (tries: readonly number[]): number => {
  const count = tries.length;
  const mean = tries.reduce((sum, one) => sum + one, 0) / count;
  const spread = tries.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return count > 1 && mean ? Math.max(0, 1 - spread / (count * (count - 1) * mean ** 2)) : 1;
};
