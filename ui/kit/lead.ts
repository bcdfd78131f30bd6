/** A player, and what they have in the end. */
type Standing<Player> = { readonly player: Player; readonly total: number };

/**
 * By how much the winner is ahead, and of whom. Nothing where several have most, or where nobody else plays: then there is
 * no lead to speak of.
 */
export const leadOf = <Player>(
  standings: readonly Standing<Player>[],
): { readonly by: number; readonly of: readonly Player[] } | undefined => {
  const totals = standings.map(({ total }) => total).toSorted((a, b) => b - a);
  const [most, second] = totals;
  if (most === undefined || second === undefined || most === second) return undefined;
  return {
    by: most - second,
    of: standings.filter(({ total }) => total === second).map(({ player }) => player),
  };
};

/** Which place a total comes to among all: one more than there are larger ones, so that equal ones share it. */
export const placeAmong = (all: readonly number[], total: number): number =>
  1 + all.filter((other) => other > total).length;
