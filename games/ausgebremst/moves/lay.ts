import type { PlayerID } from 'boardgame.io';
import { exactly, isOneOf } from '../../shared/moves';
import { deckOf, isCard, type CardId } from '../cards';
import { move } from '../move';
import { refusal, type RaceRefusal } from '../refusals';
import { ASIDE, PILES, type Pile } from '../piles';
import { isFaceUp, seatsOf, type Back, type View } from '../state';

const onEachPile = (cards: readonly (CardId | Back)[]) =>
  cards.flatMap((card) => (isFaceUp(card) ? PILES.map((pile) => [card, pile] as const) : []));

const whyNotLay = (view: View, seat: PlayerID, card: CardId, pile: Pile): RaceRefusal | undefined => {
  if (view.setUps[seat] === null) return refusal('setUpFirst', 'A-11.2');
  const [driven, leftOut] = [view.unsorted[seat]!, view.leftOut[seat]!].map((cards) => cards.includes(card));
  if (!driven && !leftOut) return refusal('notToSort', 'A-11.3');
  if (pile === ASIDE) return leftOut ? undefined : refusal('notLeftOut', 'A-11.2');
  return driven ? undefined : refusal('leftOut', 'A-11.2');
};

/** lays a card on a stack or aside: the same move for both, so that nobody can count either kind. */
export const lay = move('lay', {
  when: ['setUp'],
  takes: exactly(isCard, isOneOf(PILES)),
  words: (view) => onEachPile(seatsOf(view).flatMap(deckOf)),
  candidates: (view, seat) => onEachPile([...view.unsorted[seat]!, ...view.leftOut[seat]!]),
  whyNot: (view, seat, [card, pile]) => whyNotLay(view, seat, card, pile),
  does: ({ G, tell }, seat, [card, pile]) => {
    const isLast = G.unsorted[seat]!.length + G.leftOut[seat]!.length === 1;
    const stacks = G.stacks[seat]!.map((stack, at) => (at === pile ? [...stack, card] : [...stack]));
    tell({ type: 'laid', seat, card, pile, stacks: isLast ? stacks : null });
  },
});
