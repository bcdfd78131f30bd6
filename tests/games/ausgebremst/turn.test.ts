import { racingGame } from '../../../games/ausgebremst';
import { pointsOf, valueOf, VALUES } from '../../../games/ausgebremst/cards';
import { seatsOf } from '../../../games/ausgebremst/state';
import type { Space } from '../../../games/ausgebremst/track';
import { driveTo, held, open, opening, play, refused, scenario, targets } from './scenario';

/** Cars that occupy these spaces; one lap behind, so that they never lead. */
const blocking = (...spaces: Space[]) =>
  Object.fromEntries(spaces.map((space, at) => [['1', '2', 'X', 'Y', 'Z'][at]!, { space, crossed: 1 }]));

/** Seat 0 alone, with cars in its way. */
const from = (space: Space, hand: readonly (1 | 2 | 3 | 4 | 5 | 6)[], ...others: Space[]) =>
  scenario({ cars: { 0: { space, crossed: 2, stopped: true }, ...blocking(...others) }, hands: { 0: hand } });

describe('A-4 A turn (base game)', () => {
  test('A-4.1 everybody starts with three cards of 24, four of each value', () => {
    const G = opening({}, 5, 'driving');
    for (const seat of seatsOf(G)) {
      const cards = [...G.hands[seat]!, ...G.piles[seat]!];
      expect(G.hands[seat]).toHaveLength(3);
      expect(VALUES.map((value) => cards.filter((card) => valueOf(card) === value).length)).toEqual([
        4, 4, 4, 4, 4, 4,
      ]);
      expect(pointsOf(cards)).toBe(84);
      expect(pointsOf(G.aside[seat]!)).toBe(6 + 6 + 5 + 4);
    }
  });
  test('A-4.1 each pile is shuffled separately', () => {
    const G = opening({}, 6, 'driving');
    const orders = seatsOf(G).map((seat) => [...G.hands[seat]!, ...G.piles[seat]!].map(valueOf).join(''));
    expect(new Set(orders).size).toBe(6);
    expect(orders.some((order) => order === order.split('').toSorted().join(''))).toBe(false);
  });
  test('A-4.1 one card is played, the car moves exactly that far, and the hand is filled to three again', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-5a1' }, 1: { space: 'bleifuss-7a1' } },
      hands: { 0: [3, 2, 1], 1: [1] },
      piles: { 0: [5, 4] },
    });
    const card = held(G, '0', 3);
    expect(targets(G, '0', 3).toSorted()).toEqual(['bleifuss-2a2', 'bleifuss-2b2']);
    expect(driveTo(G, '0', 3, 'bleifuss-2a2')).toEqual([
      {
        type: 'drove',
        car: '0',
        value: 3,
        from: 'drom-5a1',
        path: ['bleifuss-1a1', 'bleifuss-2a1', 'bleifuss-2a2'],
        lap: null,
        stop: false,
      },
    ]);
    expect(G.cars['0']).toMatchObject({ space: 'bleifuss-2a2', crossed: 1, turns: 2 });
    expect(G.hands['0']!.map(valueOf)).toEqual([2, 1, 5]);
    expect(G.piles['0']!.map(valueOf)).toEqual([4]);
    expect(G.played['0']!.at(-1)).toBe(card);
    expect(G.turn).toEqual({ car: '1', step: 'drive' });
  });
  test('A-4.1 with an empty pile there is no refill', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-5a1' }, 1: { space: 'bleifuss-7a1' } },
      hands: { 0: [3, 2, 1], 1: [1] },
      piles: { 0: [] },
    });
    driveTo(G, '0', 3, 'bleifuss-2a2');
    expect(G.hands['0']!.map(valueOf)).toEqual([2, 1]);
  });
  test('A-4.1 only a card of the own hand can be played', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-5a1' }, 1: { space: 'bleifuss-7a1' } },
      hands: { 0: [3], 1: [2] },
    });
    expect(refused(G, '0', ['drive', held(G, '1', 2), 'bleifuss-2a1'])).toBe('notInHand A-4.1');
    expect(refused(G, '0', ['drive', G.piles['0']!.at(-1), 'bleifuss-1a1'])).toBe('notInHand A-4.1');
  });

  test('A-4.2 a player without a playable card shows the hand and misses the turn, playing nothing', () => {
    const G = from('bleifuss-3b1', [5, 2, 1], 'bleifuss-4a1');
    const before = structuredClone(G);
    expect(open(G, '0')).toEqual([{ move: 'wait', args: [] }]);
    expect(play(G, '0', ['wait'])).toEqual([{ type: 'waited', car: '0', why: 'blocked', hand: [5, 2, 1] }]);
    expect(G).toMatchObject({ hands: before.hands, piles: before.piles, shown: { 0: true, 1: false } });
    expect(G.cars['0']!.space).toBe('bleifuss-3b1');
    expect(G.turn.car).toBe('1');
  });
  test('A-4.2 the hand stays open until a card of it is played', () => {
    const G = from('bleifuss-3b1', [5, 2, 1], 'bleifuss-7a1');
    G.shown['0'] = true;
    driveTo(G, '0', 1, 'bleifuss-4a1');
    expect(G.shown['0']).toBe(false);
  });
  test('A-4.2 if any card can be played in full, one must be', () => {
    const G = from('bleifuss-3b1', [5, 1, 4], 'bleifuss-5a1', 'bleifuss-5b1', 'bleifuss-5c1');
    expect(open(G, '0')).toEqual([{ move: 'drive', args: [held(G, '0', 1), 'bleifuss-4a1'] }]);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-4.2 even if it means a detour', () => {
    const G = from('bleifuss-5b1', [3], 'bleifuss-6a1', 'bleifuss-6a2');
    expect(targets(G, '0', 3)).toEqual(['bleifuss-6b3']);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-4.2 even if it leads into the pit lane', () => {
    const G = from('drom-3a2', [1], 'drom-3a3', 'drom-3b3');
    G.cars['0'] = { ...G.cars['0']!, crossed: 1, stopped: false };
    expect(targets(G, '0', 1)).toEqual(['drom-pit1']);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-4.2 even if it puts the car out', () => {
    const G = from('drom-3b1', [1], 'drom-3a2');
    G.cars['0']!.stopped = false;
    expect(targets(G, '0', 1)).toEqual(['drom-3b2']);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
    driveTo(G, '0', 1, 'drom-3b2');
    expect(G.cars['0']).toMatchObject({ space: null, ending: 'noStop' });
  });
});

const last = (
  space: Space,
  hand: readonly (1 | 2 | 3 | 6)[],
  others: Parameters<typeof scenario>[0]['cars'] = {},
) =>
  scenario({
    cars: { 0: { space, crossed: 3, stopped: true }, 1: { space: 'drom-5a1' }, ...others },
    hands: { 0: hand, 1: [1] },
  });
test('A-5.5 the fourth crossing finishes, and the car leaves at once', () => {
  const G = last('drom-3a1', [3]);
  expect(targets(G, '0', 3)).toEqual(['finish']);
  expect(driveTo(G, '0', 3, 'finish')).toEqual([
    {
      type: 'drove',
      car: '0',
      value: 3,
      from: 'drom-3a1',
      path: ['drom-3a2', 'drom-3a3'],
      lap: null,
      stop: false,
    },
    { type: 'left', car: '0', ending: 'finished', place: 1, short: 0 },
  ]);
  expect(G.cars['0']).toMatchObject({ space: null, ending: 'finished', crossed: 4 });
  expect(G.left.at(-1)).toBe('0');
});

describe('A-5 Moving', () => {
  test('A-5.1 a space holds only one car', () => {
    const G = from('drom-5a1', [1, 2], 'bleifuss-1a1');
    expect(targets(G, '0', 1)).toEqual(['bleifuss-1b1']);
    expect(refused(G, '0', ['drive', held(G, '0', 1), 'bleifuss-1a1'])).toBe('occupied A-5.1');
    const there = { move: 'drive', args: [held(G, '0', 1), 'bleifuss-1a1'] };
    expect(racingGame.whyNot(G, '0', there)!.values).toEqual({ value: 1, cars: '1' });
  });
  test('A-5.1 cars move forward only, lanes are changed diagonally, never sideways', () => {
    const G = from('drom-5a1', [1], 'bleifuss-7a1');
    expect(targets(G, '0', 1).toSorted()).toEqual(['bleifuss-1a1', 'bleifuss-1b1']);
    for (const target of ['drom-5b1', 'drom-4a3', 'drom-5a1'])
      expect(refused(G, '0', ['drive', held(G, '0', 1), target])).toBe('outOfReach A-5.2');
  });
  test('A-5.2 all spaces of the card are used', () => {
    const G = from('bleifuss-3b1', [2], 'bleifuss-7a1');
    expect(targets(G, '0', 2).toSorted()).toEqual(['bleifuss-5a1', 'bleifuss-5b1', 'bleifuss-5c1']);
    expect(refused(G, '0', ['drive', held(G, '0', 2), 'bleifuss-4a1'])).toBe('outOfReach A-5.2');
  });
  test('A-5.2 no car jumps over another', () => {
    const G = from('drom-5a1', [2], 'bleifuss-1a1', 'bleifuss-1b1');
    expect(targets(G, '0', 2)).toEqual([]);
    expect(refused(G, '0', ['drive', held(G, '0', 2), 'bleifuss-2a1'])).toBe('blocked A-5.2');
  });
  test.each<[string, Space, Space[], 1 | 2 | 3 | 4, Space, string]>([
    [
      'the one that stands on the chicane',
      'bleifuss-3a1',
      ['bleifuss-4a1', 'bleifuss-7a1'],
      2,
      'bleifuss-5b1',
      '1',
    ],
    ['those side by side', 'drom-5a1', ['bleifuss-1a1', 'bleifuss-1b1'], 2, 'bleifuss-2a1', '1 2'],
    ['the first in a row', 'bleifuss-6a1', ['bleifuss-6a3', 'bleifuss-6a2'], 3, 'bleifuss-7a1', '2'],
    ['not one behind a solid line', 'bleifuss-5b1', ['bleifuss-6b2', 'bleifuss-6a2'], 3, 'bleifuss-6a3', '2'],
  ])('A-5.2 which car bars the way is said: %s', (_, space, others, value, target, cars) => {
    const move = { move: 'drive', args: [`${value}-1@0`, target] };
    expect(racingGame.whyNot(from(space, [value], ...others), '0', move)).toEqual({
      reason: 'blocked',
      rule: 'A-5.2',
      values: { value, cars },
    });
  });
  test('A-5.2 a free lane allows overtaking', () => {
    const G = from('drom-5a1', [2], 'bleifuss-1a1');
    expect(targets(G, '0', 2).toSorted()).toEqual(['bleifuss-2a1', 'bleifuss-2b1']);
    expect(driveTo(G, '0', 2, 'bleifuss-2a1')[0]).toMatchObject({ path: ['bleifuss-1b1', 'bleifuss-2a1'] });
  });
  test('A-5.2 of the ways to one space the one with fewer lane changes is driven', () => {
    const G = from('drom-4a3', [3], 'bleifuss-7a1');
    expect(driveTo(G, '0', 3, 'bleifuss-2a1')[0]).toMatchObject({
      path: ['drom-5a1', 'bleifuss-1a1', 'bleifuss-2a1'],
    });
    const H = from('drom-4b4', [3], 'bleifuss-7a1');
    expect(driveTo(H, '0', 3, 'bleifuss-2b1')[0]).toMatchObject({
      path: ['drom-5b1', 'bleifuss-1b1', 'bleifuss-2b1'],
    });
  });
  test.each([
    ['bleifuss-6a1', 1, ['bleifuss-6a2']],
    ['bleifuss-6b1', 2, ['bleifuss-6b3']],
    // after the last space between the lines changing is allowed again
    ['bleifuss-6a3', 1, ['bleifuss-7a1', 'bleifuss-7b1']],
  ] as const)('A-5.3 solid lines are not crossed: from %s with %i to %j', (space, value, to) =>
    expect(targets(from(space, [value], 'drom-5a1'), '0', value).toSorted()).toEqual(to),
  );
  test('A-5.3 a car may change lanes up to the last space before the line', () =>
    expect(targets(from('bleifuss-5b1', [1], 'drom-5a1'), '0', 1).toSorted()).toEqual([
      'bleifuss-6a1',
      'bleifuss-6b1',
    ]));
  test.each([
    ['3', 'clockwise', 'nuerburg-1a1', ['nuerburg-2a1', 'nuerburg-2b1']],
    ['5', 'counter-clockwise', 'nuerburg-7b1', ['nuerburg-6a3', 'nuerburg-6b2']],
  ] as const)(
    'A-5.3 as well where there are as many lanes before the line as along it: circuit %s, %s, from %s to %j',
    (circuits, _direction, space, to) => {
      const G = scenario({ options: { circuits }, cars: { 0: { space } }, hands: { 0: [1] } });
      expect(targets(G, '0', 1).toSorted()).toEqual(to);
    },
  );
  test('A-5.3 from one solid line to the next, the lane is kept', () => {
    const G = scenario({
      options: { circuits: '3' },
      cars: { 0: { space: 'nuerburg-5a1' }, 1: { space: 'ring-1a1' } },
      hands: { 0: [1, 3] },
    });
    expect(targets(G, '0', 1)).toEqual(['nuerburg-6a1']);
    expect(targets(G, '0', 3)).toEqual(['nuerburg-6a3']);
  });
  test.each([
    ['bleifuss-3a1', [1, 2]],
    ['bleifuss-3b1', [1, 2]],
    ['bleifuss-3c1', [1, 2]],
  ] as const)('A-5.4 a car on a chicane holds up everyone behind: %s', (space, hand) => {
    const G = from(space, hand, 'bleifuss-4a1');
    expect(open(G, '0', 'drive')).toEqual([]);
    expect(refused(G, '0', ['drive', held(G, '0', 2), 'bleifuss-5b1'])).toBe('blocked A-5.2');
  });

  test('A-5.5 the grid lies before the line: crossing it begins lap 1', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-3a3', crossed: 0, turns: 0 }, 1: { space: 'drom-3b3', crossed: 0 } },
      hands: { 0: [1] },
    });
    expect(driveTo(G, '0', 1, 'drom-3a4')[0]).toMatchObject({ lap: 1, stop: false });
    expect(G.cars['0']).toMatchObject({ crossed: 1, space: 'drom-3a4' });
  });
  test.each([
    [1, 2],
    [2, 3],
  ])('A-5.5 after %i crossings the next one begins lap %i', (crossed, lap) => {
    const G = scenario({
      cars: { 0: { space: 'drom-3a3', crossed, stopped: true }, 1: { space: 'drom-5a1' } },
      hands: { 0: [2] },
    });
    expect(driveTo(G, '0', 2, 'drom-3b5')[0]).toMatchObject({ lap });
    expect(G.cars['0']).toMatchObject({ crossed: crossed + 1, ending: null });
  });
  test('A-5.2, A-5.5 of the ways across the finish the one with fewest lane changes is driven', () => {
    const G = scenario({ cars: { 0: { space: 'drom-1a1', crossed: 3, stopped: true } }, hands: { 0: [6] } });
    expect(driveTo(G, '0', 6, 'finish')[0]).toMatchObject({
      path: ['drom-2a1', 'drom-2a2', 'drom-3a1', 'drom-3a2', 'drom-3a3'],
    });
  });
  test('A-5.5 surplus points lapse', () => {
    const G = last('drom-3a3', [6], { 2: { space: 'drom-5b1', crossed: 3 } });
    G.cars['0']!.turns = 0;
    expect(targets(G, '0', 6)).toEqual(['finish']);
  });
  test('A-5.5 a car short of the line has not finished', () =>
    expect(targets(last('drom-3a1', [2]), '0', 2).toSorted()).toEqual(['drom-3a3', 'drom-3b3']));
  test('A-5.5 spaces after the line need not be free, those before it must be', () => {
    const beyond = last('drom-3a3', [1], { 1: { space: 'drom-3a4' }, 2: { space: 'drom-3b4' } });
    expect(targets(beyond, '0', 1)).toEqual(['finish']);
    const before = last('drom-3a2', [3], { 1: { space: 'drom-3a3' }, 2: { space: 'drom-3b3' } });
    expect(open(before, '0', 'drive')).toEqual([]);
  });
  test('A-5.5 in the pit lane the middle space is beyond the line', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-pit1', stopped: true }, 1: { space: 'drom-5a1' } },
      hands: { 0: [1] },
    });
    expect(driveTo(G, '0', 1, 'drom-pit2')[0]).toMatchObject({ lap: 2 });
    expect(G.cars['0']!.crossed).toBe(2);
  });
});
