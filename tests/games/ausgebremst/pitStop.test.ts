import { racingGame } from '../../../games/ausgebremst';
import type { Value } from '../../../games/ausgebremst/cards';
import { foreseeDriven } from '../../../games/ausgebremst/foresee';
import { mayStillStop, wouldBeOut } from '../../../games/ausgebremst/rules/pitStop';
import { playable } from '../../../games/ausgebremst/rules/playable';
import type { State } from '../../../games/ausgebremst/state';
import type { Space } from '../../../games/ausgebremst/track';
import { driveTo, held, letRun, open, play, refused, scenario, targets, type More } from './scenario';

/** Seat 0 on the last spaces of a lap, with another car in the lead so that sixes are allowed. */
const upTo = (
  crossed: number,
  space: Space,
  hand: readonly Value[],
  more: More = {},
  others: Readonly<Record<string, Space>> = {},
): State =>
  scenario({
    cars: {
      0: { space, crossed, ...more },
      ...Object.fromEntries(Object.entries(others).map(([car, its]) => [car, { space: its, crossed }])),
      2: { space: 'drom-5a1', crossed: 3, stopped: true },
    },
    hands: { 0: hand, 1: [1], 2: [1] },
  });

const ways = (G: State, value: Value) => targets(G, '0', value).toSorted();

/** Seat 0 and X are the only cars; seat 0 must stop. */
const missing = (cars: Parameters<typeof scenario>[0]['cars']) =>
  scenario({
    options: { pitStop: 'missTurn' },
    cars,
    hands: { 0: [1, 2, 4], 1: [1, 1, 2] },
    piles: { X: [1, 1, 1, 1] },
  });

describe('A-7 The pit stop', () => {
  test.each([1, 2])('A-7.1 the stop is made at the end of lap %i', (lap) => {
    const G = upTo(lap, 'drom-3a2', [1]);
    expect(ways(G, 1)).toEqual(['drom-3a3', 'drom-3b3', 'drom-pit1']);
    expect(driveTo(G, '0', 1, 'drom-pit1')[0]).toMatchObject({ stop: true, lap: null });
    expect(G.cars['0']).toMatchObject({ space: 'drom-pit1', stopped: true, crossed: lap });
  });
  test('A-5, A-7.1 the effect of a drive can be previewed without driving', () => {
    const G = upTo(1, 'drom-3a2', [1]);
    const before = JSON.stringify(G);
    const card = held(G, '0', 1);
    const { way } = playable(G, '0').find((one) => one.way.target === 'drom-pit1')!;
    const then = foreseeDriven(G, '0', card, way);
    expect(then.cars['0']).toMatchObject({ space: 'drom-pit1', stopped: true, crossed: 1 });
    expect([then.hands['0'], then.played['0']!.at(-1)]).toEqual([[], card]);
    expect(JSON.stringify(G)).toBe(before);
  });
  test('A-7.1 never at the start of the race', () => {
    const G = upTo(0, 'drom-3a2', [1]);
    expect(ways(G, 1)).toEqual(['drom-3a3', 'drom-3b3']);
    expect(refused(G, '0', ['drive', held(G, '0', 1), 'drom-pit1'])).toBe('noPitNow A-7.1');
  });
  test('A-7.1 no stop at the end of lap 3', () => {
    const G = upTo(3, 'drom-3a2', [1, 2]);
    expect(ways(G, 1)).toEqual(['drom-3a3', 'drom-3b3']);
    expect(ways(G, 2)).toEqual(['finish']);
    expect(refused(G, '0', ['drive', held(G, '0', 1), 'drom-pit1'])).toBe('noPitNow A-7.1');
  });
  test('A-7.1 no second stop', () => {
    const G = upTo(2, 'drom-3a2', [1], { stopped: true });
    expect(ways(G, 1)).toEqual(['drom-3a3', 'drom-3b3']);
    expect(refused(G, '0', ['drive', held(G, '0', 1), 'drom-pit1'])).toBe('alreadyStopped A-7.1');
  });

  test('A-7.2 a car on the entry space blocks it', () => {
    const G = upTo(1, 'drom-3a1', [2], {}, { 1: 'drom-3a2' });
    expect(ways(G, 2)).toEqual(['drom-3a3', 'drom-3b3']);
    expect(refused(G, '0', ['drive', held(G, '0', 2), 'drom-pit1'])).toBe('blocked A-5.2');
    expect(ways(upTo(1, 'drom-3a1', [2]), 2)).toContain('drom-pit1');
  });
  test.each([
    ['on the entry space', 'drom-3a1', 3, 'drom-3a2', 'drom-pit2'],
    ['in the lane', 'drom-3a1', 3, 'drom-pit1', 'drom-pit2'],
    ['on the exit space', 'drom-pit3', 2, 'drom-3a5', 'drom-3a6'],
  ] as const)('A-7.2 the car that bars the way is named: %s', (_, space, value, other, target) => {
    const G = upTo(1, space, [value], { stopped: space === 'drom-pit3' }, { 1: other });
    const move = { move: 'drive', args: [held(G, '0', value), target] };
    expect(racingGame.whyNot(G, '0', move)).toMatchObject({ reason: 'blocked', values: { cars: '1' } });
  });
  test('A-7.2 a car on the exit space blocks the exit', () => {
    const G = upTo(2, 'drom-pit3', [1, 4], { stopped: true }, { 1: 'drom-3a5' });
    expect(open(G, '0', 'drive')).toEqual([]);
    expect(ways(upTo(2, 'drom-pit3', [1], { stopped: true }), 1)).toEqual(['drom-3a5']);
  });
  test('A-7.2 the lane holds several cars, in single file', () => {
    const G = upTo(1, 'drom-3a2', [1, 2, 3], {}, { 1: 'drom-pit2' });
    expect(ways(G, 1)).toContain('drom-pit1');
    expect(ways(G, 2)).not.toContain('drom-pit2');
    expect(ways(G, 3)).not.toContain('drom-pit3');
    driveTo(G, '0', 1, 'drom-pit1');
    expect(G.cars).toMatchObject({ 0: { space: 'drom-pit1' }, 1: { space: 'drom-pit2' } });
  });

  test.each([
    [1, 'drom-pit1'],
    [2, 'drom-pit2'],
    [3, 'drom-pit3'],
  ] as const)('A-7.3 to stop is to end a move in the lane: with %i on %s', (value, space) => {
    const G = upTo(1, 'drom-3a2', [value]);
    driveTo(G, '0', value, space);
    expect(G.cars['0']).toMatchObject({ space, stopped: true });
  });
  test('A-7.3 a move that enters the lane ends in it', () => {
    const G = upTo(1, 'drom-3a2', [4], {}, { 1: 'drom-3a3' });
    // through the lane the exit would be four spaces away
    expect(ways(G, 4)).toEqual(['drom-3a6', 'drom-3b6']);
    expect(refused(G, '0', ['drive', held(G, '0', 4), 'drom-3a5'])).toBe('throughPit A-7.3');
  });
  test('A-7.3 driving past is no stop', () => {
    const G = upTo(1, 'drom-3a2', [1]);
    expect(driveTo(G, '0', 1, 'drom-3a3')[0]).toMatchObject({ stop: false });
    expect(G.cars['0']!.stopped).toBe(false);
  });
  test('A-7.3 with halt the car drives on in its next turn', () => {
    const G = upTo(1, 'drom-3a2', [1, 2, 5], {}, { 1: 'bleifuss-3a1' });
    driveTo(G, '0', 1, 'drom-pit1');
    driveTo(G, '1', 1, 'bleifuss-4a1');
    expect(play(G, '2', ['drive', held(G, '2', 1), 'bleifuss-1a1']).map(({ type }) => type)).toEqual([
      'drove',
      'round',
    ]);
    expect(G.turn.car).toBe('0');
    expect(ways(G, 2)).toEqual(['drom-pit3']);
    expect(ways(G, 5)).toEqual(['drom-4a1', 'drom-4b1']);
  });
  test('A-7.3 with missTurn the next turn is missed without a card; it counts as a move', () => {
    const G = missing({ 0: { space: 'drom-3a2' }, 1: { space: 'bleifuss-3a1' } });
    driveTo(G, '0', 1, 'drom-pit1');
    expect(G.cars['0']!.resting).toBe(true);
    const before = structuredClone(G.hands['0']);
    const seen = driveTo(G, '1', 1, 'bleifuss-4a1');
    expect(seen.slice(1)).toEqual([
      { type: 'round', round: 2, sixFree: false },
      { type: 'waited', car: '0', why: 'pitStop', hand: null },
    ]);
    expect(G).toMatchObject({ stirred: true, turn: { car: '1' }, shown: { 0: false } });
    expect(G.hands['0']).toEqual(before);
    expect(G.cars['0']).toMatchObject({ resting: false, space: 'drom-pit1' });
    driveTo(G, '1', 1, 'bleifuss-5a1');
    expect(G.turn.car).toBe('0');
    expect(ways(G, 2)).toEqual(['drom-pit3']);
  });
  test('A-7.3 moving on within the lane is not a second stop', () => {
    const G = missing({ 0: { space: 'drom-pit1', stopped: true }, 1: { space: 'bleifuss-3a1' } });
    expect(driveTo(G, '0', 2, 'drom-pit3')[0]).toMatchObject({ stop: false });
    expect(G.cars['0']!.resting).toBe(false);
  });
  test('A-7.3 a nuisance car misses its turn as well', () => {
    const G = missing({ X: { space: 'drom-3a2' }, 0: { space: 'bleifuss-3a1' } });
    G.turn = { car: 'X', step: 'drive' };
    expect(letRun(G)).toMatchObject([{ type: 'drove', car: 'X', stop: true }]);
    const pile = G.piles['X']!.length;
    expect(driveTo(G, '0', 1, 'bleifuss-4a1').at(-1)).toEqual({
      type: 'waited',
      car: 'X',
      why: 'pitStop',
      hand: null,
    });
    expect(G.piles['X']).toHaveLength(pile);
    expect(driveTo(G, '0', 2, 'bleifuss-6a1').at(-1)).toMatchObject({
      type: 'drove',
      car: 'X',
      from: 'drom-pit1',
    });
  });

  test.each([
    ['drom-3b1', 1, 'drom-3b2', true],
    ['drom-3b1', 1, 'drom-3a2', false],
    ['drom-3a1', 2, 'drom-3a3', true],
    ['drom-3a1', 2, 'drom-pit1', false],
    ['drom-3a1', 5, 'drom-3b6', true],
    ['drom-2a1', 3, 'drom-3b1', false],
  ] as const)('A-7.4 at the end of lap 2 from %s with %i to %s: out is %s', (from, value, to, out) => {
    const G = upTo(2, from, [value, 1, 1]);
    const crossed = to === 'drom-3b6' ? 3 : 2;
    expect(wouldBeOut(G, '0', { space: to, crossed })).toBe(out);
    const seen = driveTo(G, '0', value, to);
    expect(G.cars['0']).toMatchObject({ space: out ? null : to, ending: out ? 'noStop' : null });
    expect(seen.some(({ type }) => type === 'left')).toBe(out);
  });

  test.each([
    ['drom-3b1', 1, false, true],
    ['drom-3b1', 2, false, true],
    ['drom-3b2', 2, false, false],
    ['drom-3b1', 1, true, false],
  ] as const)(
    'A-7.1 at %s in lap %i, stopped %s: a stop is still to come is %s',
    (from, lap, stopped, may) => {
      expect(mayStillStop(upTo(lap, from, [1], { stopped }), '0')).toBe(may);
    },
  );

  test('A-7.4 the car is taken off the board at once, and its remaining distance is kept', () => {
    const G = upTo(2, 'drom-3b1', [1, 1, 1]);
    expect(driveTo(G, '0', 1, 'drom-3b2')[1]).toEqual({
      type: 'left',
      car: '0',
      ending: 'noStop',
      place: null,
      short: 24 + 2,
    });
    expect(G.left.at(-1)).toBe('0');
  });
  test('A-7.4 at the end of lap 1 nobody is out', () => {
    const G = upTo(1, 'drom-3b1', [1, 1, 1]);
    driveTo(G, '0', 1, 'drom-3b2');
    expect(G.cars['0']).toMatchObject({ space: 'drom-3b2', ending: null });
  });
  test('A-7.4 a car that has stopped is not out', () => {
    const G = upTo(2, 'drom-3b1', [1, 1, 1], { stopped: true });
    driveTo(G, '0', 1, 'drom-3b2');
    expect(G.cars['0']).toMatchObject({ space: 'drom-3b2', ending: null });
  });
  test('A-7.4 only the track counts, other cars do not', () => {
    const G = upTo(2, 'drom-2b3', [1, 1, 1], {}, { 1: 'drom-3a2' });
    driveTo(G, '0', 1, 'drom-3b1');
    expect(G.cars['0']).toMatchObject({ space: 'drom-3b1', ending: null });
  });
  test('A-7.4 the car scores nothing', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-3b1', crossed: 2 } },
      hands: { 0: [1] },
    });
    expect(driveTo(G, '0', 1, 'drom-3b2').map(({ type }) => type)).toEqual([
      'drove',
      'left',
      'raceEnd',
      'end',
    ]);
    expect(G.results[0]!.points['0']).toBe(0);
    expect(G.results[0]!.finished).toEqual([]);
  });

  test('A-7.5 with the entry blocked at the end of lap 2 a car may miss turns', () => {
    const G = upTo(2, 'drom-3a1', [2, 5, 5], {}, { 1: 'drom-3a2' });
    expect(refused(G, '0', ['wait'])).toBeUndefined();
    expect(open(G, '0', 'drive')).not.toEqual([]);
    expect(play(G, '0', ['wait'])[0]).toEqual({ type: 'waited', car: '0', why: 'pitBlocked', hand: null });
    expect(G).toMatchObject({ shown: { 0: false }, turn: { car: '1' } });
    expect(G.cars['0']).toMatchObject({ space: 'drom-3a1', turns: 2 });
  });
  test('A-7.5 a player without a playable card shows the hand (A-4.2)', () => {
    const G = scenario({
      cars: {
        0: { space: 'drom-3a1', crossed: 2 },
        1: { space: 'drom-3a2', crossed: 2 },
        2: { space: 'drom-3b2', crossed: 2 },
      },
      hands: { 0: [2, 2, 2], 1: [1], 2: [1] },
    });
    const [waited] = play(G, '0', ['wait']);
    expect(waited).toEqual({ type: 'waited', car: '0', why: 'blocked', hand: [2, 2, 2] });
    expect(G.shown['0']).toBe(true);
  });
  test('A-7.5 a car may wait until the entry is free', () => {
    const G = upTo(2, 'drom-3a1', [2, 5, 5]);
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-7.5 no waiting at the end of lap 1', () => {
    const G = upTo(1, 'drom-3a1', [2, 5, 5], {}, { 1: 'drom-3a2' });
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-7.5 no waiting after a stop', () => {
    const G = upTo(2, 'drom-3a1', [2, 5, 5], { stopped: true }, { 1: 'drom-3a2' });
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });

  test.each([
    ['drom-3a2', [1, 5, 5], 'drom-pit1', undefined],
    ['drom-3a2', [2, 5, 5], 'drom-pit1', undefined],
    ['drom-3a2', [2, 5, 5], 'drom-pit2', undefined],
    // one card cannot end in the lane because of the car, but another still can
    ['drom-3a2', [1, 2, 5], 'drom-pit2', 'mustDrive A-4.2'],
    ['drom-3a2', [1, 5, 5], 'drom-pit2', 'mustDrive A-4.2'],
    // cards that are too long, with or without cars
    ['drom-3a1', [5, 5, 6], 'drom-3a2', 'mustDrive A-4.2'],
    // cards that are too short as well
    ['drom-2a1', [1, 1, 3], 'drom-3a2', 'mustDrive A-4.2'],
  ] as const)('A-7.6 on %s with %j and a car on %s: waiting is refused by %s', (space, hand, other, why) =>
    expect(refused(upTo(2, space, hand, {}, { 1: other }), '0', ['wait'])).toBe(why),
  );
  test('A-7.6 cars elsewhere do not block the entry', () => {
    const G = upTo(2, 'drom-2a2', [3, 1, 5], {}, { 1: 'drom-3a1', X: 'drom-3b1' });
    expect(refused(G, '0', ['wait'])).toBeUndefined();
    // nothing can be played: the hand is shown, it is no wait for the lane
    expect(play(G, '0', ['wait'])[0]).toMatchObject({ why: 'blocked', hand: [3, 1, 5] });
  });
  test('A-7.6 a car beside the way is no reason to wait if it does not hinder the card', () => {
    const G = upTo(2, 'drom-3a1', [2, 5, 5], {}, { 1: 'drom-3b2' });
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
  });
  test('A-7.6 a 6 that may not be played is no reason to wait', () => {
    const G = scenario({
      cars: { 0: { space: 'bleifuss-7a1', crossed: 2 }, 1: { space: 'drom-3a2', crossed: 1 } },
      hands: { 0: [6, 1, 1], 1: [1] },
    });
    expect(refused(G, '0', ['wait'])).toBe('mustDrive A-4.2');
    G.cars['1']!.crossed = 3;
    expect(refused(G, '0', ['wait'])).toBeUndefined();
  });
  test('A-7.6 another card that would end there is a reason to wait, even beside a barred 6', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-3a1', crossed: 2 }, 1: { space: 'drom-3a2', crossed: 1 } },
      hands: { 0: [6, 2, 5], 1: [1] },
    });
    expect(open(G, '0', 'drive').map(({ args }) => args[0])).not.toContain(held(G, '0', 6));
    expect(refused(G, '0', ['wait'])).toBeUndefined();
  });
  test('A-7.6 behind a blocked exit a car moves on as far as a card fits', () => {
    const G = upTo(1, 'drom-pit1', [2, 3, 4], { stopped: true }, { 1: 'drom-3a5' });
    expect(open(G, '0')).toEqual([{ move: 'drive', args: [held(G, '0', 2), 'drom-pit3'] }]);
  });
  test('A-7.6 otherwise the turn is missed', () => {
    const G = upTo(1, 'drom-pit1', [3, 3, 4], { stopped: true }, { 1: 'drom-3a5' });
    expect(open(G, '0')).toEqual([{ move: 'wait', args: [] }]);
    expect(play(G, '0', ['wait'])[0]).toMatchObject({ why: 'blocked', hand: [3, 3, 4] });
  });
});
