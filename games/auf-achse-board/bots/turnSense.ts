import type { PlayerID } from 'boardgame.io';
import { named } from '../../shared/legality';
import { isContract, type ContractId } from '../contracts';
import type { BoardMove } from '../moves';
import { isCity } from '../network';
import { waysNow } from '../rules/ways';
import type { View } from '../state';
import { bestCall } from './auctionSense';
import { judgeOf } from './driveSense';
import { situationOf, spaceOf } from './situation';
import { fleetOf, type Fleet } from './trailerSense';
import type { Weights } from './weights';

/** DM that keeping Motivation for a later turn is worth. */
export const MOTIVATION_KEPT = 220;

/** The contracts that the plan loads before it drives on. */
export const loadsHere = ({ plan, situation }: Fleet): ContractId[] => {
  const at = spaceOf(situation);
  const leaves = plan.route.findIndex(({ city }) => city !== at);
  const here = leaves < 0 ? plan.route : plan.route.slice(0, leaves);
  return here.flatMap(({ id, goods }) => (goods > 0 && isContract(id) ? [id] : []));
};

/** The first legal move of that name, or the one whose first argument is `arg`. */
const moveNamed = (
  moves: readonly BoardMove[],
  name: BoardMove['move'],
  arg?: unknown,
): BoardMove | undefined =>
  named(moves, name).find(({ args: [first] }) => arg === undefined || first === arg);

/** The next load of the plan here, or the trailer it needs first. */
export const loading = (fleet: Fleet, moves: readonly BoardMove[]): BoardMove | undefined => {
  const loads = loadsHere(fleet);
  const load = loads.map((id) => moveNamed(moves, 'load', id)).find(Boolean);
  if (load || !loads.length) return load;
  return fleet.buys.map((id) => moveNamed(moves, 'buyTrailer', id)).find(Boolean);
};

/** B-11.4 — Motivation, if it brings the truck much further. */
const motivation = ({ situation }: Fleet): BoardMove | undefined => {
  const { view, seat } = situation;
  const now = waysNow(view, seat);
  if (!view.turn.rolled || now?.move !== 'motivate') return undefined;
  const { ofWay, promise } = judgeOf(situation);
  const best = now.ways
    .map((way) => ({ way, worth: ofWay(way) }))
    .reduce((top, next) => (next.worth > top.worth ? next : top));
  return best.worth - promise(spaceOf(situation)) > MOTIVATION_KEPT
    ? { move: 'motivate', args: [best.way.target, ...best.way.via] }
    : undefined;
};

const calling = ({ situation }: Fleet, moves: readonly BoardMove[]): BoardMove | undefined => {
  if (!moveNamed(moves, 'callAuction') && !moveNamed(moves, 'take')) return undefined;
  const slot = bestCall(situation);
  return slot === undefined
    ? undefined
    : (moveNamed(moves, 'callAuction', slot) ?? moveNamed(moves, 'take', slot));
};

/** The free part of a turn: first unloads, then calls, then loads, then drives on. */
export const inTurn = (
  view: View,
  seat: PlayerID,
  moves: readonly BoardMove[],
  weights: Weights,
): BoardMove => {
  const { due } = view.turn;
  const fleet = () => fleetOf(situationOf(view, seat, weights));
  const handling = (mine: Fleet) => calling(mine, moves) ?? loading(mine, moves);
  return (
    moveNamed(moves, 'unload') ??
    // on the road there is nothing to call or to load
    (isCity(view.trucks[seat]!) ? handling(fleet()) : undefined) ??
    (due ? (moveNamed(moves, 'load') ?? moveNamed(moves, 'buyTrailer')) : undefined) ??
    moveNamed(moves, 'rollAgain') ??
    (moveNamed(moves, 'motivate') ? motivation(fleet()) : undefined) ??
    moveNamed(moves, 'roll') ??
    moveNamed(moves, 'endTurn') ??
    moves[0]!
  );
};
