import { nothing } from '../../shared/moves';
import { move } from '../move';
import { whyNotWait } from '../rules/playable';
import { missTurn } from '../rules/turn';

/** misses the turn. */
export const wait = move('wait', {
  when: ['drive'],
  takes: nothing,
  whyNot: whyNotWait,
  does: (play, seat) => missTurn(play, seat),
});
