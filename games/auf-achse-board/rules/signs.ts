import type { PlayerID } from 'boardgame.io';
import type { EventId } from '../events';
import { measureFrom, type Space } from '../network';
import type { Play } from '../move';
import { seatsOf, type View } from '../state';
import { putAway } from './heldCards';

/** The seat whose truck stands there, if any. */
export const truckOn = (view: View, space: Space): PlayerID | undefined =>
  seatsOf(view).find((seat) => view.trucks[seat] === space);

/** B-9.3 — do the road works close the space? */
export const hasRoadworks = (view: View, space: Space): boolean => view.roadworks === space;

/** B-10.2 — does the jam close the space? */
export const isJammed = (view: View, space: Space): boolean => view.jam?.space === space;

/** B-9.3, B-10.2 — does a sign keep trucks from entering the space? */
export const isClosed = (view: View, space: Space): boolean =>
  hasRoadworks(view, space) || isJammed(view, space);

/**
 * B-9.3, B-10.2 — the number of spaces around the signs, even to a space under a sign; undefined if there is no way.
 * Trucks are ignored: they can be overtaken (B-4.3).
 */
export const stepsRoundSigns = (view: View, from: Space, to: Space): number | undefined =>
  measureFrom(from, (space) => space === to || !isClosed(view, space)).get(to);

/** B-10.5 — may the jam by fog or an accident be put on the space? A truck's space is not free. */
export const mayJam = (view: View, space: Space): boolean =>
  truckOn(view, space) === undefined && !hasRoadworks(view, space);

/** B-10.1, B-10.4 — takes the jam sign off the map. */
export const endJam = (play: Play): void => {
  const { G, tell } = play;
  if (!G.jam) return;
  const { seat, space, card } = G.jam;
  tell({ type: 'jamEnd', seat, space });
  putAway(play, seat, card);
};

/** B-10.4 — puts the jam sign there; an earlier jam ends. The card lies in front of the seat until the jam ends. */
export const jam = (play: Play, seat: PlayerID, space: Space, card: EventId): void => {
  endJam(play);
  play.tell({ type: 'jam', seat, space, card });
};
