import type { PlayerID } from 'boardgame.io';
import type { Offer } from '../../shared/moves';
import type { CityId } from '../map';
import type { Space } from '../network';
import { taskOf, type Points, type View } from '../state';
import { heldFor } from './heldCards';
import { waysOf, type Way } from './movement';
import { whyNotMotivation, whyNotYet } from './turn';

/** What a truck is moved with: the space it goes to, and the cities it drives through. */
export type RouteArgs = readonly [Space, ...CityId[]];

/** Each way as it is offered. */
export const offered = (ways: readonly Way[]): readonly Offer<RouteArgs, Way>[] =>
  ways.map((way) => ({ args: [way.target, ...way.via], evidence: way }));

/** Those of the ways that have to be told apart by the cities they lead through. */
export const throughCities = (ways: readonly Way[]): readonly RouteArgs[] =>
  offered(ways).flatMap(({ args }) => (args.length > 1 ? [args] : []));

/** B-11.4 — the points of Motivation, while the seat may use it. */
export const motivationOf = (view: View, seat: PlayerID): Points | undefined =>
  (whyNotYet(view) ?? whyNotMotivation(view, seat)) ? undefined : heldFor(view, seat, 'motivation');

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
  const points = !task && view.turn.seat === seat && motivationOf(view, seat);
  return points ? { move: 'motivate', ways: waysOf(view, seat, points) } : undefined;
};
