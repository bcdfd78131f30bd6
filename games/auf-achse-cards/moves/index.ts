import type { DecisionOf } from '../../shared/moves';
import { layCounter } from './layCounter';
import { layRace } from './layRace';

/** Every move there is, in the order they are listed. */
export const MOVES = [layRace, layCounter] as const;

export { layRace };

/** Every decision of the card game, told apart by `move`. */
export type CardMove = DecisionOf<typeof MOVES>;
