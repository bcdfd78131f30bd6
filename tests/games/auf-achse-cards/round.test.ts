import { CARD_IDS, type CardId } from '../../../games/auf-achse-cards/cards';
import { playOn, toTurnUp } from '../../../games/auf-achse-cards/rules/round';
import { BACK, type State } from '../../../games/auf-achse-cards/state';
import { allLaid, lay, scenario, seenOf } from './scenario';

const RESTS = CARD_IDS.filter((id) => id.startsWith('rest'));
const backs = (count: number) => Array<string>(count).fill(BACK);
const types = (seen: readonly { type: string }[]) => seen.map(({ type }) => type);

describe('K-3 A round', () => {
  test('K-3.2 nothing is turned up before everybody has laid both cards', () => {
    const G = scenario({ hands: { 0: ['10-1', '20-1'], 1: ['30-1', '40-1'] }, deck: RESTS });
    expect(lay(G, ['1', 'counter', '40-1'], ['0', 'race', '10-1'], ['0', 'counter', '20-1'])).toEqual([]);
    expect(G).toMatchObject({ counter: [], sealed: { 0: '20-1', 1: '40-1' } });
    expect(types(lay(G, ['1', 'race', '30-1']))).toEqual(['counted', 'counted', 'drawn', 'round']);
    expect(G).toMatchObject({ counter: ['20-1', '40-1'], sealed: { 0: null, 1: null } });
  });
  test('K-3.2 the cards are resolved one at a time, each on the counter as the one before left it', () => {
    const seen = seenOf(
      allLaid({ sealed: { 0: '30-1', 1: '20-1', 2: 'lostFreight-1' }, deck: RESTS }),
      playOn,
    );
    expect(seen.slice(0, 4)).toMatchObject([
      { seat: '0', total: 30, counter: [30] },
      { seat: '1', total: 50, counter: [30, 20] },
      { seat: '2', total: 0, counter: [30, 20, 'lostFreight'] },
      { type: 'left', counter: [], sets: [['lostFreight', 20, 30]] },
    ]);
  });
  test('K-3.3 after the round hands are filled and the starting-player card passes to the left', () => {
    const G = allLaid({ startPlayer: '1', sealed: { 0: '10-1', 1: '20-1', 2: '30-1' }, deck: RESTS });
    const seen = seenOf(G, playOn);
    expect(seen.slice(3)).toEqual([
      {
        type: 'drawn',
        cards: { 0: [], 1: backs(10), 2: backs(2) },
        short: { 0: 10, 1: 0, 2: 8 },
        reshuffled: 0,
        deck: [],
      },
      { type: 'round', round: 2, startPlayer: '2' },
    ]);
    expect(G).toMatchObject({ startPlayer: '2', round: 2, stage: 1 });
  });
  test('K-3.3 from the last seat the card passes to the first', () => {
    const G = allLaid({ startPlayer: '2', sealed: { 0: '10-1', 1: '20-1', 2: '30-1' }, deck: RESTS });
    seenOf(G, playOn);
    expect(G.startPlayer).toBe('0');
  });
  test('K-3.1 in the next round everybody lays again', () => {
    const G = allLaid({ sealed: { 0: '10-1', 1: '20-1' }, deck: RESTS });
    seenOf(G, playOn);
    expect(G).toMatchObject({ raceLaid: { 0: false, 1: false }, counterLaid: { 0: false, 1: false } });
  });
  test('K-3.4 what a round discards can be drawn at its end', () => {
    const G = allLaid({ sealed: { 0: 'rest-1', 1: '20-1' } });
    seenOf(G, playOn);
    expect(G).toMatchObject({ hands: { 0: ['rest-1'], 1: [] }, discard: [], round: 2 });
  });

  test('K-3.5 a round in which nobody has two cards turns up no counter card', () => {
    const G = scenario({ hands: { 0: ['10-1'], 1: ['20-1'] }, deck: ['30-1'] });
    expect(types(lay(G, ['0', 'race', '10-1'], ['1', 'race', '20-1']))).toEqual(['drawn', 'round']);
    expect(G).toMatchObject({ races: { 0: ['10-1'], 1: ['20-1'] }, counter: [], round: 2 });
  });
  test('K-3.5 if nobody has a card to lay, the stage ends at once and is scored', () => {
    const G = scenario({ hands: { 0: ['70-1'], 1: ['20-1'] }, races: { 0: ['60-1'], 1: ['30-1'] } });
    const seen = lay(G, ['0', 'race', '70-1'], ['1', 'race', '20-1']);
    expect(types(seen)).toEqual(['drawn', 'stageEnd', 'stageBegin']);
    expect(seen[1]).toMatchObject({ why: 'noCards', scores: { 0: 130, 1: 20 }, total: 0 });
    expect(G).toMatchObject({ stage: 2, round: 1, scores: { 0: [130], 1: [20] } });
  });
  test('K-3.5 one player with a card is enough to continue', () => {
    const G = scenario({ hands: { 0: ['70-1', 'rest-1'], 1: ['20-1'] } });
    expect(types(lay(G, ['0', 'race', '70-1'], ['1', 'race', '20-1'], ['0', 'counter', 'rest-1']))).toEqual([
      'counted',
      'drawn',
      'round',
    ]);
    expect(G.hands).toEqual({ 0: ['rest-1'], 1: [] });
    expect(types(lay(G, ['0', 'race', 'rest-1']))).toEqual(['drawn', 'stageEnd', 'stageBegin']);
  });

  test('K-3.5, K-3.7 the order of counter cards is known before all have laid: a last card is not included', () => {
    const G = scenario({
      startPlayer: '2',
      hands: { 0: ['10-1', '20-1'], 1: ['30-1'], 2: ['40-1', '50-1'] },
    });
    expect(toTurnUp(G)).toEqual(['2', '0']);
    lay(G, ['2', 'counter', '40-1'], ['2', 'race', '50-1']);
    expect(toTurnUp(G)).toEqual(['2', '0']);
    expect(toTurnUp(scenario({ hands: { 0: ['10-1'], 1: [] } }))).toEqual([]);
  });
  test('K-3.7 counter cards are resolved in turn order, the start player first', () => {
    const seen = seenOf(
      allLaid({ startPlayer: '2', sealed: { 0: '10-1', 1: '20-1', 2: '30-1', 3: '40-1' }, deck: RESTS }),
      playOn,
    );
    expect(seen.slice(0, 4).map((happening) => 'seat' in happening && happening.seat)).toEqual([
      '2',
      '3',
      '0',
      '1',
    ]);
  });
});

/** Two seats at the end of a round in which the pile is renewed, after `reshuffles` earlier times. */
const runningDry = (reshuffles: number, about: Parameters<typeof allLaid>[0] = {}) =>
  allLaid({
    startPlayer: '1',
    hands: { 0: CARD_IDS.slice(0, 9), 1: CARD_IDS.slice(9, 18) },
    races: { 0: ['30-1'], 1: ['40-1', '50-1'] },
    sealed: { 0: 'rest-1', 1: 'rest-2' },
    reshuffles,
    ...about,
  });

/** The happenings at the end of a stage and the start of the next. */
const overTheEnd = (G: State) => seenOf(G, playOn).filter(({ type }) => type.startsWith('stage'));

describe('K-5 The kilometre counter', () => {
  test('K-5.5 the stage ends if the counter has reached the limit after the revealing', () => {
    const G = allLaid({
      counter: ['100-1'],
      sealed: { 0: '10-1', 1: '40-1' },
      races: { 0: ['30-1'], 1: [] },
    });
    const seen = seenOf(G, playOn);
    expect(types(seen)).toEqual(['counted', 'counted', 'stageEnd', 'stageBegin']);
    expect(seen[2]).toMatchObject({ why: 'limit', total: 150, stage: 1, scores: { 0: 30, 1: 0 } });
  });
  test('K-5.5 just below the limit the stage goes on', () => {
    const G = allLaid({ counter: ['100-1'], sealed: { 0: '10-1', 1: '30-1' }, deck: RESTS });
    expect(types(seenOf(G, playOn))).toEqual(['counted', 'counted', 'drawn', 'round']);
  });
  test('K-5.5 reaching the limit earlier is not enough: a −50 can lower the counter again', () => {
    const G = allLaid({ counter: ['100-1'], sealed: { 0: '60-1', 1: 'lostFreight-1' }, deck: RESTS });
    const seen = seenOf(G, playOn);
    expect(types(seen)).toEqual(['counted', 'counted', 'drawn', 'round']);
    expect(seen).toMatchObject([{ total: 160 }, { total: 110 }, {}, {}]);
    expect(G.stage).toBe(1);
  });
  test('K-5.5 all counter cards are resolved, even those after the limit is reached', () => {
    const G = allLaid({
      counter: ['120-1'],
      sealed: { 0: '60-1', 1: 'levelCrossing-1' },
      races: { 0: [], 1: ['50-1'] },
    });
    const seen = seenOf(G, playOn);
    expect(types(seen)).toEqual(['counted', 'counted', 'crossing', 'stageEnd', 'stageBegin']);
    expect(seen[3]).toMatchObject({ races: { 0: [], 1: [] }, scores: { 0: 0, 1: 0 } });
  });
  test('K-5.5 a +1 with the counter at its limit is still laid before the stage is scored', () => {
    const G = allLaid({
      counter: ['120-1'],
      hands: { 0: ['10-1'], 1: ['70-1'] },
      sealed: { 0: '60-1', 1: 'clearRoad-1' },
    });
    expect(types(seenOf(G, playOn))).toEqual(['counted', 'counted', 'extra']);
    expect(lay(G, ['0', 'race', '10-1'], ['1', 'race', '70-1'])[0]).toMatchObject({
      type: 'stageEnd',
      scores: { 0: 10, 1: 70 },
    });
  });
  test('K-5.5 with the limit reached and no card left, the stage ends by the limit', () => {
    const G = allLaid({ counter: ['100-1'], sealed: { 0: '60-1', 1: null as CardId | null } });
    expect(seenOf(G, playOn)[1]).toMatchObject({ type: 'stageEnd', why: 'limit' });
  });

  test('K-5.6 the stage ends with the round in which the discards become a new pile for the third time', () => {
    const G = runningDry(2);
    const seen = seenOf(G, playOn);
    expect(types(seen)).toEqual(['counted', 'counted', 'drawn', 'stageEnd', 'stageBegin']);
    expect(seen.slice(2)).toMatchObject([
      { cards: { 0: [BACK], 1: [BACK] }, reshuffled: 3 },
      { why: 'reshuffled', stage: 1, total: 0, scores: { 0: 30, 1: 90 } },
      { stage: 2 },
    ]);
    expect(G).toMatchObject({ stage: 2, round: 1, scores: { 0: [30], 1: [90] } });
  });
  test('K-5.6 scoring is the same as at the limit: this round’s start player first, then the card passes', () => {
    const expected = [
      { type: 'stageEnd', startPlayer: '1' },
      { type: 'stageBegin', startPlayer: '0' },
    ];
    expect(overTheEnd(runningDry(2))).toMatchObject(expected);
    expect(overTheEnd(runningDry(2, { counter: ['120-1', '40-2'] }))).toMatchObject(expected);
  });
  test.each([0, 1])('K-5.6 after %i reshuffles, one more does not end it', (reshuffles) => {
    const G = runningDry(reshuffles);
    expect(types(seenOf(G, playOn))).toEqual(['counted', 'counted', 'drawn', 'round']);
    expect(G.reshuffles).toBe(reshuffles + 1);
  });
  test('K-5.6 a third renewal that is not needed does not end it', () => {
    const G = runningDry(2, { deck: ['60-1', '70-1'] });
    expect(types(seenOf(G, playOn))).toEqual(['counted', 'counted', 'drawn', 'round']);
    expect(G.reshuffles).toBe(2);
  });
  test('K-5.6 every stage counts its own reshuffles', () => {
    const G = runningDry(2);
    seenOf(G, playOn);
    expect(G.reshuffles).toBe(0);
  });
  test('K-5.6 a limit reached in that round is the reason for the end', () => {
    const seen = seenOf(runningDry(2, { counter: ['120-1', '40-2'] }), playOn);
    expect(types(seen)).toEqual(['counted', 'counted', 'stageEnd', 'stageBegin']);
    expect(seen[2]).toMatchObject({ why: 'limit' });
  });
});
