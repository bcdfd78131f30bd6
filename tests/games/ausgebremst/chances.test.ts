import { racingGame } from '../../../games/ausgebremst';
import { chancesOfTitle } from '../../../games/ausgebremst/bots/standing';
import type { RaceResult } from '../../../games/ausgebremst/state';
import { seededChance } from '../../../games/shared/chance';
import { held, scenario } from './scenario';

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

test('A-8.1 a card that a nuisance car turns up is luck, one that a player drives is none', () => {
  const G = scenario({
    cars: { 0: { space: 'drom-5b1' }, X: { space: 'drom-5a1' } },
    hands: { 0: [3, 3] },
    piles: { 0: [], X: [3, 1] },
  });
  const move = { move: 'drive', args: [held(G, '0', 3), 'bleifuss-2b2'] };
  const ruling = racingGame.judge(G, '0', move);
  if ('refusal' in ruling) throw new Error(JSON.stringify(ruling.refusal));
  const told = ruling.carryOut(G, seededChance('race'));
  const cars = told.filter(racingGame.analyst!.isByChance).map((one) => 'car' in one && one.car);
  expect(told.filter(({ type }) => type === 'drove')).toHaveLength(2);
  expect(cars).toEqual(['X']);
});
