import type { DecisionOf } from '../../shared/moves';
import { bid } from './bid';
import { blow } from './blow';
import { buyTrailer } from './buyTrailer';
import { callAuction } from './callAuction';
import { carryOut } from './carryOut';
import { decline } from './decline';
import { drive } from './drive';
import { endTurn } from './endTurn';
import { give } from './give';
import { leaveRoadworks } from './leaveRoadworks';
import { load } from './load';
import { motivate } from './motivate';
import { moveRoadworks } from './moveRoadworks';
import { pass } from './pass';
import { place } from './place';
import { roll } from './roll';
import { rollAgain } from './rollAgain';
import { take } from './take';
import { unload } from './unload';

/** All moves, in the order in which they are listed. */
// prettier-ignore
export const MOVES = [
  drive, motivate, place, roll, rollAgain, load, unload, buyTrailer, callAuction, take, endTurn,
  moveRoadworks, leaveRoadworks, carryOut, give, blow, bid, pass, decline,
] as const;

export { place };

type Decision = DecisionOf<typeof MOVES>;

/** Every decision of the board game, distinguished by `move`; or only those with that move name. */
export type BoardMove<Name extends Decision['move'] = Decision['move']> = Extract<
  Decision,
  { readonly move: Name }
>;
