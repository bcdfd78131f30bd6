import { nothing } from '../../shared/moves';
import { move } from '../move';
import { rollToMove } from '../rules/dice';
import { whyNotRoll, whyNotYet } from '../rules/turn';

/** B-3.1 — rolls the die, either the turn's own or one that a card grants at once (B-12). */
export const roll = move('roll', {
  when: ['turn', 'roll'],
  takes: nothing,
  whyNot: (view, _seat, _nothing, moment) =>
    moment.type === 'roll' ? undefined : (whyNotYet(view) ?? whyNotRoll(view)),
  does: (play, seat, _nothing, moment) => {
    if (moment.type === 'turn') return rollToMove(play, seat);
    play.tell({ type: 'answered' });
    rollToMove(play, seat, moment.card);
  },
});
