import { each, exactly } from '../../shared/moves';
import { eventOf, EVENTS, isEvent } from '../events';
import { move } from '../move';
import { refusal } from '../refusals';
import { lapseQuickRoll, rollToMove } from '../rules/dice';
import { putAway } from '../rules/heldCards';
import { whyNotYet } from '../rules/turn';

/** The cards that can grant a roll in the free part of a turn. */
const ROLL_CARDS = EVENTS.filter(
  ({ effect }) => effect === 'inspection' || effect === 'rollAfterLoading',
).map(({ id }) => id);

/**
 * B-11.8, B-11.9 — rolls the die that a card grants: Schnelle Verladung is used up, Inspektion has been passed on.
 */
export const rollAgain = move('rollAgain', {
  when: ['turn'],
  takes: exactly(isEvent),
  words: () => each(ROLL_CARDS),
  candidates: (view) => each(view.turn.rollsWith),
  whyNot: (view, _seat, [card]) =>
    whyNotYet(view) ?? (view.turn.rollsWith.includes(card) ? undefined : refusal('noSuchRoll', 'B-5.4')),
  does: (play, seat, [card]) => {
    lapseQuickRoll(play);
    if (eventOf(card).effect === 'rollAfterLoading') putAway(play, seat, card);
    rollToMove(play, seat, card);
  },
});
