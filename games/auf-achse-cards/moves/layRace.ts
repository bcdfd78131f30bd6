import { move } from '../move';
import { refusal } from '../refusals';
import { layToRace, owesRace } from '../rules/laying';
import { handCard, whyNotHeld } from './handCard';

/** K-3.1, K-6.3, K-6.4 — lays a card to the right of the own race. */
export const layRace = move('layRace', {
  ...handCard,
  when: ['laying', 'extraCards'],
  whyNot: (view, seat, [card], { type }) => {
    const notHeld = whyNotHeld(view, seat, card);
    if (notHeld || owesRace(view, seat)) return notHeld;
    return type === 'extraCards' ? refusal('extraLaid', 'K-6.5') : refusal('raceLaid', 'K-3.1');
  },
  does: (play, seat, [card]) => layToRace(play, seat, card),
});
