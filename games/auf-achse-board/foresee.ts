import type { PlayerID } from 'boardgame.io';
import { NO_CHANCE, doneTo } from '../shared/foresee';
import { eventOf, type EventId } from './events';
import { evolve } from './evolve';
import type { BoardHappening } from './happenings';
import { imagine } from './playerView';
import { actOn, waysOut } from './rules/events';
import type { View } from './state';

/**
 * B-12 — what would be told if the seat carried the event card out now: the rules are asked, on a table imagined from
 * what is seen; a contract that is drawn there is an imagined one. Nothing while there is something to choose.
 */
export const foreseeEvent = (view: View, seat: PlayerID, id: EventId): readonly BoardHappening[] => {
  const drawn = { seat, card: eventOf(id) };
  const [only, other] = waysOut(view, drawn);
  if (!only || other) return [];
  return doneTo(imagine(view, seat, NO_CHANCE), evolve, (play) => actOn(play, drawn, only.does)).told;
};
