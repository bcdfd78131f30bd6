import type { PlayerID } from 'boardgame.io';
import type { Offer } from '../../shared/moves';
import type { CityId } from '../map';
import type { Space } from '../network';
import { taskOf, type Points, type View } from '../state';
import { heldFor } from './heldCards';
import { waysOf, type Way } from './movement';
import { whyNotMotivation, whyNotYet } from './turn';

/** The arguments of a drive: the space it ends on, and the cities it drives through. */
export type RouteArgs = readonly [Space, ...CityId[]];

/** The ways as offered moves. */
export const offered = (ways: readonly Way[]): readonly Offer<RouteArgs, Way>[] =>
  ways.map((way) => ({ args: [way.target, ...way.via], evidence: way }));

/** The arguments of those ways that are distinguished by the cities they lead through. */
export const throughCities = (ways: readonly Way[]): readonly RouteArgs[] =>
  offered(ways).flatMap(({ args }) => (args.length > 1 ? [args] : []));

/** B-11.4 — the points of Motivation, if the seat may use it now. */
export const motivationOf = (view: View, seat: PlayerID): Points | undefined =>
  (whyNotYet(view) ?? whyNotMotivation(view, seat)) ? undefined : heldFor(view, seat, 'motivation');

/**
 * B-4 — every way the seat may move its truck now: with the points it has to use, or by Motivation in the free part
 * of its turn. The best way to each space comes first. Undefined when there is no such move.
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
