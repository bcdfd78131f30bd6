import type { CarId, Value } from '../../../games/ausgebremst/cards';
import { options } from '../../../games/ausgebremst/options';
import { firstGrid, nextGrid, nuisanceCars } from '../../../games/ausgebremst/rules/grid';
import type { RaceResult } from '../../../games/ausgebremst/state';
import type { Chance } from '../../../games/shared/chance';
import { driveTo, open, opening, play, refused, scenario } from './scenario';

const SEATS = ['0', '1', '2'];

/** Cards that come up in this order, whatever is shuffled. */
const turning = (...values: readonly Value[]): { readonly random: Chance; readonly decks: unknown[][] } => {
  const coming = [...values];
  const decks: unknown[][] = [];
  return {
    decks,
    random: {
      Number: () => 0,
      Shuffle: (items) => {
        decks.push(items);
        const next = coming.shift();
        return next === undefined ? items : items.toSorted((a, b) => Number(b === next) - Number(a === next));
      },
    },
  };
};

/** The result of a race, with only the order of the cars. */
const result = (finished: readonly CarId[], others: readonly CarId[]): RaceResult => ({
  circuit: 'bleifuss-drom',
  finished,
  others,
  points: {},
  used: {},
  ideal: {},
  stopped: {},
});

describe('A-3 The grid', () => {
  test.each([
    [3, ['X', 'Y', 'Z']],
    [4, ['X', 'Y']],
    [5, ['X']],
    [6, []],
  ])('A-3.1 with %i players the nuisance cars are %j, in front', (players, cars) => {
    expect(nuisanceCars(players)).toEqual(cars);
    expect(opening({}, players).grid.slice(0, cars.length)).toEqual(cars);
  });
  test('A-3.1 they take the best places after every race, whatever its result', () =>
    expect(nextGrid(SEATS, result(['2', 'Y', '0'], ['1', 'X', 'Z']))).toEqual([
      'X',
      'Y',
      'Z',
      '2',
      '0',
      '1',
    ]));
  test('A-3.2 the highest card takes the best free place, the others follow clockwise', () => {
    const { random } = turning(2, 5, 4);
    expect(firstGrid(SEATS, options.defaults, random)).toEqual({
      gridCards: { 0: [2], 1: [5], 2: [4] },
      grid: ['X', 'Y', 'Z', '1', '2', '0'],
    });
  });
  test('A-3.2 players tied for the highest turn up another card', () => {
    const { random } = turning(6, 1, 6, 3, 3, 2, 4);
    expect(firstGrid(SEATS, options.defaults, random)).toEqual({
      gridCards: { 0: [6, 3, 2], 1: [1], 2: [6, 3, 4] },
      grid: ['X', 'Y', 'Z', '2', '0', '1'],
    });
  });
  test('A-3.2 a tie for a lower card does not matter', () =>
    expect(firstGrid(SEATS, options.defaults, turning(2, 2, 4).random).grid).toEqual([
      'X',
      'Y',
      'Z',
      '2',
      '0',
      '1',
    ]));
  test('A-3.2 the card is one of the player’s 24, and goes back', () => {
    const { random, decks } = turning(6, 1, 6, 3, 2);
    firstGrid(SEATS, options.defaults, random);
    expect(decks.map((deck) => deck.length)).toEqual([24, 24, 24, 24, 24]);
    const G = opening({}, 3, 'driving');
    for (const seat of SEATS)
      expect(G.hands[seat]!.length + G.piles[seat]!.length + G.played[seat]!.length).toBe(24);
  });
  test('A-3.2 before every race all players say that they are ready', () => {
    const G = opening();
    expect(play(G, '2', ['ready'])).toEqual([{ type: 'ready', seat: '2' }]);
    expect(G).toMatchObject({ stage: 'grid', ready: { 0: false, 1: false, 2: true } });
    play(G, '0', ['ready']);
    expect(play(G, '1', ['ready']).slice(0, 2)).toEqual([
      { type: 'ready', seat: '1' },
      { type: 'start', race: 0, circuit: 'bleifuss-drom' },
    ]);
  });
  test('A-3.2 nobody has cards before that', () => {
    const G = opening();
    expect(Object.values(G.hands).flat()).toEqual([]);
  });

  test('A-3.3 the next grid is the order of the last result', () =>
    expect(nextGrid(SEATS, result(['X', '1', 'Z', '0', '2'], ['Y']))).toEqual([
      'X',
      'Y',
      'Z',
      '1',
      '0',
      '2',
    ]));
  test('A-3.3 cars that did not finish come last, those farther from the finish behind', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-3a3', crossed: 3, stopped: true } },
      options: { circuits: '1-2' },
      hands: { 0: [1] },
    });
    G.cars['1']!.short = 40;
    G.cars['2']!.short = 12;
    driveTo(G, '0', 1, 'finish');
    expect(G.results[0]!.others.filter((car) => SEATS.includes(car))).toEqual(['2', '1']);
    expect(G.grid).toEqual(['X', 'Y', 'Z', '0', '2', '1']);
  });
  test.each([
    [1, ['drom-3a3', 'drom-3b3', 'drom-3a2', 'drom-3b2', 'drom-3a1', 'drom-3b1']],
    [4, ['circuit-3a4', 'circuit-3b4', 'circuit-3a5', 'circuit-3b5', 'circuit-3a6', 'circuit-3b6']],
  ])('A-3.4 circuit %i: row 1 inside, row 1 outside, row 2 …', (circuit, spaces) => {
    const G = opening({ circuits: String(circuit) });
    expect(G.grid.map((car) => G.cars[car]!.space)).toEqual(spaces);
  });
  test('A-3.4 turn order is the grid order, nuisance cars first', () => {
    const G = opening({}, 4, 'driving');
    const order: string[] = [];
    while (order.length < 4) {
      const { car } = G.turn;
      order.push(car);
      const [move] = open(G, car);
      play(G, car, [move!.move as 'drive', ...move!.args]);
    }
    expect(order).toEqual(G.grid.slice(2));
    expect(G.round).toBe(2);
  });
  test('A-3.4 no other car has its turn', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-5a1' }, 1: { space: 'drom-5b1' } },
      hands: { 0: [1], 1: [1] },
    });
    expect(refused(G, '1', ['wait'])).toBe('notYourTurn A-3.4');
  });
  test('A-3.4 a car that has left the road has no turn', () => {
    const G = scenario({
      cars: { 0: { space: 'drom-5a1' }, 2: { space: 'drom-1a1' } },
      hands: { 0: [1], 2: [1] },
    });
    driveTo(G, '0', 1, 'bleifuss-1a1');
    expect(G.turn.car).toBe('2');
  });
});
