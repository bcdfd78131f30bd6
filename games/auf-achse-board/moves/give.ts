import { each, exactly } from '../../shared/moves';
import { CONTRACT_IDS, isContract } from '../contracts';
import { eventOf } from '../events';
import { move } from '../move';
import { refusal } from '../refusals';
import { handOf } from '../rules/cargo';
import { putAway } from '../rules/heldCards';
import { rightOf } from '../state';

/**
 * B-12 Fracht Dumping — gives a contract that is not loaded to the right-hand neighbour; nobody else sees which
 * (B-1.3).
 */
export const give = move('give', {
  when: ['event'],
  redact: true,
  takes: exactly(isContract),
  words: () => each(CONTRACT_IDS),
  candidates: (view, seat) => each(handOf(view, seat)),
  whyNot: (view, seat, [contract], { card }) => {
    if (eventOf(card).effect !== 'giveContract') return refusal('notOnCard', 'B-12', { card });
    return view.hands[seat]!.includes(contract) ? undefined : refusal('noContract', 'B-12');
  },
  does: (play, seat, [contract], { card }) => {
    const { G, tell } = play;
    tell({ type: 'answered' });
    tell({ type: 'gave', seat, to: rightOf(G, seat), card, left: contract, came: contract });
    putAway(play, seat, card);
  },
});
