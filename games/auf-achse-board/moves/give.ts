import { each, exactly } from '../../shared/moves';
import { CONTRACT_IDS, isContract } from '../contracts';
import { eventOf } from '../events';
import { move } from '../move';
import { refusal } from '../refusals';
import { give as giveAway } from '../rules/events';

/** B-12 Fracht Dumping — gives a contract away; which one nobody else knows (B-1.3). */
export const give = move('give', {
  when: ['event'],
  redact: true,
  takes: exactly(isContract),
  words: () => each(CONTRACT_IDS),
  candidates: (view, seat) => each(view.hands[seat]!.filter(isContract)),
  whyNot: (view, seat, [contract], { card }) => {
    if (eventOf(card).effect !== 'giveContract') return refusal('notOnCard', 'B-12', { card });
    return view.hands[seat]!.includes(contract) ? undefined : refusal('noContract', 'B-12');
  },
  does: (play, seat, [contract], { card }) => giveAway(play, { seat, card: eventOf(card) }, contract),
});
