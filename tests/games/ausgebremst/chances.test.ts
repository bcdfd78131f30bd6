import { racingGame } from '../../../games/ausgebremst';
import { arrivalOf, isBefore } from '../../../games/ausgebremst/bots/arrival';
import { chancesOfTitle } from '../../../games/ausgebremst/bots/standing';
import type { Value } from '../../../games/ausgebremst/cards';
import { seatsOf, type RaceResult, type State } from '../../../games/ausgebremst/state';
import { seededChance } from '../../../games/shared/chance';
import { perSeat } from '../../../games/shared/seats';
import { copyOf } from '../../../games/shared/values';
import { keptRecord } from '../../keptRecords';
import { replayed } from '../../replayed';
import { ADVANCED, cards, driveTo, held, scenario, targets, type More } from './scenario';

/** The result of a race. */
const race = (finished: readonly string[], points: RaceResult['points']): RaceResult => ({
  circuit: 'bleifuss-drom',
  finished,
  others: [],
  points,
  used: {},
  ideal: {},
  stopped: {},
});

test('A-2.1 chances of a finished match are its result: equal points are ranked by places', () => {
  // both have nine points, but only seat 1 has won a race
  const results = [race(['1', '2'], { 0: 0, 1: 9, 2: 6 }), race(['X', 'Y', 'Z', '2'], { 0: 0, 1: 0, 2: 3 })];
  expect(chancesOfTitle(scenario({ cars: {}, table: { stage: 'over', results } }))).toEqual({
    0: 0,
    1: 1,
    2: 0,
  });
});

/** A championship of three races, before a race. */
const between = (players: number): State =>
  scenario({ players, options: { circuits: '1-2-3' }, cars: {}, table: { stage: 'grid', results: [] } });

test('level seats have equal chances, with three players and with six', () => {
  for (const players of [3, 6])
    for (const chance of Object.values(chancesOfTitle(between(players))))
      expect(chance).toBeCloseTo(1 / players);
});

/** The chance of a seat that leads by four points after the first of three races. */
const leading = (players: number) => {
  const first = race(
    ['0'],
    perSeat(seatsOf(between(players)), (seat) => (seat === '0' ? 9 : 5)),
  );
  const G = between(players);
  G.results.push(first);
  return chancesOfTitle(G)['0']!;
};

test('A-10.1 a lead with races to come is not decisive, and means more with three players than with six', () => {
  expect(leading(6)).toBeGreaterThan(2 / 6);
  expect(leading(6)).toBeLessThan(leading(3));
  expect(leading(3)).toBeLessThan(0.75);
});

/** The arrival of a car at the start of its second lap with these cards left, as if it had driven the others. */
const arrivalWith = (left: readonly Value[], more: More = {}) => {
  const G = scenario({
    cars: { 0: { space: 'drom-5a1', crossed: 2, stopped: true, ...more } },
    hands: { 0: left },
    piles: { 0: [] },
  });
  return arrivalOf(G, '0');
};

const withLarge = (cards: number) =>
  arrivalWith(Array.from({ length: cards }, (_, at): Value => (at % 2 ? 6 : 5)));

test('A-9 a car without enough points for its way hardly ever finishes, one with some to spare nearly always', () => {
  expect(withLarge(2).chance).toBeLessThan(0.02);
  expect(withLarge(8).chance).toBeGreaterThan(0.9);
  expect(withLarge(8).chance).toBeGreaterThan(withLarge(7).chance);
});

test('A-7.4 a car that can no longer stop never finishes, and does not reduce the others’ chances', () => {
  const G = scenario({
    cars: { 0: { space: 'drom-5a1', crossed: 3 }, 1: { space: 'drom-5b1', crossed: 3, stopped: true } },
    hands: { 0: [6, 6, 6], 1: [6, 6, 6] },
  });
  expect(arrivalOf(G, '0').chance).toBe(0);
  expect(chancesOfTitle(G)['1']).toBeGreaterThan(0.95);
});

test('A-4.1 larger cards reach the finish sooner; a stop still to come takes time (A-7.3)', () => {
  const large: Value[] = [6, 6, 6, 6, 5, 5, 5, 5];
  const small: Value[] = [4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 6, 6];
  expect(arrivalWith(large).turns).toBeLessThan(arrivalWith(small).turns);
  // more than the time for the additional space through the pit lane
  expect(arrivalWith(large, { stopped: false }).turns - arrivalWith(large).turns).toBeGreaterThan(0.4);
});

const at = (turns: number) => ({ turns, chance: 1 });

test('the farther two cars have to go, the less a turn ahead counts; the comparison is symmetric', () => {
  expect(isBefore(at(1), at(2))).toBeGreaterThan(isBefore(at(11), at(12)));
  expect(isBefore(at(11), at(12))).toBeGreaterThan(0.6);
  expect(isBefore(at(3), at(5)) + isBefore(at(5), at(3))).toBeCloseTo(1);
});

/** Seat 0 drives three spaces, then the nuisance cars drive: what happens, and which of it is luck. */
const driven = (G: State) => {
  const move = { move: 'drive', args: [held(G, '0', 3), 'bleifuss-2b2'] };
  const ruling = racingGame.judge(G, '0', move);
  if ('refusal' in ruling) throw new Error(JSON.stringify(ruling.refusal));
  const before = copyOf(G);
  const told = ruling.carryOut(G, seededChance('race'));
  const lucky = told.filter((one) => racingGame.analyst!.isByChance(one, before));
  return { told, luckOf: lucky.map((one) => 'car' in one && one.car) };
};

test('A-8.1 a card that a nuisance car turns up is luck, one that a player drives is not', () => {
  const { told, luckOf } = driven(
    scenario({
      cars: { 0: { space: 'drom-5b1' }, X: { space: 'drom-5a1' } },
      hands: { 0: [3, 3] },
      piles: { 0: [], X: [3, 1] },
    }),
  );
  expect(told.filter(({ type }) => type === 'drove')).toHaveLength(2);
  expect(luckOf).toEqual(['X']);
});

/** X waits for the pit entry, where Y stands. */
const waiting = (): State =>
  scenario({
    cars: { 0: { space: 'drom-5b1' }, X: { space: 'drom-3a2', crossed: 2 }, Y: { space: 'drom-pit1' } },
    hands: { 0: [3, 3] },
    piles: { 0: [], X: [1, 5], Y: [1, 1] },
  });

test('A-8.7 a card turned up to wait for the pit entry is luck, one that is already open is not', () => {
  const turned = driven(waiting());
  expect(turned.told).toContainEqual(
    expect.objectContaining({ type: 'waited', car: 'X', why: 'pitBlocked' }),
  );
  expect(turned.luckOf).toEqual(['X', 'Y']);
  const open = waiting();
  open.turnedUp['X'] = true;
  expect(driven(open).luckOf).toEqual(['Y']);
});

test('A-11.3 a draw is no luck for a driver who may look through the stacks', () => {
  const drew = { type: 'drew', car: '0', stack: 1, empty: false, card: cards('0', 3)[0]! } as const;
  const isLuck = (stacks: 'memory' | 'open') =>
    racingGame.analyst!.isByChance(drew, scenario({ options: { ...ADVANCED, stacks }, cars: {} }));
  expect(isLuck('memory')).toBe(true);
  expect(isLuck('open')).toBe(false);
});

/** The chances as an analysis shows them. */
const toldAt = (G: State) => racingGame.analyst!.chances(G, seededChance('told'))!;

/** On the last lap, after the pit stop. */
const LATE = { crossed: 3, stopped: true };

test('A-6.1 chances fall where a decision is worse than the best', () => {
  // its last card would be a six, so seat 0 must be overtaken: it can let the car behind pass, or stand in the way
  const G = scenario({
    options: { circuits: '4' },
    cars: {
      0: { space: 'circuit-4a2', ...LATE },
      1: { space: 'bleifuss-4a1', ...LATE },
      2: { space: 'bleifuss-5b1', ...LATE },
    },
    hands: { 0: [1, 1, 6], 1: [1, 1, 6], 2: [4, 6, 5] },
    piles: { 0: [], 1: [1, 3, 5], 2: [1] },
  });
  const after = (target: string) => {
    const then = copyOf(G);
    driveTo(then, '0', 1, target);
    return toldAt(then)['0']!;
  };
  expect(after('circuit-4b2')).toBeCloseTo(toldAt(G)['0']!, 1);
  expect(after('circuit-4a1')).toBeLessThan(toldAt(G)['0']! - 0.2);
});

test('A-6.1 the best move of a seat at its last cards shows in the chances before its turn', () => {
  // seat 1 may let the car behind pass, or stand in the way; seat 0, far behind, drives before it
  const G = scenario({
    players: 4,
    options: { circuits: '4' },
    cars: {
      0: { space: 'bleifuss-2b2', crossed: 2, stopped: true },
      1: { space: 'circuit-4a2', ...LATE },
      2: { space: 'bleifuss-4a1', ...LATE },
      3: { space: 'bleifuss-5b1', ...LATE },
    },
    hands: { 0: [2, 2, 2], 1: [1, 1, 6], 2: [1, 1, 6], 3: [4, 6, 5] },
    piles: { 0: [2, 2, 2, 2], 1: [], 2: [1, 3, 5], 3: [1] },
  });
  const before = toldAt(G);
  driveTo(G, '0', 2, targets(G, '0', 2)[0]!);
  expect(toldAt(G)['1']).toBeCloseTo(before['1']!, 2);
});

test('A-4.1 a step that settles nothing leaves the chances unchanged: future cards keep their order', () => {
  const G = scenario({
    cars: { 0: { space: 'drom-5b1' }, 1: { space: 'bleifuss-5a1' }, 2: { space: 'bleifuss-4a1' } },
    // nor has seat 1, which drives next, anything to choose
    hands: { 0: [3, 3], 1: [3, 3, 3], 2: [2, 4, 6] },
    piles: { 0: [3, 3] },
  });
  const before = toldAt(G);
  driveTo(G, '0', 3, 'bleifuss-2b2');
  for (const [seat, chance] of Object.entries(toldAt(G))) expect(chance).toBeCloseTo(before[seat]!, 10);
});

test('A-6.3 a leader with only sixes is not sure to win, however far ahead', () => {
  const G = scenario({
    cars: {
      0: { space: 'bleifuss-4a1', ...LATE },
      1: { space: 'drom-4a1', crossed: 2, stopped: true },
      2: { space: 'drom-4b1', crossed: 2, stopped: true },
    },
    hands: { 0: [6, 6, 6], 1: [4, 4, 4], 2: [4, 4, 4] },
    piles: { 0: [6], 1: [5, 5, 5, 5, 5, 3, 3, 3, 3, 6], 2: [5, 5, 5, 5, 5, 3, 3, 3, 3, 6] },
  });
  expect(chancesOfTitle(G)['0']).toBeGreaterThan(0.95);
  expect(toldAt(G)['0']).toBeLessThan(0.9);
});

test('chances at one place hardly differ from one imagination to the next', () => {
  const { positions } = replayed(keptRecord('ausgebremst', 'plattfuss-circuit-basic'));
  const G = positions[92]!.G as State;
  const all = [0, 1, 2, 3].map((seed) => racingGame.analyst!.chances(G, seededChance(`seed${seed}`))!);
  for (const seat of seatsOf(G)) {
    const told = all.map((chances) => chances[seat]!);
    expect(Math.max(...told) - Math.min(...told)).toBeLessThan(0.1);
  }
});
