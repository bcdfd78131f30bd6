import { each, exactly } from '../../shared/moves';
import { move } from '../move';
import { isSpace, ROAD_SPACES, SPACES } from '../network';
import { place as placeTruck, whyNotPlace } from '../rules/placing';

/** B-2.2 — puts the truck on the map. */
export const place = move('place', {
  when: ['place'],
  takes: exactly(isSpace),
  words: () => each(SPACES),
  candidates: () => each(ROAD_SPACES),
  whyNot: (view, _seat, [space]) => whyNotPlace(view, space),
  does: (play, seat, [space]) => placeTruck(play, seat, space),
});
