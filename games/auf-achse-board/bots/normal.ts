import type { PlayerID } from 'boardgame.io';
import { best } from '../../shared/bots/choosing';
import type { Thinker } from '../../shared/defineGame';
import { named } from '../../shared/legality';
import type { ContractId } from '../contracts';
import type { BoardMove } from '../moves';
import { isEventSpace, type Space } from '../network';
import type { Way } from '../rules/movement';
import { waysNow } from '../rules/ways';
import { seatsOf, taskOf, type View } from '../state';
import { answerBid } from './auctionSense';
import { bestWay, onceDriven } from './driveSense';
import { blow, carryOut } from './eventSense';
import { bestSign } from './signsSense';
import { planFrom, situationOf, spaceOf } from './situation';
import { fleetOf } from './trailerSense';
import { inTurn } from './turnSense';
import { remoteness } from './turns';
import { hardAt, normalAt, tempered, type Weights } from './weights';

const spacesOf = (moves: readonly BoardMove[], name: 'place' | 'moveRoadworks'): Space[] =>
  named(moves, name).map(({ args: [space] }) => space);

/** B-2.2 — in the middle of the map, if possible not on an event space, where the first to pass draws a card. */
const place = (moves: readonly BoardMove[]): BoardMove => {
  const spaces = spacesOf(moves, 'place');
  const quiet = spaces.filter((space) => !isEventSpace(space));
  return { move: 'place', args: [best(quiet.length ? quiet : spaces, (space) => -remoteness(space))] };
};

/** B-4 — the best way; stays, where that is allowed, if no way is better. */
const drive = (view: View, seat: PlayerID, moves: readonly BoardMove[], weights: Weights): BoardMove => {
  const { ways } = waysNow(view, seat)!;
  const { situation } = fleetOf(situationOf(onceDriven(view), seat, weights));
  const stays: Way = { path: [], target: spaceOf(situation), via: [], exact: false, due: null };
  const mayStay = moves.some(({ move }) => move === 'decline');
  const way = bestWay(situation, mayStay ? [stays, ...ways] : ways);
  return way === stays ? { move: 'decline', args: [] } : { move: 'drive', args: [way.target, ...way.via] };
};

/** B-9.1 — the space where the sign hurts the others most; leaves it, where that is allowed, if it stands well. */
const roadworks = (view: View, seat: PlayerID, moves: readonly BoardMove[], weights: Weights): BoardMove => {
  const spaces = spacesOf(moves, 'moveRoadworks');
  const leave = moves.find(({ move }) => move === 'leaveRoadworks');
  const open = { ...view, roadworks: null };
  const { space, use } = bestSign(open, seat, spaces, weights, 'roadworks');
  if (leave && (!view.roadworks || bestSign(open, seat, [view.roadworks], weights, 'roadworks').use >= use))
    return leave;
  return { move: 'moveRoadworks', args: [space] };
};

/** B-7.7 — loads at once if the plan would load it first anyway. */
const loadWon = (view: View, seat: PlayerID, contract: ContractId, weights: Weights): BoardMove => {
  const situation = situationOf(view, seat, weights);
  const at = spaceOf(situation);
  const stop = planFrom(situation, at).route.find(({ id }) => id === contract);
  return stop?.city === at ? { move: 'load', args: [contract] } : { move: 'decline', args: [] };
};

/**
 * The decision of a player who plans a route for all its contracts, and weighs every way, contract and card by the DM it
 * adds to that route and the DM the others lose by it.
 */
export const decided = (
  view: View,
  seat: PlayerID,
  moves: readonly BoardMove[],
  weights: Weights,
): BoardMove => {
  if (moves.length === 1) return moves[0]!;
  const task = taskOf(view);
  switch (task?.type) {
    case undefined:
      return inTurn(view, seat, moves, weights);
    case 'place':
      return place(moves);
    case 'drive':
      return drive(view, seat, moves, weights);
    case 'roadworks':
      return roadworks(view, seat, moves, weights);
    case 'event':
      return carryOut(view, seat, task.card, moves, weights);
    case 'snow':
      return blow(view, seat, moves, weights);
    case 'auction':
      return answerBid(view, task, weights);
    case 'loadWon':
      return loadWon(view, seat, task.contract, weights);
    case 'roll':
    case 'land':
      return moves[0]!;
  }
};

const planner =
  (usual: (view: View) => Weights): Thinker<View, BoardMove> =>
  (view, seat, _random, { legal, temper }) =>
    decided(view, seat, legal, tempered(usual(view), temper, seatsOf(view).length));

/** A good player, without the skills of an expert. */
export const normal = planner(normalAt);

/** An expert, with weights fitted by many matches. */
export const hard = planner(hardAt);
