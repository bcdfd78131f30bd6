import { nothing } from '../../shared/moves';
import { move } from '../move';
import { refusal } from '../refusals';

/** B-9.1, B-15 — leaves the road-works sign where it is, where that is allowed. */
export const leaveRoadworks = move('leaveRoadworks', {
  when: ['roadworks'],
  takes: nothing,
  whyNot: ({ options }) => (options.roadworks === 'may' ? undefined : refusal('mustMove', 'B-9.1')),
  does: ({ tell }, seat) => {
    tell({ type: 'answered' });
    tell({ type: 'roadworks', seat, space: null });
  },
});
