import { each, exactly } from '../../shared/moves';
import { CONTRACT_IDS, isContract } from '../contracts';
import { move } from '../move';
import { unload as unloadGoods, whyNotUnload } from '../rules/cargo';
import { lapseQuickRoll } from '../rules/dice';

/** B-5.3 — unloads the goods of a contract where they were to go. */
export const unload = move('unload', {
  when: ['turn'],
  takes: exactly(isContract),
  words: () => each(CONTRACT_IDS),
  candidates: (view, seat) => each(view.aboard[seat]!),
  whyNot: (view, seat, [contract]) => whyNotUnload(view, seat, contract),
  does: (play, seat, [contract]) => {
    unloadGoods(play, seat, contract);
    play.tell({ type: 'handled', seat });
    lapseQuickRoll(play);
  },
});
