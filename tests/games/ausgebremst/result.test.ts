import type { CarId, Value } from '../../../games/ausgebremst/cards';
import { champions, POINTS, totals } from '../../../games/ausgebremst/rules/result';
import { type Ending, type RaceResult, type State } from '../../../games/ausgebremst/state';
import { trackOf, type Space } from '../../../games/ausgebremst/track';
import { perSeat } from '../../../games/shared/seats';
import { driveTo, open, opening, play, refused, scenario, type More } from './scenario';

const SEATS = ['0', '1', '2'];

/** Results of races, with only the order of the cars. */
const after = (...races: { finished: readonly CarId[]; others?: readonly CarId[] }[]) => ({
  hands: perSeat(SEATS, () => []),
  results: races.map(({ finished, others = [] }): RaceResult => ({
    circuit: 'bleifuss-drom',
    finished,
    others,
    points: perSeat(SEATS, (seat) => POINTS[finished.indexOf(seat)] ?? 0),
    used: {},
    ideal: {},
    stopped: {},
  })),
});

describe('A-2 Aim', () => {
  test.each([3, 4, 5, 6])('A-2.1 %i players: six cars start', (players) => {
    const G = opening({}, players);
    expect(G.grid).toHaveLength(6);
    expect(G.grid.map((car) => G.cars[car]!.space)).toEqual(trackOf('bleifuss-drom').grid);
  });
  test('A-2.1 races are driven in the order that was chosen', () => {
    const G = lastMove({ circuits: '5-2' });
    expect(G.race).toBe(0);
    const seen = driveTo(G, '0', 1, 'finish');
    expect(seen.map(({ type }) => type)).toEqual(['drove', 'left', 'raceEnd', 'grid']);
    expect(seen.at(-1)).toMatchObject({ race: 1, circuit: 'plattfuss-circuit' });
    expect(G).toMatchObject({ race: 1, stage: 'grid', round: 1, left: [], sixFree: false });
  });
  test('A-2.1 between two races there is a pause, as long as anyone wants', () => {
    const G = lastMove({ circuits: '1-2' });
    driveTo(G, '0', 1, 'finish');
    play(G, '1', ['ready']);
    play(G, '2', ['ready']);
    expect(G.stage).toBe('grid');
    expect(refused(G, '1', ['ready'])).toBe('alreadyReady A-3.2');
    expect(open(G, '0')).toEqual([{ move: 'ready', args: [] }]);
    play(G, '0', ['ready']);
    expect(G.stage).toBe('driving');
  });
  test('A-2.1 after the last race the match is over', () => {
    const G = lastMove({ circuits: '1' });
    expect(driveTo(G, '0', 1, 'finish').at(-1)).toEqual({
      type: 'end',
      winners: ['0'],
      totals: { 0: 9, 1: 0, 2: 0 },
    });
    expect(G.stage).toBe('over');
    expect(SEATS.flatMap((seat) => open(G, seat))).toEqual([]);
  });
  test('A-2.1 the champion has most points over all races', () => {
    const told = after(
      { finished: ['0', '1', '2'] },
      { finished: ['1', '2', '0'] },
      { finished: ['1', '0', '2'] },
    );
    expect(totals(told)).toEqual({ 0: 9 + 4 + 6, 1: 6 + 9 + 9, 2: 4 + 6 + 4 });
    expect(champions(told)).toEqual(['1']);
  });
  test('A-2.1 a tie is decided by more wins', () => {
    const told = after(
      { finished: ['X', 'Y', 'Z', '2', '0', '1'] },
      { finished: ['X', 'Y', '0', 'Z', '2'] },
      { finished: ['X', 'Y', '0'], others: ['1', '2'] },
      { finished: ['1', 'X', 'Y', 'Z', '2'] },
    );
    expect(totals(told)).toMatchObject({ 0: 10, 1: 10 });
    expect(champions(told)).toEqual(['1']);
  });
  test('A-2.1 then more second places', () => {
    // 12 points each: two second places against three third places, no wins
    const told = after(
      { finished: ['X', '0', '1'] },
      { finished: ['X', '0', '1'] },
      { finished: ['X', 'Y', '1'], others: ['0'] },
    );
    expect(totals(told)).toMatchObject({ 0: 12, 1: 12 });
    expect(champions(told)).toEqual(['0']);
  });
  test('A-2.1 then more third places and so on', () => {
    const told = after(
      { finished: ['X', 'Y', '0', '1', 'Z', '2'] },
      { finished: ['X', 'Y', 'Z', '1'], others: ['0'] },
      { finished: ['X', 'Y', 'Z', '2', '0'] },
    );
    expect(totals(told)).toMatchObject({ 0: 6, 1: 6 });
    expect(champions(told)).toEqual(['0']);
  });
  test('A-2.1 then the better last race', () =>
    expect(
      champions(after({ finished: ['0', '1'], others: ['2'] }, { finished: ['1', '0'], others: ['2'] })),
    ).toEqual(['1']));
  test('A-2.1 any place in the last race beats none', () =>
    expect(
      champions(after({ finished: ['0'], others: ['1', '2'] }, { finished: ['1'], others: ['0', '2'] })),
    ).toEqual(['1']));
  test('A-2.1 otherwise the title is shared: a car that did not finish has no place in the last race', () => {
    expect(champions(after({ finished: [], others: ['2', '0', '1'] }))).toEqual(['0', '1', '2']);
    expect(
      champions(
        after(
          { finished: ['0', '1', '2'] },
          { finished: ['1', '0', '2'] },
          { finished: ['X', 'Y', 'Z', '2'], others: ['1', '0'] },
        ),
      ),
    ).toEqual(['0', '1']);
  });
});

/** Seat 0 is about to end a race that all others have left. */
function lastMove(chosen: Partial<State['options']> = {}, more: More = {}): State {
  const circuits = chosen.circuits ?? '1';
  const start = trackOf(circuits.startsWith('5') ? 'nuerburg-drom' : 'bleifuss-drom').grid[0]!;
  return scenario({
    options: { ...chosen, circuits },
    cars: { 0: { space: start, crossed: 3, stopped: true, ...more } },
    hands: { 0: [1] },
  });
}

/** Seat 0 drives its last card, a 1, from there. */
const lastCard = (space: Space, more: More = {}, piles: readonly Value[] = []) =>
  scenario({
    cars: { 0: { space, stopped: true, ...more }, 1: { space: 'bleifuss-7a1', crossed: 3, stopped: true } },
    hands: { 0: [1], 1: [1, 1, 1] },
    piles: { 0: piles },
  });

const advanced = (pitCards: readonly ['4-1@0', '3-1@0'] | [], stopped: boolean) =>
  scenario({
    options: { game: 'advanced' },
    cars: { 0: { space: 'drom-3a2', stopped }, 1: { space: 'bleifuss-7a1', crossed: 3 } },
    hands: { 0: [1], 1: [1, 1] },
    piles: { 0: [], 1: [] },
    table: { pitCards: { 0: [...pitCards], 1: [], 2: [] } },
  });

describe('A-9 Out of cards', () => {
  test('A-9.1 a car without cards before the finish is taken off the board', () => {
    const G = lastCard('drom-5a1');
    expect(driveTo(G, '0', 1, 'bleifuss-1a1')[1]).toEqual({
      type: 'left',
      car: '0',
      ending: 'noCards',
      place: null,
      short: 2 * 24 + 17,
    });
    expect(G.cars['0']).toMatchObject({ space: null, ending: 'noCards' });
  });
  test('A-9.1 it scores nothing and starts last in the next race', () => {
    const G = scenario({
      options: { circuits: '1-2' },
      cars: { 0: { space: 'drom-5a1' } },
      hands: { 0: [1] },
      piles: { 0: [] },
    });
    for (const seat of ['1', '2']) G.cars[seat]!.ending = 'finished';
    driveTo(G, '0', 1, 'bleifuss-1a1');
    expect(G.results[0]!.points).toEqual({ 0: 0, 1: 9, 2: 6 });
    expect(G.grid).toEqual(['X', 'Y', 'Z', '1', '2', '0']);
  });
  test('A-9.1 with its last card it may still finish', () => {
    const G = lastCard('drom-3a3', { crossed: 3 });
    expect(driveTo(G, '0', 1, 'finish').map(({ type }) => type)).toEqual(['drove', 'left']);
    expect(G.cars['0']!.ending).toBe('finished');
  });
  test('A-9.2 it is judged after refilling', () => {
    const G = lastCard('drom-5a1', {}, [2]);
    driveTo(G, '0', 1, 'bleifuss-1a1');
    expect(G.cars['0']!.space).toBe('bleifuss-1a1');
    expect(G.hands['0']).toHaveLength(1);
  });
  test('A-9.2 at the same distance the car taken off later starts ahead', () => {
    const G = lastMove({ circuits: '1-2' });
    for (const seat of ['1', '2']) G.cars[seat]!.short = 20;
    G.left = ['X', 'Y', 'Z', '1', '2'];
    const H = structuredClone(G);
    H.left = ['X', 'Y', 'Z', '2', '1'];
    driveTo(G, '0', 1, 'finish');
    driveTo(H, '0', 1, 'finish');
    expect(G.grid.slice(3)).toEqual(['0', '2', '1']);
    expect(H.grid.slice(3)).toEqual(['0', '1', '2']);
  });
  test('A-9.2 in the advanced game it is judged after taking pit-stop cards', () => {
    const G = advanced(['4-1@0', '3-1@0'], false);
    driveTo(G, '0', 1, 'drom-pit1');
    play(G, '0', ['fetch', '3-1@0']);
    play(G, '0', ['stow', 2]);
    expect(G.cars['0']!.space).toBe('drom-pit1');
  });
  test('A-9.2 cards still beside the lane do not count', () => {
    const G = advanced(['4-1@0', '3-1@0'], false);
    driveTo(G, '0', 1, 'drom-3a3');
    expect(G.cars['0']).toMatchObject({ space: null, ending: 'noCards' });
  });
});

/** Cars that have left, and how, in this order. */
const leaving = (G: State, ...cars: readonly (readonly [CarId, Ending])[]): State => {
  G.left = cars.map(([car]) => car);
  for (const [car, ending] of cars) G.cars[car] = { ...G.cars[car]!, space: null, ending };
  return G;
};

describe('A-10 Result', () => {
  test('A-10.1 places 1–6 score 9, 6, 4, 3, 2, 1', () => {
    expect(POINTS).toEqual([9, 6, 4, 3, 2, 1]);
    const G = scenario({
      players: 6,
      cars: { 0: { space: 'drom-3a3', crossed: 3, stopped: true } },
      hands: { 0: [1] },
    });
    leaving(G, ...['3', '1', '5', '4', '2'].map((car) => [car, 'finished'] as const));
    expect(driveTo(G, '0', 1, 'finish')[1]).toMatchObject({ place: 6 });
    expect(G.results[0]!.points).toEqual({ 3: 9, 1: 6, 5: 4, 4: 3, 2: 2, 0: 1 });
  });
  test('A-10.1 nuisance cars score nothing but keep their place: nobody moves up', () => {
    const G = leaving(
      lastMove(),
      ['Y', 'finished'],
      ['1', 'finished'],
      ['X', 'finished'],
      ['2', 'noStop'],
      ['Z', 'noCards'],
    );
    expect(driveTo(G, '0', 1, 'finish')[1]).toMatchObject({ place: 4 });
    expect(G.results[0]).toMatchObject({
      finished: ['Y', '1', 'X', '0'],
      points: { 0: 3, 1: 6, 2: 0 },
    });
    expect(Object.keys(G.results[0]!.points)).toEqual(['0', '1', '2']);
  });
  test('A-10.1 cars that did not finish take no place', () => {
    const G = leaving(lastMove(), ['1', 'noStop'], ['2', 'noCards'], ['X', 'standstill']);
    expect(driveTo(G, '0', 1, 'finish')[1]).toMatchObject({ place: 1 });
    expect(G.results[0]!.points).toEqual({ 0: 9, 1: 0, 2: 0 });
  });
  test('A-10.2 a race ends when every player’s car has finished or is out, even with nuisance cars left', () => {
    const G = lastMove();
    G.cars['X'] = { ...G.cars['X']!, space: 'drom-5a1', ending: null };
    G.cars['Y'] = { ...G.cars['Y']!, space: 'drom-1a1', ending: null };
    G.left = G.left.filter((car) => !['X', 'Y'].includes(car));
    const seen = driveTo(G, '0', 1, 'finish');
    expect(seen.map(({ type }) => type)).toEqual(['drove', 'left', 'raceEnd', 'end']);
    expect(G.results[0]!.others.indexOf('Y')).toBeLessThan(G.results[0]!.others.indexOf('X'));
  });
  test('A-10.2 it does not end before', () => {
    const G = lastMove();
    G.cars['2'] = { ...G.cars['2']!, space: 'drom-5a1', ending: null };
    G.hands['2'] = ['1-1@2'];
    driveTo(G, '0', 1, 'finish');
    expect(G).toMatchObject({ stage: 'driving', results: [], turn: { car: '2' } });
  });
  test('A-10.3 the race sheet: points of every race, pit stops, points used and the ideal line', () => {
    const G = leaving(lastMove(), ['1', 'noStop'], ['2', 'finished']);
    G.played['0'] = ['6-1@0', '5-1@0'];
    G.played['1'] = [];
    G.played['2'] = ['4-1@2'];
    G.cars['2']!.stopped = true;
    driveTo(G, '0', 1, 'finish');
    expect(G.results[0]).toMatchObject({
      circuit: 'bleifuss-drom',
      stopped: { 0: true, 1: false, 2: true },
      used: { 0: 6 + 5 + 1, 1: 0, 2: 4 },
      // seat 0 in the second row, 1 and 2 in the third
      ideal: { 0: 75, 1: 76, 2: 76 },
    });
  });
  test('A-10.3 in the advanced game the ideal line includes a stop only for a car that has stopped', () => {
    const G = leaving(
      lastMove({ game: 'advanced' }, { stopped: false }),
      ['1', 'finished'],
      ['2', 'finished'],
    );
    G.cars['1']!.stopped = true;
    driveTo(G, '0', 1, 'finish');
    expect(G.results[0]).toMatchObject({
      ideal: { 0: 74, 1: 76, 2: 75 },
      stopped: { 0: false, 1: true, 2: false },
    });
  });
  test('A-10.3 the sheet grows race by race', () => {
    const G = lastMove({ circuits: '1-2' });
    driveTo(G, '0', 1, 'finish');
    expect(totals(G)).toEqual(G.results[0]!.points);
    expect(G.played).toEqual(perSeat(G.grid, () => []));
  });
});
