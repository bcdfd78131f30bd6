import type { DecisionOf } from '../../shared/moves';
import { layCounter } from './layCounter';
import { layRace } from './layRace';

/** All moves, in the order in which they are listed. */
export const MOVES = [layRace, layCounter] as const;

export { layRace };

/** Every decision of the card game, distinguished by `move`. */
export type CardMove = DecisionOf<typeof MOVES>;
