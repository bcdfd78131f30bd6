import { nothing } from '../../shared/moves';
import { move } from '../move';
import { refusal } from '../refusals';

/** B-12, B-11.6, B-7.7 — leaves be what need not be done. */
export const decline = move('decline', {
  when: ['drive', 'snow', 'loadWon'],
  takes: nothing,
  whyNot: (_view, _seat, _nothing, task) =>
    task.type === 'drive' && !task.optional ? refusal('notOptional', 'B-4.1') : undefined,
  does: ({ G, tell }, seat, _nothing, task) => {
    G.tasks.pop();
    if (task.type === 'drive') tell({ type: 'stayed', seat });
  },
});
