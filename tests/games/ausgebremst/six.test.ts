import type { CarId } from '../../../games/ausgebremst/cards';
import { rankOf } from '../../../games/ausgebremst/rules/ranking';
import type { State } from '../../../games/ausgebremst/state';
import type { Space } from '../../../games/ausgebremst/track';
import {
  driveTo,
  held,
  letRun,
  mayPlaySix,
  opening,
  play,
  race,
  refused,
  scenario,
  SIXES,
  standstill,
  targets,
  type Cars,
  type More,
} from './scenario';

/** Two cars on the road, seat 0 with a 6 among others. */
const duel = (own: Space, other: Space, more: More = {}): State =>
  race({ 0: { space: own }, 1: { space: other, ...more } }, { 0: [6, 2, 1], 1: [1] });

describe('A-6 The six', () => {
  test('A-6.1 the leader may not play a 6', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    expect(mayPlaySix(G)).toBe(false);
    expect(refused(G, '0', ['drive', held(G, '0', 6), 'drom-3a2'])).toBe('leaderSix A-6.1');
    expect(targets(G, '0', 2)).not.toEqual([]);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-6.1 a joint leader may not play a 6', () =>
    expect(mayPlaySix(duel('drom-5a1', 'drom-5b1'))).toBe(false));
  test('A-6.1 a car level with a nuisance car may not play a 6', () =>
    expect(mayPlaySix(race({ 0: { space: 'drom-5a1' }, X: { space: 'drom-5b1' } }, { 0: [6, 1] }))).toBe(
      false,
    ));
  test('A-6.1 a car that is behind may play a 6', () =>
    expect(mayPlaySix(duel('drom-5a1', 'bleifuss-7a1'))).toBe(true));
  test('A-6.1 a car behind a nuisance car may play a 6 as well', () =>
    expect(mayPlaySix(race({ 0: { space: 'drom-5a1' }, X: { space: 'bleifuss-7b1' } }, { 0: [6, 1] }))).toBe(
      true,
    ));
  test('A-6.1 on its first turn of a race the leader may, in any round', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    G.cars['0']!.turns = 0;
    G.round = 3;
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.1 a missed turn counts as the first one as well', () => {
    const G = race(
      { 0: { space: 'bleifuss-3b1', turns: 0 }, 1: { space: 'bleifuss-4a1', crossed: 0 } },
      { 0: [6, 2, 1], 1: [2] },
    );
    play(G, '0', ['wait']);
    driveTo(G, '1', 2, 'bleifuss-6a1');
    expect(G.turn.car).toBe('0');
    expect(mayPlaySix(G)).toBe(false);
    expect(refused(G, '0', ['drive', held(G, '0', 6), 'bleifuss-7a1'])).toBe('leaderSix A-6.1');
  });
  test('A-6.1 from the grid everybody may start with a 6', () => {
    const G = opening({}, 6, 'driving');
    const first = G.turn.car;
    G.hands[first] = [`6-1@${first}`];
    expect(targets(G, first, 6)).not.toEqual([]);
  });

  test.each<[string, Cars, readonly CarId[]]>([
    ['a lap more counts', { 0: { space: 'drom-3a3' }, 1: { space: 'drom-3b4', crossed: 2 } }, ['1', '0']],
    ['then the spaces to go', { 0: { space: 'drom-5a1' }, 1: { space: 'drom-1b1' } }, ['1', '0']],
    ['in a curve its own lane', { 0: { space: 'bleifuss-2b2' }, 1: { space: 'bleifuss-2a2' } }, ['1', '0']],
    [
      'though it stand further out',
      { 0: { space: 'bleifuss-2b3' }, 1: { space: 'bleifuss-2a1' } },
      ['0', '1'],
    ],
    [
      'the later section is ahead',
      { 0: { space: 'bleifuss-1a1' }, 1: { space: 'bleifuss-2b1' } },
      ['1', '0'],
    ],
    ['in the pit lane to the exit', { 0: { space: 'drom-3b1' }, 1: { space: 'drom-pit1' } }, ['1', '0']],
    ['on the track to its level', { 0: { space: 'drom-pit1' }, 1: { space: 'drom-3b3' } }, ['1', '0']],
    [
      'past the line, too',
      { 0: { space: 'drom-pit3', crossed: 2 }, 1: { space: 'drom-3b5', crossed: 2 } },
      ['1', '0'],
    ],
    [
      'a car behind on the road',
      { 0: { space: 'drom-3a4', crossed: 2 }, 1: { space: 'drom-pit2', crossed: 2 } },
      ['0', '1'],
    ],
  ])('A-6.2 %s', (_, cars, order) => {
    const G = race(cars, { 0: [6] });
    expect(order.map((car) => rankOf(G, car))).toEqual([1, 2]);
  });
  test('A-6.2 before the line, but nearer to the exit than a car in the lane past it', () => {
    const cars = { 0: { space: 'circuit-pit3', crossed: 2 }, 1: { space: 'circuit-3a3' } } as const;
    const G = scenario({ cars, options: { circuits: '2' } });
    expect([rankOf(G, '1'), rankOf(G, '0')]).toEqual([1, 2]);
  });
  test.each<[string, Cars]>([
    ['all lanes of a row', { 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3c1' } }],
    ['equal spaces to the end of a curve', { 0: { space: 'bleifuss-2a1' }, 1: { space: 'bleifuss-2b2' } }],
    ['pit lane and road', { 0: { space: 'drom-pit1' }, 1: { space: 'drom-3b2' } }],
    [
      'pit lane and road past the line',
      { 0: { space: 'drom-pit3', crossed: 2 }, 1: { space: 'drom-3a4', crossed: 2 } },
    ],
    [
      'pit lane past the line and road before it',
      { 0: { space: 'drom-pit2', crossed: 2 }, 1: { space: 'drom-3b3' } },
    ],
  ])('A-6.2 level are %s', (_, cars) => {
    const G = race({ ...cars, 2: { space: 'bleifuss-7a1', crossed: 0 } }, { 0: [6] });
    // both share a rank, and the next rank counts both
    expect(['0', '1', '2'].map((car) => rankOf(G, car))).toEqual([1, 1, 3]);
  });
  test.each([
    ['bleifuss-2b3', 'bleifuss-2a2', false],
    ['bleifuss-2b2', 'bleifuss-2a2', true],
    ['bleifuss-1a1', 'bleifuss-2b1', true],
    ['bleifuss-2b1', 'bleifuss-1a1', false],
    ['drom-pit1', 'drom-3a2', false],
    ['drom-pit1', 'drom-3a3', true],
    ['drom-3a2', 'drom-pit1', false],
    ['drom-3b1', 'drom-pit1', true],
  ] as const)('A-6.2 by this the six is judged: on %s with a car on %s', (own, other, may) =>
    expect(mayPlaySix(duel(own, other))).toBe(may),
  );

  test('A-6.4 once the first car has finished, sixes are free for all', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    G.cars['2'] = { ...G.cars['2']!, ending: 'finished' };
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.4 a nuisance car that has finished counts as well', () => {
    const G = duel('bleifuss-7a1', 'drom-5a1');
    G.cars['X'] = { ...G.cars['X']!, ending: 'finished' };
    expect(mayPlaySix(G)).toBe(true);
  });
  test.each(['noStop', 'noCards', 'standstill'] as const)(
    'A-6.4 a car that left by %s does not count',
    (ending) => {
      const G = duel('bleifuss-7a1', 'drom-5a1');
      for (const car of ['2', 'X', 'Y', 'Z']) G.cars[car]!.ending = ending;
      expect(mayPlaySix(G)).toBe(false);
    },
  );
  test('A-6.4 a car without a rival is free to play sixes', () =>
    expect(mayPlaySix(race({ 0: { space: 'bleifuss-7a1' } }, { 0: [6, 1] }))).toBe(true));
  test('A-6.4 a nuisance car is a rival', () =>
    expect(mayPlaySix(race({ 0: { space: 'bleifuss-7a1' }, X: { space: 'drom-5a1' } }, { 0: [6, 1] }))).toBe(
      false,
    ));

  test('A-6.5 after a round without a move the 6 is free in the next one', () => {
    const G = standstill();
    play(G, '0', ['wait']);
    expect(play(G, '1', ['wait']).at(-1)).toEqual({ type: 'round', round: 2, sixFree: true });
    expect(G).toMatchObject({ sixFree: true, round: 2, turn: { car: '0', step: 'drive' } });
    expect(mayPlaySix(G)).toBe(true);
  });
  test('A-6.5 it is free for that round only', () => {
    const G = standstill();
    play(G, '0', ['wait']);
    play(G, '1', ['wait']);
    driveTo(G, '0', 6, 'bleifuss-6b4');
    const seen = driveTo(G, '1', 6, 'bleifuss-7a1');
    expect(seen.at(-1)).toEqual({ type: 'round', round: 3, sixFree: false });
    expect(G.sixFree).toBe(false);
  });
  test('A-6.5 every round is judged separately', () => {
    const G = standstill();
    G.stirred = true;
    const rounds = [1, 2].map(() => {
      play(G, '0', ['wait']);
      return play(G, '1', ['wait']).at(-1);
    });
    expect(rounds).toEqual([
      { type: 'round', round: 2, sixFree: false },
      { type: 'round', round: 3, sixFree: true },
    ]);
  });
  test('A-6.5 a card turned up and used without a move counts as something', () => {
    const G = race(
      { X: { space: 'bleifuss-3c1' }, 0: { space: 'bleifuss-3a1' }, 1: { space: 'bleifuss-3b1' } },
      { 0: SIXES, 1: SIXES },
    );
    G.piles['X'] = ['1-1@X', '6-1@X'];
    G.turn = { car: 'X', step: 'drive' };
    expect(letRun(G)).toEqual([{ type: 'spent', car: 'X', value: 6, why: 'leader' }]);
    play(G, '0', ['wait']);
    play(G, '1', ['wait']);
    expect(G).toMatchObject({ round: 2, sixFree: false });
  });
  test('A-6.5 a move by any car counts as something', () => {
    const G = standstill();
    G.cars['2'] = { ...G.cars['2']!, space: 'drom-5a1', ending: null };
    G.left = G.left.filter((car) => car !== '2');
    G.hands['2'] = ['1-1@2'];
    G.piles['2'] = ['2-1@2'];
    play(G, '0', ['wait']);
    play(G, '1', ['wait']);
    driveTo(G, '2', 1, 'bleifuss-1a1');
    expect(G).toMatchObject({ round: 2, sixFree: false });
  });
  test('A-6.5 if that round brings nothing either, the race ends, and the cars left have not finished', () => {
    const G = race(
      { 0: { space: 'bleifuss-4a1', crossed: 1 }, 1: { space: 'bleifuss-3b1', crossed: 1 } },
      { 0: [1], 1: [2, 1] },
      { sixFree: true, stirred: false, turn: { car: '1', step: 'drive' } },
    );
    const seen = play(G, '1', ['wait']);
    expect(seen.map(({ type }) => type)).toEqual(['waited', 'left', 'left', 'raceEnd', 'end']);
    expect(seen[1]).toEqual({
      type: 'left',
      car: '0',
      ending: 'standstill',
      place: null,
      short: 2 * 24 + 12,
    });
    expect(G.results[0]).toMatchObject({ finished: [], points: { 0: 0, 1: 0, 2: 0 } });
    expect(G.results[0]!.others.filter((car) => ['0', '1'].includes(car))).toEqual(['0', '1']);
  });
});
