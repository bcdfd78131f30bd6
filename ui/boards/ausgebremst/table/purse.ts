import type { PlayerID } from 'boardgame.io';
import {
  BASE_SET_UP,
  detourOf,
  isAdvanced,
  pointsOf,
  roadOf,
  SET_UPS,
  toGoOf,
  VALUES,
  type Back,
  type CardId,
  type View,
} from '../../../../games/ausgebremst';

/** the points everybody drives a race with, whatever the set-up. */
export const BUDGET = VALUES.reduce((sum, value) => sum + value * SET_UPS[BASE_SET_UP][value], 0);

/** What a seat has left, and what it needs. */
export type Purse = {
  /** Points of the cards still to be played; pit-stop cards count from the stop on. */
  readonly left: number;
  /** Spaces still to go on the ideal line, a pit stop still to be made included. */
  readonly toGo: number;
  /** Has a pit stop still to be made? */
  readonly withStop: boolean;
  /** What is left over if nothing more is given away. */
  readonly reserve: number;
};

const readable = (cards: readonly (CardId | Back)[]): readonly CardId[] =>
  cards.filter((card): card is CardId => card !== 'back');

/** points against the ideal line, for a car on the road. */
export const purseOf = (view: View, seat: PlayerID): Purse => {
  const { space, stopped } = view.cars[seat]!;
  const withStop = !isAdvanced(view) && !stopped && space !== null;
  // who has stopped is about to take them
  const beside = stopped ? [] : readable(view.pitCards[seat]!);
  const left = BUDGET - pointsOf(view.played[seat]!) - pointsOf(beside);
  const ahead = space === null ? 0 : toGoOf(view, seat);
  const toGo = ahead + (withStop ? detourOf(roadOf(view)) : 0);
  return { left, toGo, withStop, reserve: left - toGo };
};

/** A number that may be below 0, with a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
