import type { PlayerID } from 'boardgame.io';
import type { LegalMove, LegalMoves } from '../shared/legality';
import { CONTRACT_IDS } from './contracts';
import { eventOf, EVENTS } from './events';
import { ROAD_SPACES, SPACES } from './network';
import { choicesOf } from './rules/events';
import { heldFor } from './rules/heldCards';
import { snowWaysOf, waysOf, type Way } from './rules/movement';
import { whyNotMotivation } from './rules/turn';
import { seatsOf, taskOf, type Points, type Task, type View } from './state';
import { TRAILER_IDS } from './trailers';
import { MOVE_NAMES, whyNot, whyNotNow } from './whyNot';

const withEach = (move: string, args: readonly unknown[]): LegalMove[] =>
  args.map((arg) => ({ move, args: [arg] }));

const alone = (...moves: readonly string[]): LegalMove[] => moves.map((move) => ({ move, args: [] }));

const SLOTS = [0, 1, 2, 3];
const BIDS = [1, 2, 3, 4, 5];
const ROLL_CARDS = EVENTS.filter(
  ({ effect }) => effect === 'inspection' || effect === 'rollAfterLoading',
).map(({ id }) => id);

/** B-11.4 — what Motivation grants, while the seat may use it. */
const motivationPoints = (view: View, seat: PlayerID): Points | undefined =>
  whyNotMotivation(view, seat) ? undefined : heldFor(view, seat, 'motivation');

/**
 * B-4 — every way the seat may move its truck now: by the points it has to use, or by Motivation in the free part of
 * its turn. To each space the best way comes first. Nothing when there is no such move.
 */
export const waysNow = (
  view: View,
  seat: PlayerID,
): { readonly move: 'drive' | 'motivate'; readonly ways: readonly Way[] } | undefined => {
  const task = taskOf(view);
  if (task?.type === 'drive' && task.seat === seat) return { move: 'drive', ways: waysOf(view, seat, task) };
  const points = !task && view.turn.seat === seat && !view.turn.due && motivationPoints(view, seat);
  return points ? { move: 'motivate', ways: waysOf(view, seat, points) } : undefined;
};

const alongWays = (view: View, seat: PlayerID): LegalMove[] => {
  const now = waysNow(view, seat);
  return now ? now.ways.map(({ target, via }) => ({ move: now.move, args: [target, ...via] })) : [];
};

/** What may come into question in the free part of a turn. */
const inTurn = (view: View, seat: PlayerID): LegalMove[] => [
  ...alone('roll'),
  ...withEach('rollAgain', view.turn.rollsWith),
  ...withEach('load', view.hands[seat]!),
  ...withEach('unload', view.aboard[seat]!),
  ...withEach('buyTrailer', TRAILER_IDS),
  ...withEach('callAuction', SLOTS),
  ...withEach('take', SLOTS),
  ...alone('endTurn'),
];

/** What may come into question while a task waits, ways of driving apart. */
const inTask = (view: View, seat: PlayerID, task: Task): LegalMove[] => {
  switch (task.type) {
    case 'place':
      return withEach('place', ROAD_SPACES);
    case 'roll':
      return alone('roll');
    case 'roadworks':
      return [...withEach('moveRoadworks', ROAD_SPACES), ...alone('leaveRoadworks')];
    case 'event':
      return [
        ...choicesOf(view, { seat, card: eventOf(task.card) }).map((choice) => ({
          move: 'carryOut',
          args: choice === null ? [] : [choice],
        })),
        ...withEach('give', view.hands[seat]!),
      ];
    case 'snow':
      return task.left.flatMap((truck) =>
        snowWaysOf(view, truck, task).map(({ target }) => ({ move: 'blow', args: [truck, target] })),
      );
    case 'auction':
      return [...withEach('bid', BIDS), ...alone('pass')];
    case 'loadWon':
      return withEach('load', [task.contract]);
    case 'drive':
    case 'land':
      return [];
  }
};

/** B-3 — every decision open to the seat. */
export const legalMoves: LegalMoves<View> = (view, playerID) => {
  const open = MOVE_NAMES.filter((move) => !whyNotNow(view, playerID, move));
  if (!open.length) return [];
  const task = taskOf(view);
  const considered = [
    ...(task ? inTask(view, playerID, task) : inTurn(view, playerID)),
    ...alone('decline'),
  ].filter((move) => !whyNot(view, playerID, move));
  return [...alongWays(view, playerID), ...considered];
};

/** All that can be put into words at this table. */
export const conceivable = (view: View): readonly LegalMove[] => [
  ...alone('roll', 'decline', 'leaveRoadworks', 'carryOut', 'pass', 'endTurn'),
  ...['place', 'drive', 'motivate', 'moveRoadworks', 'carryOut'].flatMap((move) => withEach(move, SPACES)),
  ...seatsOf(view).flatMap((seat) => alongWays(view, seat).filter(({ args }) => args.length > 1)),
  ...['load', 'unload', 'give', 'carryOut'].flatMap((move) => withEach(move, CONTRACT_IDS)),
  ...withEach('carryOut', ['pay', 'miss', 'help', 'driveOn', ...seatsOf(view)]),
  ...seatsOf(view).flatMap((truck) => SPACES.map((space) => ({ move: 'blow', args: [truck, space] }))),
  ...withEach('rollAgain', ROLL_CARDS),
  ...withEach('buyTrailer', TRAILER_IDS),
  ...['callAuction', 'take'].flatMap((move) => withEach(move, SLOTS)),
  ...withEach('bid', BIDS),
];
