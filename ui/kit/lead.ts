/** A player and their final total. */
type Standing<Player> = { readonly player: Player; readonly total: number };

/**
 * The winner's lead, and over whom. Undefined where several share the highest total or there is no other player: then
 * nobody has a lead.
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

/** The rank of a total among all: one more than the number of larger totals, so that equal totals share it. */
export const placeAmong = (all: readonly number[], total: number): number =>
  1 + all.filter((other) => other > total).length;
