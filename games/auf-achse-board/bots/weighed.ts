import type { BoardMove } from '../moves';
import type { Space } from '../network';
import type { Way } from '../rules/movement';
import { judgeOf } from './driveSense';
import type { BoardReason } from './reasons';
import type { Situation } from './situation';

/** A decision, and its worth in DM compared with the other decisions now. */
export type Weighed = {
  readonly move: BoardMove;
  readonly worth: number;
  readonly reasons: readonly BoardReason[];
};

/** Where a decision drives the truck; undefined for other decisions. */
export const targetOf = ({ move, args }: BoardMove): Space | undefined =>
  move === 'drive' || move === 'motivate' ? args[0] : undefined;

/** The spaces a truck can be moved to, each by its best way; reasons are added only for moves that are shown. */
export const drives = (situation: Situation, ways: readonly Way[], move: 'drive' | 'motivate'): Weighed[] => {
  const { ofWay } = judgeOf(situation);
  const weighed = ways.map((way) => ({
    move: { move, args: [way.target, ...way.via] as const },
    worth: ofWay(way),
    reasons: [] as const,
    target: way.target,
  }));
  // keeps the best way to each space
  return weighed.filter(({ target, worth }, at) =>
    weighed.every(
      (other, n) =>
        other.target !== target || n === at || other.worth < worth || (other.worth === worth && n > at),
    ),
  );
};
