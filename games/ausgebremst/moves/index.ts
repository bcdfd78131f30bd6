import type { DecisionOf } from '../../shared/moves';
import { chooseSetUp } from './chooseSetUp';
import { draw } from './draw';
import { drive } from './drive';
import { fetch } from './fetch';
import { lay } from './lay';
import { ready } from './ready';
import { stow } from './stow';
import { wait } from './wait';

/** All moves, in the order in which they are listed. */
export const MOVES = [drive, ready, wait, chooseSetUp, lay, draw, fetch, stow] as const;

export { chooseSetUp, draw, drive, fetch, lay, ready, stow, wait };

type Decision = DecisionOf<typeof MOVES>;

/** Every decision of the race, distinguished by `move`; or only those with that move name. */
export type RaceMove<Name extends Decision['move'] = Decision['move']> = Extract<
  Decision,
  { readonly move: Name }
>;
