import { nothing } from '../../shared/moves';
import { move } from '../move';
import { passTurn, whyNotEnd, whyNotYet } from '../rules/turn';

/** B-3.2 — ends the turn. */
export const endTurn = move('endTurn', {
  when: ['turn'],
  takes: nothing,
  whyNot: (view) => whyNotYet(view) ?? whyNotEnd(view),
  does: (play) => passTurn(play),
});
