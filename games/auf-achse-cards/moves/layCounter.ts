import { move } from '../move';
import { refusal } from '../refusals';
import { layForCounter, owesCounter } from '../rules/laying';
import { handCard, whyNotHeld } from './handCard';

/** K-3.2 — lays a card for the kilometre counter. */
export const layCounter = move('layCounter', {
  ...handCard,
  when: ['laying', 'extraCards'],
  whyNot: (view, seat, [card], { type }) => {
    const notHeld = whyNotHeld(view, seat, card);
    if (notHeld || owesCounter(view, seat)) return notHeld;
    if (type === 'extraCards') return refusal('extraToRace', 'K-6.5', { cards: view.extra[seat]! });
    return view.counterLaid[seat] ? refusal('counterLaid', 'K-3.2') : refusal('lastCardToRace', 'K-3.5');
  },
  does: (play, seat, [card]) => layForCounter(play, seat, card),
});
