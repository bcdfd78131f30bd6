import { each, exactly } from '../../shared/moves';
import { move } from '../move';
import { FLENSBURG_ROAD, isCity, isSpace, ROAD_SPACES, SPACES } from '../network';
import { refusal } from '../refusals';
import { hasRoadworks, isJammed, truckOn } from '../rules/signs';

/** B-9.1, B-9.2 — puts the road-works sign on another space. */
export const moveRoadworks = move('moveRoadworks', {
  when: ['roadworks'],
  takes: exactly(isSpace),
  words: () => each(SPACES),
  candidates: () => each(ROAD_SPACES),
  whyNot: (view, _seat, [space]) => {
    if (isCity(space)) return refusal('onCity', 'B-9.2', { space });
    if (space === FLENSBURG_ROAD) return refusal('flensburgRoad', 'B-9.2');
    const seat = truckOn(view, space);
    if (seat !== undefined) return refusal('occupied', 'B-9.2', { space, seat });
    if (isJammed(view, space)) return refusal('jamThere', 'B-9.2', { space });
    return hasRoadworks(view, space) ? refusal('sameSpace', 'B-9.1') : undefined;
  },
  does: ({ tell }, seat, [space]) => {
    tell({ type: 'answered' });
    tell({ type: 'roadworks', seat, space });
  },
});
