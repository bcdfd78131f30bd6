import { cardGame } from '../../../games/auf-achse-cards';
import { CARD_IDS } from '../../../games/auf-achse-cards/cards';
import type { State } from '../../../games/auf-achse-cards/state';
import { scenario } from './scenario';

const { legalMoves, whyNot, conceivable } = cardGame;

const ask = (G: State, seat: string, move: string, ...args: unknown[]) => whyNot(G, seat, { move, args });

const round = () =>
  scenario({
    hands: { 0: ['10-1', '20-1'], 1: ['30-1'], 2: ['40-1', '50-1'] },
    raceLaid: { 0: true, 1: false, 2: false },
    counterLaid: { 0: false, 1: false, 2: true },
    sealed: { 0: null, 1: null, 2: '60-1' },
  });
const pause = () =>
  scenario({
    hands: { 0: ['10-1', '20-1'], 1: ['30-1'] },
    raceLaid: { 0: true, 1: true },
    counterLaid: { 0: true, 1: true },
    extra: { 0: 2, 1: 0 },
  });

const over = () => scenario({ ...round(), options: { stages: 1 }, scores: { 0: [0], 1: [0], 2: [0] } });

describe('K-3 A round', () => {
  test('K-3.1 one card to the race, not a second one', () =>
    expect(ask(round(), '0', 'layRace', '10-1')).toEqual({ reason: 'raceLaid', values: {}, rule: 'K-3.1' }));
  test('K-3.1 only a card of the own hand', () =>
    expect(ask(round(), '1', 'layRace', '40-1')).toEqual({
      reason: 'notInHand',
      values: { card: 40 },
      rule: 'K-3.1',
    }));
  test('K-3.2 one card for the counter, not a second one', () =>
    expect(ask(round(), '2', 'layCounter', '40-1')).toEqual({
      reason: 'counterLaid',
      values: {},
      rule: 'K-3.2',
    }));
  test('K-3.5 the last card goes to the race', () =>
    expect(ask(round(), '1', 'layCounter', '30-1')).toEqual({
      reason: 'lastCardToRace',
      values: {},
      rule: 'K-3.5',
    }));
  test('K-3.5 a player without cards is not told that they have laid one', () => {
    const G = scenario({ hands: { 0: [], 1: ['30-1'] } });
    expect(ask(G, '0', 'layRace', '30-1')).toMatchObject({ reason: 'notInHand' });
    expect(ask(G, '0', 'layCounter', '30-1')).toMatchObject({ reason: 'notInHand' });
  });
  test.each([
    [
      '0',
      [
        ['layCounter', '10-1'],
        ['layCounter', '20-1'],
      ],
    ],
    ['1', [['layRace', '30-1']]],
    [
      '2',
      [
        ['layRace', '40-1'],
        ['layRace', '50-1'],
      ],
    ],
  ] as const)('K-3.1 seat %s may lay what it owes and nothing else', (seat, moves) =>
    expect(legalMoves(round(), seat).map(({ move, args }) => [move, ...args])).toEqual(moves),
  );

  test.each([
    ['layRace', []],
    ['layRace', ['10-1', '20-1']],
    ['layRace', ['10-9']],
    ['layRace', ['back']],
    ['layRace', [10]],
    ['layRace', [null]],
    ['layRace', [['20-1']]],
    ['layRace', ['toString']],
    ['layDown', ['20-1']],
    ['toString', ['20-1']],
    ['__proto__', ['20-1']],
    ['', ['20-1']],
  ])('K-3.1 %s with %j is no move of this game', (move, args) => {
    expect(ask(round(), '2', move, ...args)).toEqual({ reason: 'malformed', values: {}, rule: 'K-3.1' });
  });
  test('K-1.1 every card of the deck is a conceivable move for both places', () =>
    expect(new Set(conceivable(round()).map(({ move, args }) => [move, ...args].join(' '))).size).toBe(
      2 * CARD_IDS.length,
    ));
});

describe('K-2 Aim and set-up', () => {
  test.each(['3', '-1', 'null', '', '__proto__', 'toString'])('K-2.1 %j is no seat at this table', (seat) => {
    expect(ask(round(), seat, 'layRace', '30-1')).toEqual({ reason: 'spectator', values: {}, rule: 'K-2.1' });
    expect(legalMoves(round(), seat)).toEqual([]);
  });
});

describe('K-5 The kilometre counter', () => {
  test.each([
    '120-1',
    'rest-1',
    'lostFreight-1',
    'levelCrossing-1',
    'clearRoad-1',
    'fullyClearRoad-1',
  ] as const)('K-5.2, K-5.3, K-5.4 any card may be laid for the counter and to the race: %s', (card) => {
    const G = scenario({ hands: { 0: [card, '10-1'], 1: [] } });
    expect([ask(G, '0', 'layCounter', card), ask(G, '0', 'layRace', card)]).toEqual([undefined, undefined]);
  });
});

describe('K-6 Action cards on the counter', () => {
  test('K-6.5 extra cards go to the race, not to the counter', () =>
    expect(ask(pause(), '0', 'layCounter', '10-1')).toEqual({
      reason: 'extraToRace',
      values: { cards: 2 },
      rule: 'K-6.5',
    }));
  test('K-6.5 a player who has laid the extra cards waits for the others', () =>
    expect(ask(pause(), '1', 'layRace', '30-1')).toEqual({ reason: 'extraLaid', values: {}, rule: 'K-6.5' }));
  test('K-6.5 a player who still owes an extra card may lay any card', () =>
    expect(ask(pause(), '0', 'layRace', '20-1')).toBeUndefined());
});

describe('K-7 End of a stage and of the match', () => {
  test('K-7.4 after the last stage nothing can be laid any more', () => {
    expect(ask(over(), '1', 'layRace', '30-1')).toEqual({ reason: 'over', values: {}, rule: 'K-7.4' });
    expect(legalMoves(over(), '1')).toEqual([]);
  });
});
