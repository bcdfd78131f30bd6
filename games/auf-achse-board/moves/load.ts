import { each, exactly } from '../../shared/moves';
import { CONTRACT_IDS, isContract } from '../contracts';
import { move } from '../move';
import { refusal } from '../refusals';
import { handOf, whyNotLoadHere } from '../rules/cargo';
import { lapseQuickRoll } from '../rules/dice';
import { heldFor } from '../rules/heldCards';

/** B-5.1 — loads the goods of a contract; B-7.7 — or of the one just won, even out of turn. */
export const load = move('load', {
  when: ['turn', 'loadWon'],
  takes: exactly(isContract),
  words: () => each(CONTRACT_IDS),
  candidates: (view, seat, moment) =>
    each(moment.type === 'loadWon' ? [moment.contract] : handOf(view, seat)),
  whyNot: (view, seat, [contract], moment) => {
    if (moment.type === 'loadWon' && moment.contract !== contract) return refusal('onlyWon', 'B-7.7');
    if (moment.type === 'turn' && view.turn.due === 'unload') return refusal('unloadFirst', 'B-10.3');
    if (!view.hands[seat]!.includes(contract)) return refusal('noContract', 'B-5.1');
    return whyNotLoadHere(view, seat, contract);
  },
  does: (play, seat, [contract], moment) => {
    const { G, tell } = play;
    if (moment.type === 'loadWon') tell({ type: 'answered' });
    tell({ type: 'loaded', seat, contract });
    if (G.turn.seat !== seat) return;
    tell({ type: 'handled', seat });
    lapseQuickRoll(play);
    // B-11.9
    const quick = heldFor(G, seat, 'rollAfterLoading');
    if (quick) tell({ type: 'granted', card: quick.id });
  },
});
