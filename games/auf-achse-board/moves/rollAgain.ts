import { each, exactly } from '../../shared/moves';
import { EVENTS, isEvent } from '../events';
import { move } from '../move';
import { refusal } from '../refusals';
import { rollAgain as rollWith } from '../rules/dice';
import { whyNotYet } from '../rules/turn';

/** The cards that may grant a roll in the free part of a turn. */
const ROLL_CARDS = EVENTS.filter(
  ({ effect }) => effect === 'inspection' || effect === 'rollAfterLoading',
).map(({ id }) => id);

/** B-11.8, B-11.9 — throws the die that a card grants. */
export const rollAgain = move('rollAgain', {
  when: ['turn'],
  takes: exactly(isEvent),
  words: () => each(ROLL_CARDS),
  candidates: (view) => each(view.turn.rollsWith),
  whyNot: (view, _seat, [card]) =>
    whyNotYet(view) ?? (view.turn.rollsWith.includes(card) ? undefined : refusal('noSuchRoll', 'B-5.4')),
  does: (play, seat, [card]) => rollWith(play, seat, card),
});
