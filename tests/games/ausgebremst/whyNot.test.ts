import type { CardId, Value } from '../../../games/ausgebremst/cards';
import { racingGame } from '../../../games/ausgebremst';
import type { RefusalReason } from '../../../games/ausgebremst/refusals';
import type { State } from '../../../games/ausgebremst/state';
import type { Space } from '../../../games/ausgebremst/track';
import { sameMove } from '../../../games/shared/legality';
import { driveTo, layAside, open, opening, play, scenario, seats, setUpCar, type More } from './scenario';

const { awaited, conceivable, whyNot } = racingGame;

/** Seat 0 must drive, with seat 1 far ahead or behind. */
const driving = (
  space: Space,
  hand: readonly Value[],
  more: More = {},
  other: Space = 'bleifuss-7a1',
  crossed = 1,
) => scenario({ cars: { 0: { space, ...more }, 1: { space: other, crossed } }, hands: { 0: hand, 1: [1] } });

const card = (value: Value): CardId => `${value}-1@0`;

const over = (): State => {
  const G = scenario({ cars: { 0: { space: 'drom-3a3', crossed: 3, stopped: true } }, hands: { 0: [1] } });
  driveTo(G, '0', 1, 'finish');
  return G;
};

/** An advanced race in which seat 0 must draw, fetch or stow. */
const deciding = (step: 'draw' | 'fetch' | 'stow') =>
  scenario({
    options: { game: 'advanced' },
    cars: { 0: { space: 'drom-pit1' }, 1: { space: 'drom-1a1' } },
    hands: { 0: [1], 1: [1, 1] },
    piles: { 0: [], 1: [] },
    turn: { car: '0', step },
    table: {
      stacks: { 0: [[card(2)], [card(3)], [], []], 1: [[], [], [], []], 2: [[], [], [], []] },
      pitCards: { 0: step === 'stow' ? [card(4)] : [card(4), card(5)], 1: [], 2: [] },
    },
  });

const settingUp = () => opening({ game: 'advanced' }, 3, 'setUp');

const chosen = (): State => {
  const G = settingUp();
  play(G, '0', ['chooseSetUp', 'slow']);
  return G;
};

const sorted = (): State => {
  const G = chosen();
  for (const one of G.unsorted['0']!) play(G, '0', ['lay', one, 0]);
  layAside(G, '0');
  return G;
};

/** One card of each kind is left: a 1 for a stack, and a 6 to lay aside. */
const halfSorted = (): State => {
  const G = chosen();
  G.unsorted['0'] = [card(1)];
  G.leftOut['0'] = [card(6)];
  return G;
};

const looked = (): State => {
  const G = opening();
  play(G, '0', ['ready']);
  return G;
};

type Case = readonly [
  why: string,
  rule: string,
  table: () => State,
  move: readonly [string, ...unknown[]],
  seat?: string,
];

/** Every reason, in positions where it is true. */
const REASONS: Readonly<Record<RefusalReason, readonly Case[]>> = {
  over: [['the match is over', 'A-2.1', over, ['wait']]],
  spectator: [['nobody’s seat', 'A-2.1', () => driving('drom-5a1', [1]), ['wait'], '7']],
  malformed: [
    ['no such move', 'A-4.1', () => driving('drom-5a1', [1]), ['fly']],
    ['a move of every object', 'A-4.1', () => driving('drom-5a1', [1]), ['toString']],
    ['no card', 'A-4.1', () => driving('drom-5a1', [1]), ['drive', '9-9@0', 'bleifuss-1a1']],
    ['no space', 'A-4.1', () => driving('drom-5a1', [1]), ['drive', card(1), 'ring-1a1']],
    ['too little', 'A-4.1', () => driving('drom-5a1', [1]), ['drive', card(1)]],
    ['too much', 'A-4.1', () => driving('drom-5a1', [1]), ['wait', 1]],
    ['no stack', 'A-4.1', () => deciding('draw'), ['draw', 4]],
    ['half a stack', 'A-4.1', () => deciding('draw'), ['draw', 0.5]],
    ['a stack below none', 'A-4.1', () => deciding('stow'), ['stow', -1]],
    ['a stack in words', 'A-4.1', () => deciding('stow'), ['stow', '1']],
    ['no set-up', 'A-4.1', settingUp, ['chooseSetUp', 'turbo']],
    ['laid nowhere', 'A-4.1', chosen, ['lay', '1-1@0']],
    ['laid on a fifth stack', 'A-4.1', chosen, ['lay', '1-1@0', 4]],
    ['laid away', 'A-4.1', chosen, ['lay', '1-1@0', 'away']],
    ['no card to fetch', 'A-4.1', () => deciding('fetch'), ['fetch', 4]],
  ],
  notNow: [
    ['before the race', 'A-3.2', opening, ['wait']],
    ['while setting up', 'A-11.10', settingUp, ['wait']],
  ],
  notYourTurn: [['another seat’s turn', 'A-3.4', () => driving('drom-5a1', [1]), ['wait'], '1']],
  otherFirst: [
    ['driving, not drawing', 'A-4.1', () => driving('drom-5a1', [1]), ['draw', 0]],
    ['ready long ago', 'A-4.1', () => driving('drom-5a1', [1]), ['ready']],
    ['draw first', 'A-11.5', () => deciding('draw'), ['drive', card(1), 'drom-pit2']],
    ['fetch first', 'A-11.6', () => deciding('fetch'), ['stow', 1]],
    ['stow first', 'A-11.6', () => deciding('stow'), ['draw', 1]],
  ],
  alreadyReady: [['ready, and waiting', 'A-3.2', looked, ['ready']]],
  setUpChosen: [['a second set-up', 'A-11.2', chosen, ['chooseSetUp', 'fast']]],
  setUpFirst: [
    ['no set-up to lay from', 'A-11.2', settingUp, ['lay', card(1), 0]],
    ['nor to lay aside from', 'A-11.2', settingUp, ['lay', card(1), 'aside']],
    ['nor to draw from', 'A-11.2', settingUp, ['draw', 0]],
  ],
  notToSort: [['another’s card', 'A-11.3', chosen, ['lay', '1-1@1', 0]]],
  notLeftOut: [['a card of the set-up', 'A-11.2', halfSorted, ['lay', card(1), 'aside']]],
  leftOut: [['a card it leaves out', 'A-11.2', halfSorted, ['lay', card(6), 1]]],
  sortFirst: [['cards left to lay', 'A-11.4', chosen, ['draw', 0]]],
  emptyStack: [
    ['nothing there to begin with', 'A-11.5', sorted, ['draw', 2]],
    ['nothing left there', 'A-11.5', () => deciding('draw'), ['draw', 2]],
  ],
  notInHand: [
    ['a card of the pile', 'A-4.1', () => driving('drom-5a1', [1]), ['drive', card(2), 'bleifuss-2a1']],
  ],
  notBesidePit: [['a card that lies elsewhere', 'A-11.6', () => deciding('fetch'), ['fetch', card(6)]]],
  leaderSix: [
    [
      'in the lead',
      'A-6.1',
      () => driving('drom-5a1', [6, 1], { crossed: 2 }),
      ['drive', card(6), 'bleifuss-3a1'],
    ],
  ],
  leaderSixes: [
    [
      'with sixes only',
      'A-6.3',
      () => driving('drom-5a1', [6], { crossed: 2 }),
      ['drive', card(6), 'bleifuss-3a1'],
    ],
  ],
  occupied: [
    [
      'a car stands there',
      'A-5.1',
      () => driving('drom-5a1', [1], {}, 'bleifuss-1a1'),
      ['drive', card(1), 'bleifuss-1a1'],
    ],
  ],
  blocked: [
    [
      'a car in the way',
      'A-5.2',
      () => driving('bleifuss-3a1', [2], {}, 'bleifuss-4a1'),
      ['drive', card(2), 'bleifuss-5a1'],
    ],
  ],
  solidLine: [
    [
      'across a line',
      'A-5.3',
      () => driving('bleifuss-6a1', [1], {}, 'drom-5a1'),
      ['drive', card(1), 'bleifuss-6b2'],
    ],
    [
      'across one further on',
      'A-5.3',
      () => driving('bleifuss-5a1', [2], {}, 'drom-5a1'),
      ['drive', card(2), 'bleifuss-6b2'],
    ],
  ],
  throughPit: [
    ['out of the lane again', 'A-7.3', () => driving('drom-3a2', [4]), ['drive', card(4), 'drom-3a5']],
  ],
  alreadyStopped: [
    ['one stop', 'A-7.1', () => driving('drom-3a2', [1], { stopped: true }), ['drive', card(1), 'drom-pit1']],
  ],
  noPitNow: [
    [
      'at the start',
      'A-7.1',
      () => driving('drom-3a2', [1], { crossed: 0 }),
      ['drive', card(1), 'drom-pit1'],
    ],
    [
      'on the last lap',
      'A-7.1',
      () => driving('drom-3a2', [1], { crossed: 3 }),
      ['drive', card(1), 'drom-pit1'],
    ],
  ],
  outOfReach: [
    ['too far', 'A-5.2', () => driving('drom-5a1', [1]), ['drive', card(1), 'bleifuss-2a1']],
    [
      'the finish, laps too early',
      'A-5.2',
      () => driving('drom-3a3', [1], { crossed: 2, stopped: true }),
      ['drive', card(1), 'finish'],
    ],
  ],
  mustDrive: [['a card can be driven', 'A-4.2', () => driving('drom-5a1', [1]), ['wait']]],
};

const cases = Object.entries(REASONS).flatMap(([reason, all]) =>
  all.map(([told, rule, table, move, seat = '0']) => ({ reason, told, rule, table, move, seat })),
);

describe('A-4 A turn (base game)', () => {
  test.each(cases)('A-4.2 refused as $reason, for $told: $rule', ({ reason, rule, table, move, seat }) => {
    const [name, ...args] = move;
    expect(whyNot(table(), seat, { move: name, args })).toMatchObject({ reason, rule });
  });
  test('A-4.2 a refusal contains the values for its sentence', () => {
    const G = driving('drom-5a1', [1]);
    expect(whyNot(G, '1', { move: 'wait', args: [] })!.values).toEqual({ car: '0' });
    expect(whyNot(G, '0', { move: 'draw', args: [0] })!.values).toEqual({ step: 'drive' });
    expect(whyNot(G, '0', { move: 'drive', args: [card(3), 'finish'] })!.values).toEqual({
      value: 3,
    });
    expect(whyNot(G, '0', { move: 'drive', args: [card(1), 'finish'] })!.values).toEqual({
      value: 1,
    });
  });
  test.each([
    ['grid', opening],
    ['setUp', settingUp],
    ['sort', chosen],
    ['draw', sorted],
  ])('A-11.10 who wants to drive too early is told what comes first: %s', (step, table) => {
    const drive = { move: 'drive', args: [card(1), 'bleifuss-1a1'] };
    expect(whyNot(table(), '0', drive)).toMatchObject({ reason: 'notNow', values: { step } });
  });
  test.each([
    ['sort', chosen],
    ['draw', sorted],
  ])('A-11.2 who chooses a second set-up is told what comes instead: %s', (step, table) => {
    const choose = { move: 'chooseSetUp', args: ['fast'] };
    expect(whyNot(table(), '0', choose)).toMatchObject({ reason: 'setUpChosen', values: { step } });
  });
  test.each<[string, () => State]>([
    ['grid', opening],
    ['set-up', settingUp],
    ['sorting', chosen],
    ['starting cards', sorted],
    ['driving', () => driving('drom-5a1', [1, 2, 6])],
    ['blocked', () => driving('bleifuss-3a1', [1], {}, 'bleifuss-4a1')],
    ['draw', () => deciding('draw')],
    ['fetch', () => deciding('fetch')],
    ['stow', () => deciding('stow')],
    ['over', over],
  ])('A-4.2 the listed moves are exactly those that are not refused: %s', (_, table) => {
    const G = table();
    const all = conceivable(G);
    for (const seat of seats(G)) {
      const listed = open(G, seat);
      expect(all.filter((move) => !whyNot(G, seat, move)).length).toBe(listed.length);
      for (const move of listed) expect(all.some((one) => sameMove(one, move))).toBe(true);
    }
  });
});

describe('A-3 The grid', () => {
  test('A-3.2 the table waits for players who have not said that they are ready', () => {
    expect(awaited(opening())).toEqual(['0', '1', '2']);
    expect(awaited(looked())).toEqual(['1', '2']);
  });
  test('A-3.4 then for the car whose turn it is, at the end for nobody', () => {
    expect(awaited(driving('drom-5a1', [1]))).toEqual(['0']);
    expect(awaited(over())).toEqual([]);
  });
  test('A-11.10 during set-up it waits for players who have not drawn two cards', () => {
    const G = settingUp();
    setUpCar(G, '1');
    expect(awaited(G)).toEqual(['0', '2']);
  });
});
