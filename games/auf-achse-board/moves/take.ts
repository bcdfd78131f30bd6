import { each, exactly, isOneOf } from '../../shared/moves';
import { move } from '../move';
import { SLOTS, whyNotTake, win } from '../rules/auction';
import { lapseQuickRoll } from '../rules/dice';
import { whyNotYet } from '../rules/turn';

/** B-14.2 — takes a public contract, free of charge. */
export const take = move('take', {
  when: ['turn'],
  takes: exactly(isOneOf(SLOTS)),
  words: () => each(SLOTS),
  whyNot: (view, _seat, [slot]) => whyNotYet(view) ?? whyNotTake(view, slot),
  does: (play, seat, [slot]) => {
    lapseQuickRoll(play);
    win(play, seat, play.G.offer[slot]!, 0);
  },
});
