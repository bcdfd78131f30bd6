import { nothing } from '../../shared/moves';
import { move } from '../move';
import { pass as passForGood } from '../rules/auction';

/** B-7.5 — passes for good. */
export const pass = move('pass', {
  when: ['auction'],
  takes: nothing,
  does: (play, _seat, _nothing, auction) => passForGood(play, auction),
});
