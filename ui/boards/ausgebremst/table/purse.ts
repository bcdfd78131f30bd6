import type { PlayerID } from 'boardgame.io';
import {
  BASE_SET_UP,
  detourOf,
  isAdvanced,
  mayStillStop,
  pointsOf,
  roadOf,
  SET_UPS,
  toGoOf,
  VALUES,
  type Back,
  type CardId,
  type View,
} from '../../../../games/ausgebremst';

/** the points for a race, the same for everybody, whatever the set-up. */
export const BUDGET = VALUES.reduce((sum, value) => sum + value * SET_UPS[BASE_SET_UP][value], 0);

/** The points a seat has left, and what it needs. */
export type Purse = {
  /** The points of cards not played yet; pit-stop cards count from the stop on. */
  readonly left: number;
  /** The spaces still to go on the ideal line, including a pit stop still to be made. */
  readonly toGo: number;
  /** Does it still have to make a pit stop? */
  readonly withStop: boolean;
  /** What remains if nothing more is wasted. */
  readonly reserve: number;
  /** Does nothing get it to the finish? — the cards of a pit stop that it may still make could. */
  readonly isShort: boolean;
};

const readable = (cards: readonly (CardId | Back)[]): readonly CardId[] =>
  cards.filter((card): card is CardId => card !== 'back');

/** points against the ideal line, for a car on the road. */
export const purseOf = (view: View, seat: PlayerID): Purse => {
  const { space, stopped } = view.cars[seat]!;
  const withStop = !isAdvanced(view) && !stopped && space !== null;
  // — a car that has stopped is about to take them
  const beside = stopped ? [] : readable(view.pitCards[seat]!);
  const left = BUDGET - pointsOf(view.played[seat]!) - pointsOf(beside);
  const ahead = space === null ? 0 : toGoOf(view, seat);
  const toGo = ahead + (withStop ? detourOf(roadOf(view)) : 0);
  const reserve = left - toGo;
  const isShort = reserve < 0 && !(isAdvanced(view) && mayStillStop(view, seat));
  return { left, toGo, withStop, reserve, isShort };
};

/** A number that may be negative, with a typographic minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
