import { each, exactly } from '../../shared/moves';
import { deckOf, isCard } from '../cards';
import { move } from '../move';
import { refusal } from '../refusals';
import { fetchCard } from '../rules/hands';
import { isNuisance, seatsOf } from '../state';

/** chooses which of two pit-stop cards comes to the hand. */
export const fetch = move('fetch', {
  when: ['fetch'],
  takes: exactly(isCard),
  words: (view) => {
    const { car } = view.turn;
    return each(
      isNuisance(view, car) ? seatsOf(view).flatMap((seat) => deckOf(seat).slice(0, 1)) : deckOf(car),
    );
  },
  candidates: (view, seat) => each(view.pitCards[seat]!),
  whyNot: (view, seat, [card]) =>
    view.pitCards[seat]!.includes(card) ? undefined : refusal('notBesidePit', 'A-11.6'),
  does: (play, seat, [card]) => fetchCard(play, seat, card),
});
