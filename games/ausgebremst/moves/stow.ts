import { each, exactly, isOneOf } from '../../shared/moves';
import { move } from '../move';
import { STACK_NUMBERS } from '../piles';
import { endMove } from '../rules/round';
import { stowOn } from '../rules/stacks';

/** puts the other pit-stop card on a stack. */
export const stow = move('stow', {
  when: ['stow'],
  takes: exactly(isOneOf(STACK_NUMBERS)),
  words: () => each(STACK_NUMBERS),
  does: (play, seat, [stack]) => {
    stowOn(play, seat, stack);
    endMove(play, seat);
  },
});
