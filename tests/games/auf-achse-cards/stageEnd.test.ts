import { CARD_IDS, type CardId } from '../../../games/auf-achse-cards/cards';
import { HAND_SIZE } from '../../../games/auf-achse-cards/rules/drawing';
import { playOn } from '../../../games/auf-achse-cards/rules/round';
import {
  beginNextStage,
  isOver,
  scoreStage,
  totals,
  winners,
} from '../../../games/auf-achse-cards/rules/stageEnd';
import type { State } from '../../../games/auf-achse-cards/state';
import { allLaid, lay, scenario, seenOf } from './scenario';

/** A whole deck at the end of a stage of two players: hands, races, counter, the rest as draw pile and discards. */
const stageDriven = (betweenStages: 'redeal' | 'keepHands'): State => {
  const cards = [...CARD_IDS];
  return scenario({
    options: { betweenStages },
    startPlayer: '1',
    round: 7,
    hands: { 0: cards.splice(0, 8), 1: cards.splice(0, 7) },
    races: { 0: cards.splice(0, 9), 1: cards.splice(0, 9) },
    counter: cards.splice(0, 4),
    discard: cards.splice(0, 30),
    deck: cards,
    raceLaid: { 0: true, 1: true },
    counterLaid: { 0: true, 1: true },
  });
};

/** Three seats that have finished these stages. */
const driven = (scores: State['scores'], stages = 2) =>
  scenario({ hands: { 0: [], 1: [], 2: [] }, scores, options: { stages: stages as 2 } });

describe('K-7 End of a stage and of the match', () => {
  test('K-7.1 every race is turned up and scored, starting with the start player', () => {
    const G = scenario({
      startPlayer: '1',
      stage: 2,
      races: { 0: ['30-1', 'rest-1', '40-1'], 1: ['50-1', '40-2'] },
      counter: ['120-1', '40-3'],
      scores: { 0: [10], 1: [20] },
    });
    expect(seenOf(G, (play) => scoreStage(play, 'limit', '1'))[0]).toEqual({
      type: 'stageEnd',
      stage: 2,
      why: 'limit',
      total: 160,
      startPlayer: '1',
      next: '0',
      races: { 0: [30, 'rest', 40], 1: [50, 40] },
      scores: { 0: 70, 1: 40 },
    });
    expect(G.scores).toEqual({ 0: [10, 70], 1: [20, 40] });
  });

  test('K-7.2 redeal: all cards are shuffled, ten new cards each', () => {
    const G = stageDriven('redeal');
    const hands = structuredClone(G.hands);
    expect(seenOf(G, beginNextStage)).toMatchObject([{ type: 'stageBegin', stage: 2, startPlayer: '1' }]);
    expect(G).toMatchObject({ races: { 0: [], 1: [] }, counter: [], discard: [], stage: 2, round: 1 });
    expect(G.deck).toHaveLength(CARD_IDS.length - 2 * HAND_SIZE);
    expect([...G.deck, ...Object.values(G.hands).flat()].toSorted()).toEqual(CARD_IDS.toSorted());
    expect(Object.values(G.hands).map((hand) => hand.length)).toEqual([HAND_SIZE, HAND_SIZE]);
    expect(G.hands['0']).not.toEqual(expect.arrayContaining(hands['0']!));
    expect(G.hands['1']).toEqual(CARD_IDS.slice(0, HAND_SIZE));
  });
  test('K-7.2 keepHands: everything not in a hand is shuffled, hands are filled to ten', () => {
    const G = stageDriven('keepHands');
    const hands = structuredClone(G.hands);
    seenOf(G, beginNextStage);
    expect(G).toMatchObject({ races: { 0: [], 1: [] }, counter: [], discard: [], stage: 2, round: 1 });
    expect([G.hands['0']!.slice(0, 8), G.hands['1']!.slice(0, 7)]).toEqual([hands['0'], hands['1']]);
    expect(Object.values(G.hands).map((hand) => hand.length)).toEqual([HAND_SIZE, HAND_SIZE]);
    expect([...G.deck, ...Object.values(G.hands).flat()].toSorted()).toEqual(CARD_IDS.toSorted());
    expect(G.hands['1']!.slice(7)).toEqual(CARD_IDS.slice(15, 18));
  });
  test.each(['redeal', 'keepHands'] as const)(
    'K-7.2 %s: the table is cleared for the first round',
    (option) => {
      const G = stageDriven(option);
      seenOf(G, beginNextStage);
      expect(G).toMatchObject({
        raceLaid: { 0: false, 1: false },
        counterLaid: { 0: false, 1: false },
        sealed: { 0: null, 1: null },
        extra: { 0: 0, 1: 0 },
      });
    },
  );
  test('K-7.2 no cards are drawn at the end of a stage’s last round', () => {
    const G = allLaid({ counter: ['100-1'], sealed: { 0: '60-1', 1: '10-1' }, deck: ['20-1'] });
    expect(seenOf(G, playOn).map(({ type }) => type)).not.toContain('drawn');
  });

  test('K-7.3 the starting-player card also passes at the end of a stage', () => {
    const G = allLaid({
      startPlayer: '1',
      counter: ['120-1', '90-1'],
      sealed: { 0: '10-1', 1: '20-1', 2: '30-1' },
    });
    const seen = seenOf(G, playOn);
    expect(seen.slice(-2)).toMatchObject([
      { type: 'stageEnd', startPlayer: '1' },
      { type: 'stageBegin', startPlayer: '2' },
    ]);
    expect(G.startPlayer).toBe('2');
  });
  test('K-7.3 it passes only once when a stage ends because nobody has a card', () => {
    const G = scenario({ startPlayer: '1', hands: { 0: ['10-1'], 1: ['20-1'], 2: ['30-1'] } });
    lay(G, ['0', 'race', '10-1'], ['1', 'race', '20-1'], ['2', 'race', '30-1']);
    expect(G).toMatchObject({ stage: 2, startPlayer: '2' });
  });

  test('K-7.4 the match is over after the last stage, not before', () => {
    expect(isOver(driven({ 0: [10], 1: [20], 2: [30] }))).toBe(false);
    expect(isOver(driven({ 0: [10, 0], 1: [20, 0], 2: [30, 0] }))).toBe(true);
    expect(isOver(driven({ 0: [10], 1: [20], 2: [30] }, 1))).toBe(true);
  });
  test('K-7.4 the highest total wins', () => {
    const G = driven({ 0: [100, 20], 1: [0, 130], 2: [90, 10] });
    expect(totals(G)).toEqual({ 0: 120, 1: 130, 2: 100 });
    expect(winners(G)).toEqual(['1']);
  });
  test('K-7.4 equal totals share the win', () => {
    expect(winners(driven({ 0: [100, 20], 1: [0, 100], 2: [50, 70] }))).toEqual(['0', '2']);
    expect(winners(driven({ 0: [0], 1: [0], 2: [0] }, 1))).toEqual(['0', '1', '2']);
  });
  test('K-7.4 after the last stage the table stays as it is', () => {
    const G = allLaid({
      options: { stages: 1 },
      counter: ['100-1'],
      sealed: { 0: '60-1', 1: '10-1' },
      races: { 0: ['70-1'], 1: ['80-1'] },
      deck: ['20-1'] as CardId[],
    });
    expect(seenOf(G, playOn).slice(-2)).toMatchObject([{ type: 'stageEnd' }, { type: 'lieOpen' }]);
    expect(G).toMatchObject({
      stage: 1,
      counter: ['100-1', '60-1', '10-1'],
      races: { 0: ['70-1'], 1: ['80-1'] },
      deck: ['20-1'],
    });
  });
});
