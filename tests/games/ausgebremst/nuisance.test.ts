import { deckOf, type Value } from '../../../games/ausgebremst/cards';
import type { State } from '../../../games/ausgebremst/state';
import type { Space } from '../../../games/ausgebremst/track';
import { driveTo, letRun, opening, play, scenario, seats, type More } from './scenario';

/** X must drive with this pile, top card first; by default seat 0 leads far ahead. */
const nuisance = (
  space: Space,
  pile: readonly Value[],
  more: More = {},
  others: Parameters<typeof scenario>[0]['cars'] = {},
  options: Parameters<typeof scenario>[0]['options'] = {},
): State =>
  scenario({
    options,
    cars: { X: { space, ...more }, 0: { space: 'drom-5b1', crossed: 3, stopped: true }, ...others },
    hands: { 0: [1, 1, 1], 1: [1], 2: [1] },
    piles: { X: pile },
    turn: { car: 'X', step: 'drive' },
  });

const standing = (...spaces: Space[]) =>
  Object.fromEntries(spaces.map((space, at) => [['1', '2', 'Y', 'Z'][at]!, { space }]));

const leading = (pile: readonly Value[], more: More = {}) =>
  nuisance('bleifuss-7a1', pile, { crossed: 1, ...more }, { 0: { space: 'drom-5b1', crossed: 1 } });

describe('A-8 Nuisance cars', () => {
  test('A-8.1 each plays the top card of its pile', () => {
    const G = nuisance('drom-5a1', [3, 1, 2]);
    const top = G.piles['X']!.at(-1)!;
    expect(letRun(G)).toMatchObject([{ type: 'drove', car: 'X', value: 3 }]);
    expect(G.played['X']!.at(-1)).toBe(top);
    expect(G.piles['X']).toHaveLength(2);
  });
  test('A-8.1 each drives every round, before the players', () => {
    const G = opening({}, 3);
    const [first, second, third] = seats(G) as [string, string, string];
    play(G, first, ['ready']);
    play(G, second, ['ready']);
    const seen = play(G, third, ['ready']);
    expect(seen.map((one) => ('car' in one ? one.car : one.type))).toEqual(['ready', 'start', 'X', 'Y', 'Z']);
    expect(G.turn).toEqual({ car: G.grid[3], step: 'drive' });
    expect(G.grid.slice(0, 3)).toEqual(['X', 'Y', 'Z']);
  });
  test('A-8.1 it takes the most direct way', () => {
    const G = nuisance('drom-5a1', [3, 1]);
    letRun(G);
    expect(G.cars['X']!.space).toBe('bleifuss-2a2');
  });
  test('A-8.1 it drives whoever it hinders', () => {
    const G = nuisance('bleifuss-3a1', [1, 1], {}, standing('bleifuss-3b1'));
    letRun(G);
    expect(G.cars['X']!.space).toBe('bleifuss-4a1');
  });
  test('A-8.1 it holds all 28 of its cards, shuffled', () => {
    const G = opening({}, 3, 'driving');
    const piles = ['X', 'Y', 'Z'].map((car) => {
      expect(new Set([...G.piles[car]!, ...G.played[car]!])).toEqual(new Set(deckOf(car)));
      return G.piles[car]!.map((card) => card[0]).join('');
    });
    expect(new Set(piles).size).toBe(3);
    for (const pile of piles) expect(pile).not.toBe(pile.split('').toSorted().join(''));
  });

  test('A-8.2 one that cannot move at all turns up no card', () => {
    const G = nuisance('bleifuss-3b1', [2, 1], {}, standing('bleifuss-4a1'));
    expect(letRun(G)[0]).toEqual({ type: 'waited', car: 'X', why: 'stuck', hand: null });
    expect(G.piles['X']).toHaveLength(2);
    expect(G.cars['X']!.turns).toBe(2);
    expect(G.stirred).toBe(false);
  });
  test('A-8.2 a card that cannot be driven in full is used up without a move', () => {
    const G = nuisance('bleifuss-3b1', [2, 1], {}, standing('bleifuss-5a1', 'bleifuss-5b1', 'bleifuss-5c1'));
    expect(letRun(G)[0]).toEqual({ type: 'spent', car: 'X', value: 2, why: 'tooFar' });
    expect(G.piles['X']).toHaveLength(1);
    expect(G.cars['X']).toMatchObject({ space: 'bleifuss-3b1', turns: 2 });
    expect(G.stirred).toBe(true);
  });
  test('A-8.2 a car before the finish can always move', () => {
    const G = nuisance('drom-3a3', [1, 1], { crossed: 3, stopped: true }, standing('drom-3a4', 'drom-3b4'));
    expect(letRun(G).slice(0, 2)).toMatchObject([{ type: 'drove' }, { type: 'left', ending: 'finished' }]);
  });

  test('A-8.3 a leading car’s 6 is used up without a move', () => {
    const G = leading([6, 1]);
    expect(letRun(G)).toEqual([{ type: 'spent', car: 'X', value: 6, why: 'leader' }]);
    expect(G.cars['X']).toMatchObject({ space: 'bleifuss-7a1', turns: 2 });
    expect(G.piles['X']).toHaveLength(1);
  });
  test('A-8.3 its other cards are driven', () =>
    expect(letRun(leading([5, 1]))[0]).toMatchObject({ type: 'drove' }));
  test('A-8.3 one that does not lead drives its 6', () =>
    expect(letRun(nuisance('drom-5a1', [6, 1]))[0]).toMatchObject({ type: 'drove', value: 6 }));

  test.each([
    [1, 'drom-pit1'],
    [2, 'drom-pit2'],
    [3, 'drom-pit3'],
    [4, 'drom-3a6'],
  ] as const)(
    'A-8.4 at the end of lap 1 they go into the pit lane if the card allows it: %i to %s',
    (value, to) => {
      const G = nuisance('drom-3a2', [value, 1]);
      letRun(G);
      expect(G.cars['X']).toMatchObject({ space: to, stopped: to !== 'drom-3a6' });
    },
  );
  test('A-8.4 even by a detour', () => {
    const G = nuisance('drom-3b1', [2, 1]);
    letRun(G);
    expect(G.cars['X']!.space).toBe('drom-pit1');
  });
  test('A-8.4 not right after the start, nor a second time', () => {
    for (const more of [{ crossed: 0 }, { stopped: true }]) {
      const G = nuisance('drom-3a2', [1, 1], more);
      letRun(G);
      expect(G.cars['X']!.space).toBe('drom-3a3');
    }
  });
  test('A-8.4 without a stop it is out at the end of lap 2 as well', () => {
    const G = nuisance('drom-3b1', [6, 1], { crossed: 2 });
    expect(letRun(G).slice(0, 2)).toMatchObject([
      { type: 'drove', car: 'X', lap: 3 },
      { type: 'left', car: 'X', ending: 'noStop' },
    ]);
  });

  test('A-8.5 a car out of cards is taken off the board', () => {
    const G = nuisance('drom-5a1', [1]);
    expect(letRun(G).slice(0, 2)).toMatchObject([
      { type: 'drove', car: 'X' },
      { type: 'left', car: 'X', ending: 'noCards', place: null },
    ]);
    expect(G.cars['X']!.space).toBeNull();
  });
  test('A-8.5 also after a card that was used up without a move', () => {
    const G = leading([6]);
    expect(letRun(G)).toMatchObject([{ type: 'spent' }, { type: 'left', ending: 'noCards' }]);
  });
  test('A-8.5 the last card may still bring it to the finish', () => {
    const G = nuisance('drom-3a3', [1], { crossed: 3, stopped: true });
    expect(letRun(G).slice(0, 2)).toMatchObject([
      { type: 'drove' },
      { type: 'left', ending: 'finished', place: 1 },
    ]);
    expect(G.left.filter((car) => car === 'X')).toHaveLength(1);
  });

  test.each<[string, Space, Value, More, readonly Space[], string | null]>([
    ['crossing the finish', 'drom-2a1', 5, { crossed: 3, stopped: true }, [], null],
    ['then the farthest lane space', 'drom-2a1', 5, { crossed: 1 }, [], 'drom-pit2'],
    ['then the least distance to go', 'drom-2a1', 2, { crossed: 1 }, [], 'drom-3a1'],
    ['then a chicane', 'bleifuss-2a3', 5, { crossed: 1 }, ['circuit-4a2'], 'circuit-5a1'],
    ['then the inside lane', 'drom-4b4', 2, { crossed: 1 }, [], 'bleifuss-1a1'],
  ])('A-8.6 %s: from %s with %i', (_, space, value, more, others, to) => {
    const circuits = others.length ? '4' : '1';
    const G = nuisance(
      space,
      [value, 1],
      more,
      { 0: { space: 'bleifuss-7b1', crossed: 3 }, ...standing(...others) },
      { circuits },
    );
    letRun(G);
    expect(G.cars['X']!.space).toBe(to);
  });
  test('A-8.6 and the way with the fewest lane changes', () => {
    const G = nuisance('drom-4a3', [2, 1]);
    expect(letRun(G)[0]).toMatchObject({ path: ['drom-5a1', 'bleifuss-1a1'] });
  });
  test('A-8.6 no choice and no chance: the way is always the same', () => {
    const ways = [1, 2, 3].map(() => {
      const G = nuisance('bleifuss-4a1', [4, 1]);
      return letRun(G)[0];
    });
    expect(ways[1]).toEqual(ways[0]);
    expect(ways[2]).toEqual(ways[0]);
  });

  test('A-8.7 at the end of lap 2 the top card is turned up; if cars block the lane, the car waits with it', () => {
    const G = nuisance('drom-3a2', [1, 5], { crossed: 2 }, standing('drom-pit1'));
    const top = G.piles['X']!.at(-1);
    expect(letRun(G)[0]).toEqual({ type: 'waited', car: 'X', why: 'pitBlocked', hand: [1] });
    expect(G.piles['X']).toHaveLength(2);
    expect(G.piles['X']!.at(-1)).toBe(top);
    expect(G).toMatchObject({ turnedUp: { X: true }, stirred: true });
    expect(G.cars['X']).toMatchObject({ space: 'drom-3a2', turns: 2 });
  });
  test('A-8.7 a card that is already open is not turned up again, and counts as nothing (A-6.5)', () => {
    const G = nuisance('drom-3a2', [1, 5], { crossed: 2 }, standing('drom-pit1'));
    G.turnedUp['X'] = true;
    letRun(G);
    expect(G).toMatchObject({ turnedUp: { X: true }, stirred: false });
  });
  test('A-8.7 once the lane is free the card is played', () => {
    const G = nuisance('drom-3a2', [1, 5], { crossed: 2 });
    G.turnedUp['X'] = true;
    expect(letRun(G)[0]).toMatchObject({ type: 'drove', car: 'X', value: 1, stop: true });
    expect(G.turnedUp['X']).toBe(false);
  });
  test.each<[string, readonly Value[], Space, object]>([
    ['it is too far for the lane, whatever lies below', [5, 1], 'drom-pit1', { type: 'drove', value: 5 }],
    ['it ends before the cars in the lane', [1, 2], 'drom-pit2', { type: 'drove', value: 1, stop: true }],
    ['it would not end in the lane, blocked or not', [6, 1], 'drom-3a3', { type: 'drove', value: 6 }],
  ])('A-8.7 otherwise the card is played: %s', (_, pile, other, seen) => {
    const G = nuisance('drom-3a2', pile, { crossed: 2 }, standing(other));
    expect(letRun(G)[0]).toMatchObject(seen);
    expect(G.turnedUp['X']).toBe(false);
  });
  test('A-8.7 a car that passes the lane is out', () => {
    const G = nuisance('drom-3a1', [5, 2], { crossed: 2 }, standing('drom-3a2'));
    expect(letRun(G).slice(0, 2)).toMatchObject([
      { type: 'drove', value: 5 },
      { type: 'left', ending: 'noStop' },
    ]);
  });
  test('A-8.7 one that cannot move at all turns up no card here either (A-8.2)', () => {
    const G = nuisance('drom-3a2', [1, 5], { crossed: 2 }, standing('drom-pit1', 'drom-3a3', 'drom-3b3'));
    expect(letRun(G)[0]).toMatchObject({ type: 'waited', why: 'stuck' });
    expect(G.turnedUp['X']).toBe(false);
  });
  test('A-8.7 a 6 that a leader may not play is used up: it is no card to wait with', () => {
    const others = { 0: { space: 'drom-3a2', crossed: 1 } } as const;
    const G = nuisance('bleifuss-7a1', [6, 1], { crossed: 2 }, others);
    expect(letRun(G)[0]).toMatchObject({ type: 'spent', value: 6, why: 'leader' });
    const behind = nuisance(
      'bleifuss-7a1',
      [6, 1],
      { crossed: 2 },
      { 0: { space: 'drom-3a2', crossed: 3, stopped: true } },
    );
    expect(letRun(behind)[0]).toMatchObject({ type: 'waited', why: 'pitBlocked', hand: [6] });
  });
  test('A-8.7 at the end of lap 1 nobody waits', () => {
    const G = nuisance('drom-3a2', [5, 1], { crossed: 1 }, standing('drom-pit1'));
    expect(letRun(G)[0]).toMatchObject({ type: 'drove', value: 5 });
  });
  test('A-8.7 within a round they move in the order of the grid', () => {
    const G = scenario({
      cars: {
        X: { space: 'drom-5a1' },
        Y: { space: 'bleifuss-3a1' },
        Z: { space: 'drom-1a1' },
        0: { space: 'bleifuss-7a1' },
      },
      hands: { 0: [1, 1] },
      piles: { X: [1, 1], Y: [1, 1], Z: [1, 1] },
    });
    const seen = driveTo(G, '0', 1, 'drom-1b1');
    expect(seen.map((one) => ('car' in one ? one.car : one.type))).toEqual(['0', 'round', 'X', 'Y', 'Z']);
  });
  test('A-8.7 on their first turn they drive a 6', () =>
    expect(letRun(leading([6, 1], { turns: 0 }))[0]).toMatchObject({ type: 'drove', value: 6 }));
  test('A-8.7 once the first car has finished they drive a 6 as well', () => {
    const G = leading([6, 1]);
    G.cars['1']!.ending = 'finished';
    expect(letRun(G)[0]).toMatchObject({ type: 'drove', value: 6 });
  });
});
