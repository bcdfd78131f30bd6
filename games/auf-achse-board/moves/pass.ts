import { nothing } from '../../shared/moves';
import { move } from '../move';
import { goRound } from '../rules/auction';

/** B-7.5 — passes for good. */
export const pass = move('pass', {
  when: ['auction'],
  takes: nothing,
  does: (play, seat, _nothing, auction) => {
    play.tell({ type: 'passed', seat, forced: false });
    goRound(play, auction);
  },
});
