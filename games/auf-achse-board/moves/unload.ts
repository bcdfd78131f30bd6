import { each, exactly } from '../../shared/moves';
import { CONTRACT_IDS, contractOf, isContract } from '../contracts';
import { move } from '../move';
import { refusal } from '../refusals';
import { unloadGoods, whyNotHere } from '../rules/cargo';
import { lapseQuickRoll } from '../rules/dice';

/** B-5.3 — unloads the goods of a contract at their destination. */
export const unload = move('unload', {
  when: ['turn'],
  takes: exactly(isContract),
  words: () => each(CONTRACT_IDS),
  candidates: (view, seat) => each(view.aboard[seat]!),
  whyNot: (view, seat, [contract]) =>
    view.aboard[seat]!.includes(contract)
      ? whyNotHere(view, seat, contractOf(contract).to)
      : refusal('notAboard', 'B-5.3'),
  does: (play, seat, [contract]) => {
    unloadGoods(play, seat, contract);
    play.tell({ type: 'handled', seat });
    lapseQuickRoll(play);
  },
});
