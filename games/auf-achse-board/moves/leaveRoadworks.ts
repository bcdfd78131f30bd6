import { nothing } from '../../shared/moves';
import { move } from '../move';
import { moveRoadworks, whyNotLeaveRoadworks } from '../rules/signs';

/** B-15 — leaves the road-works sign where it is, where that is allowed. */
export const leaveRoadworks = move('leaveRoadworks', {
  when: ['roadworks'],
  takes: nothing,
  whyNot: (view) => whyNotLeaveRoadworks(view),
  does: (play, seat) => moveRoadworks(play, seat, null),
});
