import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { anyOf } from '../../shared/bots/choosing';
import type { Thinker } from '../../shared/defineGame';
import { named } from '../../shared/legality';
import { contractOf } from '../contracts';
import type { CityId } from '../map';
import type { BoardMove } from '../moves';
import { stepsBetween, type Space } from '../network';
import { PRICE_LINES, priceOf } from '../rules/auction';
import { binding, handOf } from '../rules/cargo';
import { waysNow } from '../rules/ways';
import { taskOf, type View } from '../state';
import { isIdle } from './auctionSense';

/** How often a beginner makes an optional move. */
const OFTEN = { calls: 0.7, bids: 0.35, buys: 0.3 } as const;

const nearest = (from: Space, cities: readonly CityId[]): CityId | undefined =>
  cities.toSorted((a, b) => stepsBetween(from, a) - stepsBetween(from, b))[0];

/**
 * One contract at a time: the nearest destination of goods aboard, or else the nearest city where a contract in hand
 * can be loaded.
 */
const goalOf = (view: View, seat: PlayerID): CityId | undefined => {
  const at = view.trucks[seat]!;
  const card = binding(view, seat);
  if (card) return card.city;
  const goals = view.aboard[seat]!.map((id) => contractOf(id).to);
  if (goals.length) return nearest(at, goals);
  const loads = handOf(view, seat).map((id) => contractOf(id).from);
  return nearest(at, loads);
};

/** Drives towards the goal; without one, anywhere. */
const drive = (view: View, seat: PlayerID, random: Chance): BoardMove => {
  const { move, ways } = waysNow(view, seat)!;
  const goal = goalOf(view, seat);
  const far = (space: Space) => (goal ? stepsBetween(space, goal) : 0);
  const least = Math.min(...ways.map(({ target }) => far(target)));
  const nearestWays = ways.filter(({ target }) => far(target) === least);
  const { target, via } = anyOf(nearestWays, random);
  return { move, args: [target, ...via] };
};

/** A random bid up to half of its cash, often none. */
const bid = (view: View, moves: readonly BoardMove[], random: Chance): BoardMove => {
  const task = taskOf(view);
  const cheap = named(moves, 'bid').filter(
    ({ args: [line] }) =>
      task?.type === 'auction' &&
      line < PRICE_LINES &&
      priceOf(task.contract, line) <= view.money[task.seat]! / 2,
  );
  return cheap.length && random.Number() < OFTEN.bids ? anyOf(cheap, random) : { move: 'pass', args: [] };
};

/** Do goods for a contract in hand lie here? */
const waitsForRoom = (view: View, seat: PlayerID): boolean =>
  handOf(view, seat).some((id) => contractOf(id).from === view.trucks[seat]);

/** The free part of a turn: first goods, then perhaps a contract, rarely a trailer. */
const inTurn = (view: View, seat: PlayerID, moves: readonly BoardMove[], random: Chance): BoardMove => {
  const goods = named(moves, 'unload', 'load')[0];
  if (goods) return goods;
  const calls = named(moves, 'callAuction', 'take');
  if (calls.length && (isIdle(view, seat) || random.Number() < OFTEN.calls)) return anyOf(calls, random);
  const buys = named(moves, 'buyTrailer');
  const stuck = !named(moves, 'rollAgain', 'motivate', 'roll', 'endTurn').length;
  const isWaiting = waitsForRoom(view, seat) && !view.trailers[seat]!.length;
  if (buys.length && (stuck || (isWaiting && random.Number() < OFTEN.buys))) return anyOf(buys, random);
  if (named(moves, 'rollAgain').length) return named(moves, 'rollAgain')[0]!;
  if (named(moves, 'motivate').length && view.turn.rolled) return drive(view, seat, random);
  return named(moves, 'roll', 'endTurn')[0] ?? moves[0]!;
};

/** A beginner: one contract after the other, random bids, and event cards at random. */
export const easy: Thinker<View, BoardMove> = (view, seat, random, { legal: moves }) => {
  if (moves.length === 1) return moves[0]!;
  switch (taskOf(view)?.type) {
    case undefined:
      return inTurn(view, seat, moves, random);
    case 'drive':
      return drive(view, seat, random);
    case 'auction':
      return bid(view, moves, random);
    default:
      return anyOf(moves, random);
  }
};
