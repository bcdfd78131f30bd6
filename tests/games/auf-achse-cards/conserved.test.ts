import { cardGame } from '../../../games/auf-achse-cards';
import { tableOf } from '../../../games/shared/table';
import type { State } from '../../../games/auf-achse-cards/state';

const { conserved } = cardGame;
const whole = () => structuredClone(tableOf(cardGame, { seed: 'box', numPlayers: 2 }).start.G);
const box = conserved(whole());

/** The sums after a change of the cards. */
const after = (meddle: (G: State) => void) => {
  const G = whole();
  meddle(G);
  return conserved(G);
};

describe('K-1 Components', () => {
  test('K-1.1 the box contains 109 cards in 109 places', () =>
    expect(box).toEqual({
      places: 109,
      cards: 109,
      kilometres: 10 * 7 * (1 + 2 + 3 + 4 + 5) + 10 * 6 * (6 + 7 + 8 + 9 + 10 + 11 + 12),
      lostFreight: 5,
      levelCrossing: 5,
      clearRoad: 5,
      fullyClearRoad: 5,
      rest: 12,
    }));
  test.each<[string, (G: State) => void]>([
    ['hand to race', (G) => G.races['0']!.push(G.hands['0']!.pop()!)],
    ['hand to hand', (G) => G.hands['1']!.push(G.hands['0']!.pop()!)],
    ['hand to the cards laid for the counter', (G) => void (G.sealed['0'] = G.hands['0']!.pop()!)],
    ['pile to counter', (G) => G.counter.push(G.deck.pop()!)],
    ['pile to discards', (G) => G.discard.push(G.deck.pop()!)],
  ])('K-1.1 a card may go from %s', (_, move) => expect(after(move)).toEqual(box));
  test.each<[string, (G: State) => void]>([
    ['lost', (G) => G.deck.pop()],
    ['doubled', (G) => G.discard.push(G.deck[0]!)],
    ['replaced by another that is there already', (G) => void (G.deck[0] = G.deck[1]!)],
  ])('K-1.1 a card that is %s is missed', (_, meddle) => expect(after(meddle)).not.toEqual(box));
  test('K-1.1 a doubled card and a lost card give different sums', () => {
    expect(after((G) => G.discard.push(G.deck[0]!))).toMatchObject({ places: 110, cards: 109 });
    expect(after((G) => void (G.deck[0] = G.deck[1]!))).toMatchObject({ places: 109, cards: 108 });
  });
});
