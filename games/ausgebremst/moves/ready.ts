import { nothing } from '../../shared/moves';
import { move } from '../move';
import { beReady } from '../rules/start';

/** says that the race may begin. */
export const ready = move('ready', {
  when: ['grid'],
  takes: nothing,
  does: (play, seat) => beReady(play, seat),
});
