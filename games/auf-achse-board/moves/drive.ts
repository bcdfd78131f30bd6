import { each, oneAndMore } from '../../shared/moves';
import { move } from '../move';
import { isCityId, isSpace, SPACES } from '../network';
import { driveAlong } from '../rules/driving';
import { waysOf, whyNoWay } from '../rules/movement';
import { offered, throughCities } from '../rules/ways';
import { taskOf } from '../state';

/** B-4.1 — moves the truck with the points available. */
export const drive = move('drive', {
  when: ['drive'],
  takes: oneAndMore(isSpace, isCityId),
  words: (view) => {
    const task = taskOf(view);
    const ways = task?.type === 'drive' ? waysOf(view, task.seat, task) : [];
    return [...each(SPACES), ...throughCities(ways)];
  },
  offers: (view, seat, task) => offered(waysOf(view, seat, task)),
  whyNot: (view, seat, [target], task) => whyNoWay(view, seat, task, target),
  does: (play, seat, _route, task, way) => {
    play.tell({ type: 'answered' });
    driveAlong(play, seat, way, task.die);
  },
});
