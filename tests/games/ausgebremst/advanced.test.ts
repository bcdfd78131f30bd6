import { CIRCUITS } from '../../../games/ausgebremst/circuits';
import {
  pointsOf,
  SET_UP_IDS,
  SET_UPS,
  valueOf,
  VALUES,
  type CardId,
  type Value,
} from '../../../games/ausgebremst/cards';
import { firstGrid } from '../../../games/ausgebremst/rules/grid';
import { options } from '../../../games/ausgebremst/options';
import type { State } from '../../../games/ausgebremst/state';
import { seededChance } from '../../../games/shared/chance';
import {
  driveTo,
  held,
  layAside,
  letRun,
  open,
  opening,
  play,
  refused,
  scenario,
  seats,
  setUpCar,
  targets,
  type More,
} from './scenario';

const ADVANCED = { game: 'advanced' } as const;

/** Everybody has seen the first grid; nobody has chosen a set-up. */
const settingUp = (circuits = '1', players = 3): State =>
  opening({ ...ADVANCED, circuits }, players, 'setUp');

/** The seat on a place of the grid, 0 to 5. */
const onPlace = (G: State, place: number): string => G.grid[place]!;

const counts = (cards: readonly CardId[]) =>
  VALUES.map((value) => cards.filter((card) => valueOf(card) === value).length);

/** Seat 0 to drive, with cards on its stacks and beside the lane. */
const racing = (
  hand: readonly Value[],
  stacks: readonly CardId[][],
  pitCards: readonly CardId[] = [],
  more: More = {},
): State =>
  scenario({
    options: ADVANCED,
    cars: { 0: { space: 'drom-3a2', ...more }, 1: { space: 'drom-1a1', crossed: 3, stopped: true } },
    hands: { 0: hand, 1: [1, 1] },
    piles: { 0: [], 1: [] },
    table: {
      stacks: { 0: stacks.map((stack) => [...stack]), 1: [[], [], [], []], 2: [[], [], [], []] },
      pitCards: { 0: [...pitCards], 1: [], 2: [] },
    },
  });

const nuisance = (crossed: number, pile: readonly Value[]) =>
  scenario({
    options: ADVANCED,
    cars: { X: { space: 'drom-3a1', crossed }, 0: { space: 'drom-5a1', crossed: 3 } },
    hands: { 0: [1, 1] },
    piles: { X: pile, 0: [] },
    turn: { car: 'X', step: 'drive' },
  });

/** seat 1 drives on; with `missTurn` seat 0 then misses the next turn, and only that one. */
const missesItsTurn = (G: State, pitStop: 'halt' | 'missTurn'): void => {
  expect(G.cars['0']!.resting).toBe(pitStop === 'missTurn');
  const seen = driveTo(G, '1', 1, targets(G, '1', 1)[0]!);
  const missed = seen.some((one) => one.type === 'waited' && one.car === '0' && one.why === 'pitStop');
  expect(missed).toBe(pitStop === 'missTurn');
  expect(G.cars['0']!.resting).toBe(false);
  expect(G.turn.car).toBe(missed ? '1' : '0');
};

describe('A-11 Advanced game', () => {
  test('A-11.1 the base game is what is meant when nothing is said', () => {
    expect(options.defaults.game).toBe('basic');
    expect(options.fields.game.rule).toBe('A-11.1');
    expect(opening({}, 3, 'driving').stage).toBe('driving');
    expect(settingUp().stage).toBe('setUp');
  });
  test.each([
    ['fast', 19, [1, 2, 2, 3, 5, 6]],
    ['medium', 22, [3, 3, 3, 4, 4, 5]],
    ['slow', 24, [4, 4, 4, 4, 4, 4]],
  ] as const)('A-11.2 %s: %i cards, %j of the values 1–6, 84 points', (setUp, cards, values) => {
    const G = settingUp();
    expect(VALUES.map((value) => SET_UPS[setUp][value])).toEqual(values);
    play(G, '0', ['chooseSetUp', setUp]);
    const driven = [...G.unsorted['0']!, ...G.pitCards['0']!];
    expect(driven).toHaveLength(cards);
    expect(counts(driven)).toEqual(values);
    expect(pointsOf(driven)).toBe(84);
    expect(G.leftOut['0']).toHaveLength(28 - cards);
  });
  test('A-11.2 it is chosen once, before each race', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'fast']);
    expect(refused(G, '0', ['chooseSetUp', 'slow'])).toBe('setUpChosen A-11.2');
    expect(refused(G, '1', ['lay', '1-1@1', 0])).toBe('setUpFirst A-11.2');
    expect(refused(G, '1', ['lay', '1-1@1', 'aside'])).toBe('setUpFirst A-11.2');
    expect(refused(G, '1', ['draw', 0])).toBe('setUpFirst A-11.2');
    expect(open(G, '1').map(({ args }) => args[0])).toEqual(['fast', 'medium', 'slow']);
  });
  test('A-11.2 nobody waits for a turn: all set up their cars at once', () => {
    const G = settingUp();
    play(G, '2', ['chooseSetUp', 'slow']);
    play(G, '0', ['chooseSetUp', 'fast']);
    play(G, '2', ['lay', G.unsorted['2']![0]!, 3]);
    expect(G.stacks['2']![3]).toHaveLength(1);
  });

  test.each(
    CIRCUITS.flatMap(({ id, number, pitCards }) =>
      pitCards.map((cards, row) => ({ id, number, row, cards })),
    ),
  )('A-11.3 $id, row $row: $cards go beside the pit lane', ({ number, row, cards }) => {
    for (const setUp of SET_UP_IDS)
      for (const place of [2 * row, 2 * row + 1]) {
        const G = settingUp(String(number), 6);
        const seat = onPlace(G, place);
        play(G, seat, ['chooseSetUp', setUp]);
        expect(G.pitCards[seat]!.map(valueOf)).toEqual(cards);
        expect(G.unsorted[seat]!.some((card) => G.pitCards[seat]!.includes(card))).toBe(false);
      }
  });
  test('A-11.3 each card goes on a stack of one’s choice, in the order one likes', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    const [first, second, third] = G.unsorted['0'] as [CardId, CardId, CardId];
    expect(open(G, '0', 'lay')).toHaveLength(G.unsorted['0']!.length * 4 + G.leftOut['0']!.length);
    play(G, '0', ['lay', third, 1]);
    play(G, '0', ['lay', first, 1]);
    play(G, '0', ['lay', second, 3]);
    expect(G.stacks['0']).toEqual([[], [third, first], [], [second]]);
    expect(refused(G, '0', ['lay', first, 0])).toBe('notToSort A-11.3');
  });
  test('A-11.3 aside goes what the set-up leaves out, nothing else, and that nowhere else', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    const [driven, leftOut] = [G.unsorted['0']![0]!, G.leftOut['0']![0]!];
    expect(refused(G, '0', ['lay', driven, 'aside'])).toBe('notLeftOut A-11.2');
    expect(refused(G, '0', ['lay', leftOut, 0])).toBe('leftOut A-11.2');
    play(G, '0', ['lay', leftOut, 'aside']);
    expect(G.aside['0']).toEqual([leftOut]);
    expect(G.leftOut['0']).not.toContain(leftOut);
    expect(refused(G, '0', ['lay', leftOut, 'aside'])).toBe('notToSort A-11.3');
  });
  test('A-11.3 cards left out are laid aside one by one, so that nobody can count them', () => {
    const names = SET_UP_IDS.map((setUp) => {
      const G = settingUp();
      const seat = onPlace(G, 3);
      const moves = ['chooseSetUp'];
      play(G, seat, ['chooseSetUp', setUp]);
      while (G.stage === 'setUp' && !G.ready[seat]) {
        const [move] = open(G, seat);
        play(G, seat, [move!.move as 'lay', ...move!.args]);
        moves.push(move!.move);
      }
      expect(G.aside[seat]).toHaveLength(28 - { fast: 19, medium: 22, slow: 24 }[setUp]);
      return moves;
    });
    // a choice, 28 cards less those beside the lane, two starting cards: by the same names, whatever was chosen
    const each = ['chooseSetUp', ...Array<string>(26).fill('lay'), 'draw', 'draw'];
    expect(names).toEqual([each, each, each]);
  });
  test('A-11.3 before all is laid out nothing is drawn', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, 0]);
    expect(refused(G, '0', ['draw', 0])).toBe('sortFirst A-11.4');
    layAside(G, '0');
    expect(refused(G, '0', ['draw', 0])).toBeUndefined();
  });
  test('A-11.3 stacks may be unequal or empty', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'medium']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, 2]);
    layAside(G, '0');
    expect(open(G, '0')).toEqual([{ move: 'draw', args: [2] }]);
    expect(refused(G, '0', ['draw', 0])).toBe('emptyStack A-11.5');
  });

  test('A-11.4 two starting cards come from stack tops of one’s choice', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, (valueOf(card) - 1) % 4]);
    layAside(G, '0');
    const tops = G.stacks['0']!.map((stack) => stack.at(-1));
    play(G, '0', ['draw', 3]);
    play(G, '0', ['draw', 1]);
    expect(G.hands['0']).toEqual([tops[3], tops[1]]);
    expect(G.ready['0']).toBe(true);
    expect(open(G, '0')).toEqual([]);
    expect(refused(G, '0', ['draw', 0])).toBe('alreadyReady A-11.10');
  });
  test('A-11.4 with everybody’s cards drawn the race starts; the hand is two cards', () => {
    const G = settingUp();
    for (const seat of ['0', '1']) setUpCar(G, seat);
    expect(G.stage).toBe('setUp');
    setUpCar(G, '2', 'fast');
    expect(G.stage).toBe('driving');
    for (const seat of seats(G)) {
      expect(G.hands[seat]).toHaveLength(2);
      expect(G.piles[seat]).toEqual([]);
    }
  });

  const STACKS: CardId[][] = [['2-1@0', '3-1@0'], [], ['5-1@0'], []];
  test('A-11.5 a card is played, the car moves, and the top card of any stack replaces it', () => {
    const G = racing([4, 6], STACKS, [], { stopped: true });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(G.turn).toEqual({ car: '0', step: 'draw' });
    expect(open(G, '0')).toEqual([
      { move: 'draw', args: [0] },
      { move: 'draw', args: [2] },
    ]);
    expect(refused(G, '0', ['draw', 1])).toBe('emptyStack A-11.5');
    expect(refused(G, '0', ['drive', held(G, '0', 6), 'drom-4a2'])).toBe('otherFirst A-11.5');
    expect(play(G, '0', ['draw', 0])[0]).toEqual({ type: 'drew', car: '0', stack: 0, empty: false });
    expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
    expect(G.stacks['0']![0]).toEqual(['2-1@0']);
  });
  test('A-11.5 the next player waits for that', () => {
    const G = racing([4, 6], STACKS, [], { stopped: true });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(open(G, '1')).toEqual([]);
    expect(refused(G, '1', ['wait'])).toBe('notYourTurn A-3.4');
    play(G, '0', ['draw', 2]);
    expect(G.turn).toEqual({ car: '1', step: 'drive' });
  });
  test('A-11.5 a stack that is now empty is told', () => {
    const G = racing([4, 6], STACKS, [], { stopped: true });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(play(G, '0', ['draw', 2])[0]).toMatchObject({ stack: 2, empty: true });
  });
  test('A-11.5 from a single stack the card is drawn at once', () => {
    const G = racing([4, 6], [[], [], ['5-1@0', '3-1@0'], []], [], { stopped: true });
    expect(driveTo(G, '0', 4, 'drom-3a6')[1]).toEqual({ type: 'drew', car: '0', stack: 2, empty: false });
    expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
    expect(G.turn.car).toBe('1');
  });

  const BOTH: CardId[] = ['4-1@0', '3-2@0'];
  test('A-11.6 the stop is optional: past the lane at the end of lap 2 one goes on', () => {
    const G = racing([4, 6], STACKS, BOTH, { crossed: 2 });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(G.cars['0']).toMatchObject({ space: 'drom-3a6', crossed: 3, ending: null });
  });
  test.each([1, 2])('A-11.6 stopping at the end of lap %i brings the pit-stop cards', (crossed) => {
    const G = racing([1, 6], STACKS, BOTH, { crossed });
    driveTo(G, '0', 1, 'drom-pit1');
    expect(G.turn).toEqual({ car: '0', step: 'fetch' });
    expect(open(G, '0')).toEqual(BOTH.map((card) => ({ move: 'fetch', args: [card] })));
    expect(refused(G, '0', ['fetch', '5-1@0'])).toBe('notBesidePit A-11.6');
    expect(play(G, '0', ['fetch', '3-2@0'])).toEqual([{ type: 'fetched', car: '0', value: 3 }]);
    expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
    expect(G.turn).toEqual({ car: '0', step: 'stow' });
  });
  test('A-11.6 the second one goes on top of a stack of one’s choice', () => {
    const G = racing([1, 6], STACKS, BOTH);
    driveTo(G, '0', 1, 'drom-pit1');
    play(G, '0', ['fetch', '4-1@0']);
    expect(play(G, '0', ['stow', 0])[0]).toEqual({ type: 'stowed', car: '0', value: 3, stack: 0 });
    expect(G.stacks['0']![0]).toEqual(['2-1@0', '3-1@0', '3-2@0']);
    expect(G.pitCards['0']).toEqual([]);
    expect(G.turn.car).toBe('1');
  });
  test('A-11.6 a single pit-stop card comes to hand at once, and no other is drawn', () => {
    const G = racing([1, 6], STACKS, ['3-2@0']);
    expect(driveTo(G, '0', 1, 'drom-pit1').map(({ type }) => type)).toEqual(['drove', 'fetched']);
    expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
    expect(G.stacks['0']).toEqual(STACKS);
    expect(G.turn.car).toBe('1');
  });
  test('A-11.6 of two equal ones there is none to choose', () => {
    const G = racing([1, 6], STACKS, ['4-1@0', '4-2@0']);
    driveTo(G, '0', 1, 'drom-pit1');
    expect(G.turn.step).toBe('stow');
    expect(G.hands['0']).toContain('4-1@0');
    expect(open(G, '0').map(({ args }) => args[0])).toEqual([0, 1, 2, 3]);
  });
  test.each(['halt', 'missTurn'] as const)(
    'A-11.6 with %s both cards of 4+3 are taken and placed before the turn is over',
    (pitStop) => {
      const G = racing([1, 6], STACKS, BOTH);
      Object.assign(G, { options: { ...G.options, pitStop } });
      driveTo(G, '0', 1, 'drom-pit1');
      expect(G.turn).toEqual({ car: '0', step: 'fetch' });
      play(G, '0', ['fetch', '3-2@0']);
      expect(G.turn).toEqual({ car: '0', step: 'stow' });
      play(G, '0', ['stow', 2]);
      expect(G.turn).toEqual({ car: '1', step: 'drive' });
      expect(G).toMatchObject({
        pitCards: { 0: [] },
        stacks: { 0: [STACKS[0], [], ['5-1@0', '4-1@0'], []] },
      });
      expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
      missesItsTurn(G, pitStop);
    },
  );
  test.each(['halt', 'missTurn'] as const)(
    'A-11.6 with %s the second card of 4+4 is not lost either',
    (pitStop) => {
      const G = racing([1, 6], STACKS, ['4-1@0', '4-2@0']);
      Object.assign(G, { options: { ...G.options, pitStop } });
      driveTo(G, '0', 1, 'drom-pit1');
      expect(G.turn).toEqual({ car: '0', step: 'stow' });
      play(G, '0', ['stow', 1]);
      expect(G.stacks['0']![1]).toEqual(['4-2@0']);
      expect(G.hands['0']).toContain('4-1@0');
      missesItsTurn(G, pitStop);
    },
  );
  test.each(['halt', 'missTurn'] as const)('A-11.6 with %s a single card comes to hand', (pitStop) => {
    const G = racing([1, 6], STACKS, ['3-2@0']);
    Object.assign(G, { options: { ...G.options, pitStop } });
    driveTo(G, '0', 1, 'drom-pit1');
    expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
    missesItsTurn(G, pitStop);
  });
  test('A-11.6 moving up inside the lane brings nothing more', () => {
    const G = racing([1, 6], STACKS, [], { stopped: true });
    G.cars['0']!.space = 'drom-pit1';
    driveTo(G, '0', 1, 'drom-pit2');
    expect(G.turn.step).toBe('draw');
  });

  test('A-11.7 nuisance cars make no pit stops', () => {
    const G = nuisance(1, [3, 1]);
    letRun(G);
    expect(G.cars['X']).toMatchObject({ stopped: false, crossed: 2 });
    expect(G.cars['X']!.space).toBe('drom-3a4');
  });
  test('A-11.7 but may stand on the entry', () => {
    const G = nuisance(2, [1, 1]);
    letRun(G);
    expect(G.cars['X']!.space).toBe('drom-3a2');
  });
  test('A-11.7 and are not out without a stop', () => {
    const G = nuisance(2, [5, 1]);
    letRun(G);
    expect(G.cars['X']).toMatchObject({ space: 'drom-3a6', crossed: 3, ending: null });
  });

  test('A-11.8 nobody waits for the pit entry', () => {
    const G = racing([1, 5], STACKS, BOTH, { crossed: 2 });
    G.cars['2'] = { ...G.cars['2']!, space: 'drom-pit1', ending: null };
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-11.8 with all stacks empty the hand shrinks', () => {
    const G = racing([4, 6], [[], [], [], []], [], { stopped: true });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(G.hands['0']!.map(valueOf)).toEqual([6]);
    expect(G.turn.car).toBe('1');
    expect(G.cars['0']!.space).toBe('drom-3a6');
  });
  test('A-11.8 the last card played, the car is out', () => {
    const G = racing([4], [[], [], [], []], [], { stopped: true });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(G.cars['0']).toMatchObject({ space: null, ending: 'noCards' });
  });
  test('A-11.8 with one card in hand, it is that one; a leader with a single 6 waits', () => {
    const G = racing([6], [[], [], [], []], [], { stopped: true, crossed: 3 });
    G.cars['1']!.crossed = 1;
    expect(open(G, '0')).toEqual([{ move: 'wait', args: [] }]);
  });
  test('A-11.8 an empty stack may receive the second pit-stop card', () => {
    const G = racing([1, 6], STACKS, BOTH);
    driveTo(G, '0', 1, 'drom-pit1');
    play(G, '0', ['fetch', '4-1@0']);
    play(G, '0', ['stow', 3]);
    expect(G.stacks['0']![3]).toEqual(['3-2@0']);
  });
  test.each([[STACKS], [[['5-1@0'], [], [], []] as CardId[][]]])(
    'A-11.8 behind the finish nothing is drawn any more, from stacks %j',
    (stacks) => {
      const G = racing([4, 6], stacks, [], { stopped: true, crossed: 3 });
      expect(driveTo(G, '0', 4, 'finish').map(({ type }) => type)).toEqual(['drove', 'left']);
      expect(G.turn).toEqual({ car: '1', step: 'drive' });
      expect(G.hands['0']).toHaveLength(1);
    },
  );

  test('A-11.9 which copies of a value are left out is left to chance: an id gives no set-up away', () => {
    const sixes = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const G = opening(ADVANCED);
      for (const seat of Object.keys(G.hands)) play(G, seat, ['ready'], seededChance(seed));
      play(G, '0', ['chooseSetUp', 'slow']);
      return G.leftOut['0']!.filter((card) => valueOf(card) === 6).join();
    });
    expect(new Set(sixes).size).toBeGreaterThan(1);
  });
  test('A-11.9 from which stack a starting card comes is told to nobody', () => {
    const G = settingUp();
    play(G, '0', ['chooseSetUp', 'slow']);
    for (const card of G.unsorted['0']!) play(G, '0', ['lay', card, 0]);
    layAside(G, '0');
    expect(play(G, '0', ['draw', 0])).toEqual([]);
    expect(play(G, '0', ['draw', 0])).toEqual([{ type: 'ready', seat: '0' }]);
  });
  test('A-11.10 for the first grid a card is turned out of all 28', () => {
    const sizes: number[] = [];
    const random = seededChance('28');
    firstGrid(
      ['0', '1', '2'],
      { ...options.defaults, game: 'advanced' },
      {
        ...random,
        Shuffle: (items) => {
          sizes.push(items.length);
          return random.Shuffle(items);
        },
      },
    );
    expect(new Set(sizes)).toEqual(new Set([28]));
  });
  test('A-11.10 grid, set-up, stacks, starting cards, race; before the next race again', () => {
    const G = opening({ ...ADVANCED, circuits: '1-3' });
    expect(G.stage).toBe('grid');
    expect(refused(G, '0', ['chooseSetUp', 'slow'])).toBe('notNow A-3.2');
    for (const seat of seats(G)) play(G, seat, ['ready']);
    expect(refused(G, '0', ['ready'])).toBe('notNow A-11.10');
    for (const seat of seats(G)) setUpCar(G, seat);
    for (const seat of seats(G)) {
      G.cars[seat] = { ...G.cars[seat]!, space: 'drom-3a3', crossed: 3 };
      G.turn = { car: seat, step: 'drive' };
      if (targets(G, seat, valueOf(G.hands[seat]![0]!)).length)
        play(G, seat, ['drive', G.hands[seat]![0]!, 'finish']);
    }
    expect(G).toMatchObject({ race: 1, stage: 'grid', setUps: { 0: null, 1: null, 2: null } });
    for (const seat of seats(G)) play(G, seat, ['ready']);
    expect(G.stage).toBe('setUp');
    expect(G.unsorted['0']).toHaveLength(28);
    play(G, '0', ['chooseSetUp', 'fast']);
    // Nürburg-Ring: one card, by the row of the new grid
    const row = Math.floor(G.grid.indexOf('0') / 2);
    expect(G.pitCards['0']!.map(valueOf)).toEqual([[3], [2], [1]][row]);
  });
});
