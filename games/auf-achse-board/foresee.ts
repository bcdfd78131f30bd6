import type { PlayerID } from 'boardgame.io';
import { NO_CHANCE, doneTo } from '../shared/foresee';
import { eventOf, type EventId } from './events';
import { evolve } from './evolve';
import type { BoardHappening } from './happenings';
import { imagine } from './playerView';
import { actOn, waysOut } from './rules/events';
import type { View } from './state';

/**
 * B-12 — what would happen if the seat carried out the event card now: asks the rules on a table imagined from its
 * view, where a drawn contract is an imagined one. Empty while there is something to choose.
 */
export const foreseeEvent = (view: View, seat: PlayerID, id: EventId): readonly BoardHappening[] => {
  const drawn = { seat, card: eventOf(id) };
  const [only, other] = waysOut(view, drawn);
  if (!only || other) return [];
  return doneTo(imagine(view, seat, NO_CHANCE), evolve, (play) => actOn(play, drawn, only.does)).told;
};
