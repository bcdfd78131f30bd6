import type { PlayerID } from 'boardgame.io';
import { each, exactly, isOneOf } from '../../shared/moves';
import { move } from '../move';
import { refusal, type RaceRefusal } from '../refusals';
import { endMove } from '../rules/round';
import { STACK_NUMBERS } from '../piles';
import { drawFrom, isSorting } from '../rules/stacks';
import { beReady, hasStartingCards } from '../rules/start';
import type { View } from '../state';

const whyNotDraw = (view: View, seat: PlayerID, stack: number): RaceRefusal | undefined => {
  if (view.stage === 'setUp' && view.setUps[seat] === null) return refusal('setUpFirst', 'A-11.2');
  if (isSorting(view, seat)) return refusal('sortFirst', 'A-11.4');
  return view.stacks[seat]![stack]!.length ? undefined : refusal('emptyStack', 'A-11.5');
};

/** Draws from a stack: — a starting card; — a replacement for the card played, which ends the turn. */
export const draw = move('draw', {
  when: ['setUp', 'draw'],
  takes: exactly(isOneOf(STACK_NUMBERS)),
  words: () => each(STACK_NUMBERS),
  whyNot: (view, seat, [stack]) => whyNotDraw(view, seat, stack),
  does: (play, seat, [stack], { type }) => {
    drawFrom(play, seat, stack);
    if (type === 'draw') endMove(play, seat);
    else if (hasStartingCards(play.G, seat)) beReady(play, seat);
  },
});
