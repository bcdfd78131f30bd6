import { racingGame } from '../../../games/ausgebremst';
import { chancesOfTitle } from '../../../games/ausgebremst/bots/standing';
import type { RaceResult, State } from '../../../games/ausgebremst/state';
import { seededChance } from '../../../games/shared/chance';
import { copyOf } from '../../../games/shared/values';
import { ADVANCED, cards, held, scenario } from './scenario';

/** What a race came to. */
const race = (finished: readonly string[], points: RaceResult['points']): RaceResult => ({
  circuit: 'bleifuss-drom',
  finished,
  others: [],
  points,
  used: {},
  ideal: {},
  stopped: {},
});

test('A-2.1 chances of a match that is over are its result: equal points are told apart by places', () => {
  // both have nine points, but only seat 1 has won a race
  const results = [race(['1', '2'], { 0: 0, 1: 9, 2: 6 }), race(['X', 'Y', 'Z', '2'], { 0: 0, 1: 0, 2: 3 })];
  expect(chancesOfTitle(scenario({ cars: {}, table: { stage: 'over', results } }))).toEqual({
    0: 0,
    1: 1,
    2: 0,
  });
});

/** Seat 0 drives three spaces, and the nuisance cars after it: what happens, and whose luck is what of it. */
const driven = (G: State) => {
  const move = { move: 'drive', args: [held(G, '0', 3), 'bleifuss-2b2'] };
  const ruling = racingGame.judge(G, '0', move);
  if ('refusal' in ruling) throw new Error(JSON.stringify(ruling.refusal));
  const before = copyOf(G);
  const told = ruling.carryOut(G, seededChance('race'));
  const lucky = told.filter((one) => racingGame.analyst!.isByChance(one, before));
  return { told, luckOf: lucky.map((one) => 'car' in one && one.car) };
};

test('A-8.1 a card that a nuisance car turns up is luck, one that a player drives is none', () => {
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

/** X waits for the pit entry, in which Y stands. */
const waiting = (): State =>
  scenario({
    cars: { 0: { space: 'drom-5b1' }, X: { space: 'drom-3a2', crossed: 2 }, Y: { space: 'drom-pit1' } },
    hands: { 0: [3, 3] },
    piles: { 0: [], X: [1, 5], Y: [1, 1] },
  });

test('A-8.7 a card that is turned up to wait with for the pit entry is luck, one that lies open already is none', () => {
  const turned = driven(waiting());
  expect(turned.told).toContainEqual(
    expect.objectContaining({ type: 'waited', car: 'X', why: 'pitBlocked' }),
  );
  expect(turned.luckOf).toEqual(['X', 'Y']);
  const open = waiting();
  open.turnedUp['X'] = true;
  expect(driven(open).luckOf).toEqual(['Y']);
});

test('A-11.3 what a driver draws who may look through the stacks is no luck', () => {
  const drew = { type: 'drew', car: '0', stack: 1, empty: false, card: cards('0', 3)[0]! } as const;
  const isLuck = (stacks: 'memory' | 'open') =>
    racingGame.analyst!.isByChance(drew, scenario({ options: { ...ADVANCED, stacks }, cars: {} }));
  expect(isLuck('memory')).toBe(true);
  expect(isLuck('open')).toBe(false);
});
