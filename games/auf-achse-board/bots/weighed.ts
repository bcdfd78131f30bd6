import type { BoardMove } from '../moves';
import type { Space } from '../network';
import type { Way } from '../rules/movement';
import { judgeOf } from './driveSense';
import type { BoardReason } from './reasons';
import type { Situation } from './situation';

/** A decision, and the DM it is worth beside the others at this moment. */
export type Weighed = {
  readonly move: BoardMove;
  readonly worth: number;
  readonly reasons: readonly BoardReason[];
};

/** Where a decision drives the truck; nothing for any other. */
export const targetOf = ({ move, args }: BoardMove): Space | undefined =>
  move === 'drive' || move === 'motivate' ? args[0] : undefined;

/** Where a truck may be moved, to each space the best way; why is told of those alone that are advised. */
export const drives = (situation: Situation, ways: readonly Way[], move: 'drive' | 'motivate'): Weighed[] => {
  const { ofWay } = judgeOf(situation);
  const weighed = ways.map((way) => ({
    move: { move, args: [way.target, ...way.via] as const },
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
