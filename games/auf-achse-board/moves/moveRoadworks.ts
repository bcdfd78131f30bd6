import { each, exactly } from '../../shared/moves';
import { move } from '../move';
import { isSpace, ROAD_SPACES, SPACES } from '../network';
import { moveRoadworks as moveSign, whyNotRoadworks } from '../rules/signs';

/** B-9.1 — puts the road-works sign on another space. */
export const moveRoadworks = move('moveRoadworks', {
  when: ['roadworks'],
  takes: exactly(isSpace),
  words: () => each(SPACES),
  candidates: () => each(ROAD_SPACES),
  whyNot: (view, _seat, [space]) => whyNotRoadworks(view, space),
  does: (play, seat, [space]) => moveSign(play, seat, space),
});
