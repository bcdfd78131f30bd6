import { valueOf, type CardId, type Value } from '../../../games/ausgebremst/cards';
import type { State } from '../../../games/ausgebremst/state';
import {
  ADVANCED,
  driveTo,
  held,
  letRun,
  open,
  play,
  refused,
  scenario,
  targets,
  type More,
} from './scenario';

/** Seat 0 must drive, with cards on its stacks and beside the lane. */
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
  test('A-11.5 the next player waits for this draw', () => {
    const G = racing([4, 6], STACKS, [], { stopped: true });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(open(G, '1')).toEqual([]);
    expect(refused(G, '1', ['wait'])).toBe('notYourTurn A-3.4');
    play(G, '0', ['draw', 2]);
    expect(G.turn).toEqual({ car: '1', step: 'drive' });
  });
  test('A-11.5 everybody learns that a stack is now empty', () => {
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
  test('A-11.6 the stop is optional: a car may pass the lane at the end of lap 2', () => {
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
  test('A-11.6 the second pit-stop card goes on top of a stack of one’s choice', () => {
    const G = racing([1, 6], STACKS, BOTH);
    driveTo(G, '0', 1, 'drom-pit1');
    play(G, '0', ['fetch', '4-1@0']);
    expect(play(G, '0', ['stow', 0])[0]).toEqual({ type: 'stowed', car: '0', value: 3, stack: 0 });
    expect(G.stacks['0']![0]).toEqual(['2-1@0', '3-1@0', '3-2@0']);
    expect(G.pitCards['0']).toEqual([]);
    expect(G.turn.car).toBe('1');
  });
  test('A-11.6 a single pit-stop card comes to the hand at once, and no other card is drawn', () => {
    const G = racing([1, 6], STACKS, ['3-2@0']);
    expect(driveTo(G, '0', 1, 'drom-pit1').map(({ type }) => type)).toEqual(['drove', 'fetched']);
    expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
    expect(G.stacks['0']).toEqual(STACKS);
    expect(G.turn.car).toBe('1');
  });
  test('A-11.6 with two equal pit-stop cards there is no choice', () => {
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
  test.each(['halt', 'missTurn'] as const)('A-11.6 with %s a single card comes to the hand', (pitStop) => {
    const G = racing([1, 6], STACKS, ['3-2@0']);
    Object.assign(G, { options: { ...G.options, pitStop } });
    driveTo(G, '0', 1, 'drom-pit1');
    expect(G.hands['0']!.map(valueOf)).toEqual([6, 3]);
    missesItsTurn(G, pitStop);
  });
  test('A-11.6 moving on within the lane brings no more cards', () => {
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
  test('A-11.7 nuisance cars may stand on the entry', () => {
    const G = nuisance(2, [1, 1]);
    letRun(G);
    expect(G.cars['X']!.space).toBe('drom-3a2');
  });
  test('A-11.7 nuisance cars are not out without a stop', () => {
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
  test('A-11.8 after its last card the car is out', () => {
    const G = racing([4], [[], [], [], []], [], { stopped: true });
    driveTo(G, '0', 4, 'drom-3a6');
    expect(G.cars['0']).toMatchObject({ space: null, ending: 'noCards' });
  });
  test('A-11.8 a hand of one card must be played; a leader with a single 6 waits', () => {
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
    'A-11.8 after the finish nothing is drawn any more, from stacks %j',
    (stacks) => {
      const G = racing([4, 6], stacks, [], { stopped: true, crossed: 3 });
      expect(driveTo(G, '0', 4, 'finish').map(({ type }) => type)).toEqual(['drove', 'left']);
      expect(G.turn).toEqual({ car: '1', step: 'drive' });
      expect(G.hands['0']).toHaveLength(1);
    },
  );
});
