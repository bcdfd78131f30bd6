import { each, exactly, isOneOf } from '../../shared/moves';
import { move } from '../move';
import { goRound, SLOTS, whyNotCall } from '../rules/auction';
import { lapseQuickRoll } from '../rules/dice';
import { whyNotYet } from '../rules/turn';

/** B-7.1 — puts a public contract up for auction. */
export const callAuction = move('callAuction', {
  when: ['turn'],
  takes: exactly(isOneOf(SLOTS)),
  words: () => each(SLOTS),
  whyNot: (view, _seat, [slot]) => whyNotYet(view) ?? whyNotCall(view, slot),
  does: (play, seat, [slot]) => {
    lapseQuickRoll(play);
    const contract = play.G.offer[slot]!;
    play.tell({ type: 'called', seat, contract });
    goRound(play, { seat, caller: seat, contract });
  },
});
