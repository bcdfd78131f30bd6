import { each, exactly, isOneOf } from '../../shared/moves';
import { SET_UP_IDS } from '../cards';
import { move } from '../move';
import { refusal } from '../refusals';
import { partDeck, setUpStepOf, takePitCards } from '../rules/stacks';

/** chooses a set-up; its pit-stop cards go beside the lane. */
export const chooseSetUp = move('chooseSetUp', {
  when: ['setUp'],
  takes: exactly(isOneOf(SET_UP_IDS)),
  words: () => each(SET_UP_IDS),
  whyNot: (view, seat) =>
    view.setUps[seat] === null
      ? undefined
      : refusal('setUpChosen', 'A-11.2', { step: setUpStepOf(view, seat) }),
  does: ({ G, tell }, seat, [setUp]) => {
    const { drive, aside } = partDeck(G.unsorted[seat]!, setUp);
    const { pitCards, rest } = takePitCards(G, seat, drive);
    tell({ type: 'choseSetUp', seat, setUp, pitCards, unsorted: rest, leftOut: aside });
  },
});
