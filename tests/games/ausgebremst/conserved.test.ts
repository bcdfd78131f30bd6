import { conserved } from '../../../games/ausgebremst/conserved';
import type { State } from '../../../games/ausgebremst/state';
import { opening } from './scenario';

const whole = () => opening({ game: 'advanced' }, 4, 'driving');
const box = conserved(whole());

/** The sums after a change of the cards. */
const after = (meddle: (G: State) => void) => {
  const G = whole();
  meddle(G);
  return conserved(G);
};

describe('A-1 Components', () => {
  test.each(['grid', 'setUp', 'driving'] as const)('A-1.2 six cars keep 28 cards each: %s', (stage) => {
    for (const game of ['basic', 'advanced'] as const)
      expect(conserved(opening({ game }, 4, game === 'basic' && stage === 'setUp' ? 'grid' : stage))).toEqual(
        {
          cards: 6 * 28,
          differentCards: 6 * 28,
          points: 6 * 105,
          cars: 6,
        },
      );
  });
  test.each<[string, (G: State) => void]>([
    ['hand to the cards played', (G) => G.played['0']!.push(G.hands['0']!.pop()!)],
    ['stack to hand', (G) => G.hands['0']!.push(G.stacks['0']!.find((stack) => stack.length)!.pop()!)],
    ['pit lane to a stack', (G) => G.stacks['0']![3]!.push(G.pitCards['0']!.pop()!)],
    ['pile to the cards played', (G) => G.played['X']!.push(G.piles['X']!.pop()!)],
    ['aside to what is left out', (G) => G.leftOut['0']!.push(G.aside['0']!.pop()!)],
    ['aside to what is to be sorted', (G) => G.unsorted['0']!.push(G.aside['0']!.pop()!)],
  ])('A-1.2 a card may go from %s', (_, move) => expect(after(move)).toEqual(box));
  test.each<[string, (G: State) => void]>([
    ['lost', (G) => G.hands['0']!.pop()],
    ['lost from a nuisance car', (G) => G.piles['X']!.pop()],
    ['doubled', (G) => G.played['0']!.push(G.hands['0']![0]!)],
    ['replaced by another', (G) => void (G.hands['0']![0] = G.hands['0']![1]!)],
  ])('A-1.2 a card that is %s is missed', (_, meddle) => expect(after(meddle)).not.toEqual(box));
});
