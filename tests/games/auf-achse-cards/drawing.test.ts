import { CARD_IDS } from '../../../games/auf-achse-cards/cards';
import { fillHands } from '../../../games/auf-achse-cards/rules/drawing';
import { BACK } from '../../../games/auf-achse-cards/state';
import { scenario, seenOf } from './scenario';

const nine = CARD_IDS.slice(0, 9);
const ten = CARD_IDS.slice(9, 19);

describe('K-3 A round', () => {
  test('K-3.3 every hand is filled to ten from the top of the pile', () => {
    const G = scenario({ hands: { 0: nine, 1: ten }, deck: ['rest-1', 'rest-2', 'rest-3'] });
    expect(seenOf(G, fillHands)[0]).toEqual({
      type: 'drawn',
      cards: { 0: [BACK], 1: [] },
      short: { 0: 0, 1: 0 },
      reshuffled: 0,
      deck: [],
    });
    expect(G.hands).toEqual({ 0: [...nine, 'rest-3'], 1: ten });
    expect(G.deck).toEqual(['rest-1', 'rest-2']);
  });
  test('K-3.3 the start player draws first, then the others to the left', () => {
    const G = scenario({
      startPlayer: '1',
      hands: { 0: nine, 1: nine, 2: nine },
      deck: ['rest-1', 'rest-2', 'rest-3'],
    });
    seenOf(G, fillHands);
    expect([G.hands['1']!.at(-1), G.hands['2']!.at(-1), G.hands['0']!.at(-1)]).toEqual([
      'rest-3',
      'rest-2',
      'rest-1',
    ]);
  });

  test('K-3.4 the shuffled discards become a new pile when it is empty, even in the middle of drawing', () => {
    const G = scenario({
      hands: { 0: CARD_IDS.slice(0, 7), 1: ten },
      deck: ['rest-1'],
      discard: ['clearRoad-1', 'clearRoad-2', 'clearRoad-3'],
    });
    expect(seenOf(G, fillHands)[0]).toEqual({
      type: 'drawn',
      cards: { 0: [BACK, BACK, BACK], 1: [] },
      deck: [BACK],
      short: { 0: 0, 1: 0 },
      reshuffled: 1,
    });
    expect(G.hands['0']!.slice(7)).toEqual(['rest-1', 'clearRoad-1', 'clearRoad-2']);
    expect([G.deck, G.discard]).toEqual([['clearRoad-3'], []]);
  });
  test('K-3.4 cards in races and on the counter stay where they are', () => {
    const G = scenario({ races: { 0: ['10-1'], 1: ['20-1'] }, counter: ['30-1'], discard: ['40-1'] });
    seenOf(G, fillHands);
    expect(G).toMatchObject({
      races: { 0: ['10-1'], 1: ['20-1'] },
      counter: ['30-1'],
      hands: { 0: ['40-1'] },
    });
  });
  test('K-3.4 with both piles empty a player keeps the smaller hand', () => {
    const G = scenario({
      startPlayer: '1',
      hands: { 0: ['10-1'], 1: ['20-1'] },
      deck: ['30-1'],
      discard: ['40-1'],
    });
    expect(seenOf(G, fillHands)[0]).toEqual({
      type: 'drawn',
      cards: { 0: [], 1: [BACK, BACK] },
      deck: [],
      short: { 0: 9, 1: 7 },
      reshuffled: 1,
    });
    expect(G.hands).toEqual({ 0: ['10-1'], 1: ['20-1', '30-1', '40-1'] });
  });
  test('K-3.4 nothing is reshuffled while there are enough cards in the pile', () => {
    const G = scenario({ hands: { 0: nine, 1: ten }, deck: ['rest-1'], discard: ['40-1'] });
    expect(seenOf(G, fillHands)[0]).toMatchObject({ reshuffled: 0 });
    expect(G.reshuffles).toBe(0);
    expect([G.deck, G.discard]).toEqual([[], ['40-1']]);
  });
});
