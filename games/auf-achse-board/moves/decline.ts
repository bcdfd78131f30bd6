import { nothing } from '../../shared/moves';
import { move } from '../move';
import { refusal } from '../refusals';
import { leaveWon } from '../rules/auction';

/** B-12, B-11.6, B-7.7 — declines an optional action. */
export const decline = move('decline', {
  when: ['drive', 'snow', 'loadWon'],
  takes: nothing,
  whyNot: (_view, _seat, _nothing, task) =>
    task.type === 'drive' && !task.optional ? refusal('notOptional', 'B-4.1') : undefined,
  does: (play, seat, _nothing, task) => {
    if (task.type === 'loadWon') return leaveWon(play, task);
    play.tell({ type: 'answered' });
    if (task.type === 'drive') play.tell({ type: 'stayed', seat });
  },
});
