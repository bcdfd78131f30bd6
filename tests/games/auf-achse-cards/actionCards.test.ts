import { perSeat } from '../../../games/shared/seats';
import { CARD_IDS } from '../../../games/auf-achse-cards/cards';
import { isPaused } from '../../../games/auf-achse-cards/rules/actionCards';
import { playOn } from '../../../games/auf-achse-cards/rules/round';
import { BACK } from '../../../games/auf-achse-cards/state';
import { allLaid, lay, scenario, seenOf, turned } from './scenario';

/** Enough cards for everybody to draw. */
const PILE = CARD_IDS.filter((id) => /^(90|100|110|120)-/.test(id));

describe('K-5 The kilometre counter', () => {
  test('K-5.2 a kilometre card stays on the counter, face up', () => {
    const G = scenario({ counter: ['90-1'] });
    expect(turned(G, '1', '20-1')).toEqual([
      { type: 'counted', seat: '1', card: 20, total: 110, counter: [90, 20], waits: false, discarded: [] },
    ]);
    expect(G).toMatchObject({ counter: ['90-1', '20-1'], discard: [] });
  });
  test('K-5.3 a rest card does nothing and is discarded', () => {
    const G = scenario({
      counter: ['90-1'],
      hands: { 0: ['10-1'], 1: ['10-2'] },
      races: { 0: ['20-1'], 1: [] },
    });
    const before = structuredClone(G);
    expect(turned(G, '0', 'rest-1')).toEqual([
      { type: 'counted', seat: '0', card: 'rest', total: 90, counter: [90], waits: false, discarded: [BACK] },
    ]);
    expect(G).toEqual({ ...before, discard: ['rest-1'] });
  });
  test.each(['levelCrossing-1', 'clearRoad-1', 'fullyClearRoad-1'] as const)(
    'K-5.4 an action card is discarded once its effect is done: %s',
    (card) => {
      const G = scenario({ counter: ['90-1'] });
      turned(G, '0', card);
      expect(G).toMatchObject({ counter: ['90-1'], discard: [card] });
    },
  );
  test('K-5.4 a −50 takes effect at once', () => {
    const G = scenario({ counter: ['90-1', '50-1'] });
    expect(turned(G, '0', 'lostFreight-1')).toEqual([
      {
        type: 'counted',
        seat: '0',
        card: 'lostFreight',
        total: 90,
        counter: [90, 50, 'lostFreight'],
        waits: false,
        discarded: [],
      },
      { type: 'left', sets: [['lostFreight', 50]], counter: [90], discarded: [BACK, BACK] },
    ]);
  });
});

describe('K-6 Action cards on the counter', () => {
  test('K-6.1 a −50 without a set waits visibly on the counter', () => {
    const G = scenario({ counter: ['90-1'] });
    expect(turned(G, '0', 'lostFreight-1')).toMatchObject([
      { total: 40, counter: [90, 'lostFreight'], waits: true },
    ]);
  });

  test('K-6.2 every player takes the last card off their race; the cards are shuffled and discarded', () => {
    const G = scenario({
      hands: { 0: [], 1: [], 2: [] },
      races: { 0: ['10-1', '20-1'], 1: ['30-1'], 2: ['40-1', '50-1', '60-1'] },
    });
    const seen = turned(G, '1', 'levelCrossing-1');
    expect(G.races).toEqual({ 0: ['10-1'], 1: [], 2: ['40-1', '50-1'] });
    expect(G.discard).toEqual(['levelCrossing-1', '60-1', '30-1', '20-1']);
    expect(seen[1]).toEqual({ type: 'crossing', seats: ['0', '1', '2'], discarded: [BACK, BACK, BACK] });
  });
  test('K-6.2 an empty race gives nothing', () => {
    const G = scenario({ races: { 0: [], 1: ['30-1'] } });
    expect(turned(G, '0', 'levelCrossing-1')[1]).toMatchObject({ type: 'crossing', seats: ['1'] });
    expect(G).toMatchObject({ races: { 0: [], 1: [] }, discard: ['levelCrossing-1', '30-1'] });
  });
  test('K-6.2 with only empty races, only the card itself is discarded', () => {
    const G = scenario();
    turned(G, '0', 'levelCrossing-1');
    expect(G).toMatchObject({ races: { 0: [], 1: [] }, discard: ['levelCrossing-1'] });
  });

  test.each([
    ['K-6.3', 'clearRoad-1', 1],
    ['K-6.4', 'fullyClearRoad-1', 2],
  ] as const)('%s %s: every player adds %i', (_, card, extra) => {
    const G = scenario({ hands: { 0: ['10-1', '20-1', '30-1'], 1: ['40-1', '50-1'] } });
    expect(turned(G, '0', card)[1]).toEqual({ type: 'extra', cards: { 0: extra, 1: extra } });
    expect(G.extra).toEqual({ 0: extra, 1: extra });
    expect(isPaused(G)).toBe(true);
  });
  test('K-6.3 the extra card lies to the right of the race', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1'], 1: ['30-1', '40-1'] },
      races: { 0: ['50-1'], 1: ['60-1'] },
      sealed: { 0: 'clearRoad-1', 1: 'rest-1' },
    });
    seenOf(G, playOn);
    lay(G, ['1', 'race', '40-1'], ['0', 'race', '10-1']);
    expect(G.races).toEqual({ 0: ['50-1', '10-1'], 1: ['60-1', '40-1'] });
  });
  test('K-6.4 two cards, in the order the player wants', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1', '30-1'], 1: [] },
      sealed: { 0: 'fullyClearRoad-1', 1: null },
    });
    seenOf(G, playOn);
    lay(G, ['0', 'race', '30-1'], ['0', 'race', '10-1']);
    expect(G.races['0']).toEqual(['30-1', '10-1']);
  });

  test('K-6.5 a player with too few cards lays all of them', () => {
    const G = scenario({ hands: { 0: ['10-1', '20-1'], 1: ['40-1'], 2: [] } });
    turned(G, '0', 'fullyClearRoad-1');
    expect(G.extra).toEqual({ 0: 2, 1: 1, 2: 0 });
  });
  test('K-6.5 if nobody has a card, revealing does not pause', () => {
    const G = scenario();
    expect(turned(G, '0', 'fullyClearRoad-1')).toHaveLength(1);
    expect(isPaused(G)).toBe(false);
  });
  test('K-6.5 revealing pauses until every player has laid the extra cards', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1'], 1: ['30-1', '40-1'], 2: ['50-1'] },
      sealed: { 0: 'clearRoad-1', 1: '60-1', 2: '70-1' },
      deck: PILE,
    });
    expect(seenOf(G, playOn).map(({ type }) => type)).toEqual(['counted', 'extra']);
    expect(G).toMatchObject({ sealed: { 0: null, 1: '60-1', 2: '70-1' }, counter: [] });
    expect(lay(G, ['2', 'race', '50-1'], ['0', 'race', '10-1'])).toEqual([]);
    expect(G).toMatchObject({ extra: { 0: 0, 1: 1, 2: 0 }, counter: [], round: 1 });
    const seen = lay(G, ['1', 'race', '30-1']);
    expect(seen.map(({ type }) => type)).toEqual(['counted', 'counted', 'drawn', 'round']);
    expect(G).toMatchObject({ counter: ['60-1', '70-1'], round: 2 });
  });
  test('K-6.5 after the extra cards nobody lays a second card for the counter', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1'], 1: ['30-1', '40-1'] },
      sealed: { 0: 'rest-1', 1: 'clearRoad-1' },
      deck: PILE,
    });
    seenOf(G, playOn);
    lay(G, ['0', 'race', '10-1'], ['1', 'race', '30-1']);
    expect(G).toMatchObject({ round: 2, sealed: { 0: null, 1: null } });
    expect(G.hands['0']).toContain('20-1');
  });

  test('K-6.6 a −1 after a +1 takes the card just laid', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1'], 1: ['30-1', '40-1'] },
      races: { 0: ['50-1'], 1: ['60-1'] },
      sealed: { 0: 'clearRoad-1', 1: 'levelCrossing-1' },
      deck: PILE,
    });
    seenOf(G, playOn);
    lay(G, ['0', 'race', '10-1'], ['1', 'race', '30-1']);
    expect(G.races).toEqual({ 0: ['50-1'], 1: ['60-1'] });
    expect(G.discard).toEqual(['clearRoad-1', 'levelCrossing-1', '30-1', '10-1']);
  });
  test('K-6.6 a −1 before a +1 takes the card before it', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1'], 1: ['30-1', '40-1'] },
      races: { 0: ['50-1'], 1: ['60-1'] },
      sealed: { 0: 'levelCrossing-1', 1: 'clearRoad-1' },
      deck: PILE,
    });
    seenOf(G, playOn);
    lay(G, ['0', 'race', '10-1'], ['1', 'race', '30-1']);
    expect(G.races).toEqual({ 0: ['10-1'], 1: ['30-1'] });
  });
  test('K-6.6 several +1 and +2 in a round add up until hands are empty', () => {
    const G = allLaid({
      hands: { 0: ['10-1', '20-1', '30-1', '40-1'], 1: ['50-1', '60-1'], 2: [] },
      sealed: { 0: 'fullyClearRoad-1', 1: 'clearRoad-1', 2: 'fullyClearRoad-2' },
      deck: PILE,
    });
    seenOf(G, playOn);
    expect(G.extra).toEqual({ 0: 2, 1: 2, 2: 0 });
    lay(G, ['0', 'race', '10-1'], ['0', 'race', '20-1'], ['1', 'race', '50-1'], ['1', 'race', '60-1']);
    expect(G.extra).toEqual({ 0: 1, 1: 0, 2: 0 });
    lay(G, ['0', 'race', '30-1']);
    expect(G.extra).toEqual({ 0: 1, 1: 0, 2: 0 });
    lay(G, ['0', 'race', '40-1']);
    expect(G.races).toEqual({ 0: ['10-1', '20-1', '30-1', '40-1'], 1: ['50-1', '60-1'], 2: [] });
    expect(G).toMatchObject({ round: 2, extra: perSeat(['0', '1', '2'], () => 0) });
  });
});
