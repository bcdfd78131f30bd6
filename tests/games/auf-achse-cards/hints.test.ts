import { cardGame } from '../../../games/auf-achse-cards';
import { type CardId, type Face } from '../../../games/auf-achse-cards/cards';
import { knowledgeOf } from '../../../games/auf-achse-cards/bots/knowledge';
import { reasonsFor } from '../../../games/auf-achse-cards/bots/reasons';
import { playerView } from '../../../games/auf-achse-cards/playerView';
import type { State } from '../../../games/auf-achse-cards/state';
import { seededChance } from '../../../games/shared/chance';
import { lay } from './scenario';
import { seen } from './botTables';

test('K-6.2 a hint says that a crossing takes the card laid with it, not that it breaks the trip', () => {
  const race: CardId[] = ['10-1', '70-1'];
  const hand: CardId[] = ['20-1', '90-1', '100-1', 'levelCrossing-1', 'rest-1'];
  const known = knowledgeOf(playerView(seen({ hand, race }), '0'), '0');
  expect(reasonsFor(known, { race: 20, counter: 'levelCrossing' })).toEqual([
    { because: 'holds', km: 80 },
    { because: 'keeps', cards: [90, 100] },
    { because: 'levelCrossing', card: 20 },
  ]);
  expect(reasonsFor(known, { race: 20, counter: 'rest' })).toContainEqual({ because: 'breaks', lost: 80 });
});

test('K-5.5 a hint to break a trip that could go on says why: the counter is low, and a new trip can grow', () => {
  const race: CardId[] = ['60-1', '80-1', '110-1'];
  const known = (hand: CardId[]) => knowledgeOf(playerView(seen({ hand, race }), '0'), '0');
  const reasons = (hand: CardId[], card: Face, more: Partial<ReturnType<typeof known>> = {}) =>
    reasonsFor({ ...known(hand), ...more }, { race: card, counter: undefined });
  const missing = 150;
  const goesOn: CardId[] = ['40-1', '50-1', '120-1'];
  expect(reasons(goesOn, 40)).toEqual([
    { because: 'breaks', lost: 250 },
    { because: 'anew', missing, cards: [50, 120] },
  ]);
  const keeps = { because: 'keeps', cards: [50] };
  // there is no choice, and the hint says that instead
  expect(reasons(['40-1', '50-1', 'lostFreight-1'], 40)).toEqual([
    { because: 'mustBreak', lost: 250 },
    keeps,
  ]);
  // a rest would have kept it
  expect(reasons(['40-1', '50-1', 'rest-1'], 40)).toContainEqual({ because: 'anew', missing, cards: [50] });
  // the stage ends anyway
  expect(reasons(goesOn, 40, { missing: 0 })).toContainEqual({ because: 'keeps', cards: [50, 120] });
  // the plan's own counter card reduces what is missing on the counter, and may fill it
  const beside = (counter: Face, short: number) =>
    reasonsFor({ ...known([...goesOn, '30-1', 'lostFreight-1']), missing: short }, { race: 40, counter });
  expect(beside(30, 80)).toContainEqual({ because: 'anew', missing: 50, cards: [50, 120] });
  expect(beside('lostFreight', 80)).toContainEqual({ because: 'anew', missing: 130, cards: [50, 120] });
  expect(beside(30, 30)).toContainEqual({ because: 'keeps', cards: [50, 120] });
  // the card that would continue the trip is laid on the counter
  expect(beside(120, 200)).toEqual([
    { because: 'breaks', lost: 250 },
    { because: 'anew', missing: 80, cards: [50] },
    expect.objectContaining({ because: 'counts' }),
  ]);
});

/** The reasons for laying a cleared road to that trip. */
const layingAction = (hand: CardId[], race: CardId[]) => {
  const known = knowledgeOf(playerView(seen({ hand, race }), '0'), '0');
  return reasonsFor(known, { race: 'clearRoad', counter: undefined });
};

describe('K-4.4 a hint to lay an action card to a trip', () => {
  const hand: CardId[] = ['20-1', '90-1', 'clearRoad-1'];

  test('says why, where the trip could have gone on: every card continues the new one', () => {
    expect(layingAction(hand, ['60-1'])).toEqual([
      { because: 'breaks', lost: 60 },
      { because: 'anew', missing: 150, cards: [20, 90] },
    ]);
  });
  test('says that the trip had to break, and what continues it then', () => {
    expect(layingAction(hand, ['60-1', '100-1'])).toEqual([
      { because: 'mustBreak', lost: 160 },
      { because: 'keeps', cards: [20, 90] },
    ]);
    expect(layingAction(['clearRoad-1', 'lostFreight-1'], ['60-1', '100-1'])).toEqual([
      { because: 'mustBreak', lost: 160 },
      { because: 'lastFitting' },
    ]);
  });
  test('says that nothing is lost where the trip is worth nothing', () => {
    for (const race of [[], ['60-1', 'clearRoad-2']] satisfies CardId[][])
      expect(layingAction(hand, race)).toEqual([
        { because: 'stillNothing' },
        { because: 'keeps', cards: [20, 90] },
      ]);
  });
});

test('K-4.3, K-6.2 neither a rest nor a crossing keeps a trip that is worth nothing', () => {
  const hand: CardId[] = ['20-1', '90-1', 'rest-1', 'levelCrossing-1'];
  const known = knowledgeOf(playerView(seen({ hand }), '0'), '0');
  for (const plan of [
    { race: 'rest', counter: undefined },
    { race: 'rest', counter: 'levelCrossing' },
  ] as const)
    expect(reasonsFor(known, plan).slice(0, 2)).toEqual([
      { because: 'stillNothing' },
      { because: 'keeps', cards: [20, 90] },
    ]);
});

test('K-4.4 a hint says that an action card breaks the trip, even if it may not be looked at', () => {
  const race: CardId[] = ['10-1', '70-1'];
  const hand: CardId[] = ['20-1', '90-1', 'clearRoad-1', 'rest-1'];
  const known = { ...knowledgeOf(playerView(seen({ hand, race }), '0'), '0'), byLadder: true };
  const first = (face: Face) => reasonsFor(known, { race: face, counter: 'rest' })[0];
  expect(first('clearRoad')).toEqual({ because: 'cuts', card: 'clearRoad' });
  expect(first(90)).toEqual({ because: 'unseen', card: 90 });
});

test('K-3.6 for a hidden own trip, a hint says what continues after the card laid now, and no more', () => {
  const hand: CardId[] = ['20-1', '90-1', '100-1', 'clearRoad-1', 'clearRoad-2', 'rest-1'];
  const seenNow = playerView(seen({ hand, race: ['10-1', '70-1'] }), '0');
  const known = { ...knowledgeOf(seenNow, '0'), byLadder: true };
  const told = (race: Face) => reasonsFor(known, { race, counter: 'clearRoad' }).slice(1);
  const clears = { because: 'clears', card: 'clearRoad', extra: 1 };
  expect(told(90)).toEqual([
    { because: 'keeps', cards: [100] },
    { ...clears, fits: 1 },
  ]);
  expect(told('clearRoad')).toEqual([
    { because: 'keeps', cards: [20, 90, 100] },
    { ...clears, fits: 3 },
  ]);
  expect(told('rest')).toEqual([{ ...clears, fits: null }]);
});

// each place of a match has its own seed at the table
const asked = (G: State, place: string) => cardGame.advise!(playerView(G, '0'), '0', seededChance(place));

const expectSame = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(0.005);

/** The hints after the first card of the first hint has been laid; the others may have laid cards meanwhile. */
const followed = (G: State, meanwhile: Parameters<typeof lay>[1][] = []) => {
  const [best] = asked(G, 'before');
  const [first, second] = best!.moves;
  lay(G, ['0', first!.move === 'layRace' ? 'race' : 'counter', first!.args[0] as CardId], ...meanwhile);
  return { best: best!, second, after: asked(G, 'after') };
};

describe('after laying what a hint advises, the chance shown for the rest is the same', () => {
  const hand: CardId[] = [
    '50-1',
    '80-1',
    '90-1',
    '110-1',
    '120-1',
    'rest-1',
    'rest-2',
    'levelCrossing-1',
    '20-1',
    '30-1',
  ];
  const scores: [number[], number[]] = [[310], [340]];

  test.each([
    ['while the other waits', []],
    ['while the other lays as well', [['1', 'race', '40-7'] as const]],
  ])('K-3.1 the card for the counter in a round, %s', (_, meanwhile) => {
    const G = seen({ hand, race: ['60-1'], othersRaces: ['70-1'], counter: ['40-1'], scores, round: 2 });
    const { best, second, after } = followed(G, [...meanwhile]);
    expectSame(after[0]!.chance, best.chance);
    expect(after[0]!.moves).toEqual([second]);
  });

  test.each([
    ['while the other waits', []],
    [
      'while the other lays both',
      [
        ['1', 'race', '80-6'],
        ['1', 'race', '90-6'],
      ] as const,
    ],
  ])('K-6.4 the second extra card, %s', (_, meanwhile) => {
    const G: State = {
      ...seen({ hand, race: ['60-1'], othersRaces: ['70-1'], counter: ['40-1'], scores, round: 2 }),
      raceLaid: { 0: true, 1: true },
      counterLaid: { 0: true, 1: true },
      sealed: { 0: null, 1: '10-7' },
      extra: { 0: 2, 1: 2 },
    };
    const { best, after } = followed(G, [...meanwhile]);
    expectSame(after[0]!.chance, best.chance);
  });
});

const keeps = (...cards: number[]) => ({ because: 'keeps', cards });

test('a hint for the counter alone says what still continues the present trip', () => {
  const hand: CardId[] = ['20-1', '90-1', '100-1', 'rest-1', 'levelCrossing-1', 'clearRoad-1'];
  const known = knowledgeOf(playerView(seen({ hand, race: ['10-1', '90-2'] }), '0'), '0');
  const told = (counter: Face) => reasonsFor(known, { race: undefined, counter });
  expect(told('rest')).toEqual([{ because: 'addsNothing' }, keeps(100)]);
  expect(told(100).slice(1)).toEqual([{ because: 'lastFitting' }]);
  // the crossing takes the 90
  expect(told('levelCrossing')).toEqual([{ because: 'levelCrossing', card: 90 }, keeps(20, 90, 100)]);
  expect(told('clearRoad')).toEqual([{ because: 'clears', card: 'clearRoad', extra: 1, fits: 1 }]);
});

test('K-6.4 a hint for the first of two extra cards announces one more, for the second it does not', () => {
  const view = playerView(seen({ hand: ['70-1', '90-1', '20-1'], race: ['60-1'] }), '0');
  const owing = (extra: number) => knowledgeOf({ ...view, extra: { ...view.extra, 0: extra } }, '0');
  const more = { because: 'layMore', count: 1 };
  expect(reasonsFor(owing(2), { race: 70, counter: undefined })).toEqual([
    { because: 'grows', card: 70, km: 130 },
    { because: 'keeps', cards: [90] },
    more,
  ]);
  expect(reasonsFor(owing(1), { race: 90, counter: undefined })).not.toContainEqual(more);
});
