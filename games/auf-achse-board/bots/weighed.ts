import type { LegalMove } from '../../shared/legality';
import type { Way } from '../rules/movement';
import { judgeOf } from './driveSense';
import type { BoardReason } from './reasons';
import type { Situation } from './situation';

/** A decision, and the DM it is worth beside the others at this moment. */
export type Weighed = {
  readonly move: LegalMove;
  readonly worth: number;
  readonly reasons: readonly BoardReason[];
};

/** The moves of these names. */
export const named = (moves: readonly LegalMove[], ...names: string[]): LegalMove[] =>
  moves.filter(({ move }) => names.includes(move));

/** Where a truck may be moved, to each space the best way; why is told of those alone that are advised. */
export const drives = (situation: Situation, ways: readonly Way[], move: string): Weighed[] => {
  const { ofWay } = judgeOf(situation);
  const weighed = ways.map((way) => ({
    move: { move, args: [way.target, ...way.via] },
    worth: ofWay(way),
    reasons: [] as const,
    target: way.target,
  }));
  // of the ways to one space the best
  return weighed.filter(({ target, worth }, at) =>
    weighed.every(
      (other, n) =>
        other.target !== target || n === at || other.worth < worth || (other.worth === worth && n > at),
    ),
  );
};
