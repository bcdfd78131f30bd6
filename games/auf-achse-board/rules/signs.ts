import type { PlayerID } from 'boardgame.io';
import type { EventId } from '../events';
import { FLENSBURG_ROAD, isCity, type Space } from '../network';
import type { Play } from '../move';
import { refusal, type BoardRefusal } from '../refusals';
import { seatsOf, type View } from '../state';
import { putAway } from './heldCards';

/** Whose truck stands there, if any. */
export const truckOn = (view: View, space: Space): PlayerID | undefined =>
  seatsOf(view).find((seat) => view.trucks[seat] === space);

/** B-9.3 — do the road works close the space? */
export const hasRoadworks = (view: View, space: Space): boolean => view.roadworks === space;

/** B-10.2 — does the jam close the space? */
export const isJammed = (view: View, space: Space): boolean => view.jam?.space === space;

/** B-9.3, B-10.2 — does a sign keep trucks from entering the space? */
export const isClosed = (view: View, space: Space): boolean =>
  hasRoadworks(view, space) || isJammed(view, space);

/** B-9.2 — why the road-works sign may not be put on the space. */
export const whyNotRoadworks = (view: View, space: Space): BoardRefusal | undefined => {
  if (isCity(space)) return refusal('onCity', 'B-9.2', { space });
  if (space === FLENSBURG_ROAD) return refusal('flensburgRoad', 'B-9.2');
  const seat = truckOn(view, space);
  if (seat !== undefined) return refusal('occupied', 'B-9.2', { space, seat });
  if (isJammed(view, space)) return refusal('jamThere', 'B-9.2', { space });
  return hasRoadworks(view, space) ? refusal('sameSpace', 'B-9.1') : undefined;
};

/** B-9.1 — why the road-works sign may not stay where it is. */
export const whyNotLeaveRoadworks = (view: View): BoardRefusal | undefined =>
  view.options.roadworks === 'may' ? undefined : refusal('mustMove', 'B-9.1');

/** B-9.1 — moves the road-works sign; null leaves it where it is. */
export const moveRoadworks = ({ tell }: Play, seat: PlayerID, space: Space | null): void => {
  tell({ type: 'answered' });
  tell({ type: 'roadworks', seat, space });
};

/** B-10.5 — may the jam of fog or an accident be put on the space? A truck's space is not free. */
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

/** B-10.4 — puts the one jam sign there; what it meant before has ended. The card lies in front of the seat until then. */
export const jam = (play: Play, seat: PlayerID, space: Space, card: EventId): void => {
  endJam(play);
  play.tell({ type: 'jam', seat, space, card });
};
