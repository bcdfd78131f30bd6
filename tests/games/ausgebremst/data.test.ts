import { CIRCUITS, circuitOf, type Circuit, type CircuitId } from '../../../games/ausgebremst/circuits';
import {
  DECK,
  deckOf,
  isCard,
  pitValuesOf,
  pointsOf,
  SET_UPS,
  valueOf,
  VALUES,
} from '../../../games/ausgebremst/cards';
import { readSide } from '../../../games/ausgebremst/notation';
import { SIDES, type SideId } from '../../../games/ausgebremst/sides';
import { shortestRace, trackOf, type Space, type Track } from '../../../games/ausgebremst/track';

/** The printed figures of the eight circuits, and the laps that follow from them. */
// prettier-ignore
const PRINTED = [
  { number: 1, name: 'Bleifuß-Drom',     direction: 'clockwise',        length: 74, difficulty: 'easy',   lap: 24, reserve: 3 },
  { number: 2, name: 'Plattfuß-Circuit', direction: 'clockwise',        length: 76, difficulty: 'medium', lap: 24, reserve: 2 },
  { number: 3, name: 'Nürburg-Ring',     direction: 'clockwise',        length: 80, difficulty: 'hard',   lap: 26, reserve: 2 },
  { number: 4, name: 'Bleifuß-Circuit',  direction: 'counterclockwise', length: 73, difficulty: 'easy',   lap: 23, reserve: 3 },
  { number: 5, name: 'Nürburg-Drom',     direction: 'counterclockwise', length: 80, difficulty: 'hard',   lap: 26, reserve: 2 },
  { number: 6, name: 'Plattfuß-Ring',    direction: 'counterclockwise', length: 77, difficulty: 'medium', lap: 25, reserve: 2 },
  { number: 7, name: 'Nürburg-Circuit',  direction: 'clockwise',        length: 79, difficulty: 'hard',   lap: 25, reserve: 2 },
  { number: 8, name: 'Plattfuß-Drom',    direction: 'counterclockwise', length: 77, difficulty: 'medium', lap: 25, reserve: 2 },
] as const;

/** The sides in the box; a new side is added to the tables, but not here. */
const BOARDS: readonly (readonly SideId[])[] = [
  ['bleifuss', 'ring'],
  ['plattfuss', 'nuerburg'],
  ['drom', 'circuit'],
];

/** Two sides of one board cannot be on the table together. */
const areOneBoard = (...sides: readonly SideId[]): boolean =>
  BOARDS.some((board) => sides.every((side) => board.includes(side)));

const halvesOf = (half: 'far' | 'start'): SideId[] =>
  BOARDS.flat().filter((side) => SIDES[side].half === half);

/** circuits where the printed reserve differs from what the other figures give. */
const OTHER_RESERVE: Partial<Record<CircuitId, number>> = { 'nuerburg-circuit': 4 };

/** Every circuit of the table, printed or added. */
const tracks = CIRCUITS.map((circuit) => ({ name: circuit.name, circuit, track: trackOf(circuit.id) }));

/**
 * The fewest steps from a grid space to the fourth crossing of the line; counted here independently, step by step.
 */
const walk = ({ steps, pit }: Track, start: Space, stops: number): number => {
  let reached = new Set([`${start}|0|0`]);
  for (let spaces = 1; spaces < 200; spaces++) {
    const next = new Set<string>();
    for (const told of reached) {
      const [space, crossed, stopped] = told.split('|') as [Space, string, string];
      for (const { to, crosses } of steps.get(space)!) {
        const enters = to === pit.lane[0];
        if (enters && !['1', '2'].includes(crossed)) continue;
        const over = Number(crossed) + Number(crosses);
        const made = Number(stopped) + Number(enters);
        if (over === 4 && made === stops) return spaces;
        if (over < 4 && made <= stops) next.add(`${to}|${over}|${made}`);
      }
    }
    reached = next;
  }
  return Infinity;
};

const rows = ({ grid }: Track): Space[][] => [0, 1, 2].map((row) => grid.slice(2 * row, 2 * row + 2));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The steps between spaces of one side, with or without the pit lane. */
const stepsOn = (track: Track, side: SideId): string[] =>
  [...track.steps].flatMap(([from, steps]) =>
    steps
      .filter(({ to }) => from.startsWith(`${side}-`) && to.startsWith(`${side}-`))
      .map(({ to, diagonal, crosses }) => [from, to, diagonal, crosses].join(' ')),
  );
const turned = (steps: readonly string[]) =>
  steps.map((step) => {
    const [from, to, ...rest] = step.split(' ');
    return [to, from, ...rest].join(' ');
  });
const driven = (side: SideId, direction: Circuit['direction']): Track | undefined =>
  tracks.find(
    ({ circuit: { far, start, direction: its } }) => [far, start].includes(side) && its === direction,
  )?.track;
/** The sides that are driven in both directions. */
const BOTH_WAYS = (Object.keys(SIDES) as SideId[]).filter(
  (side) => driven(side, 'clockwise') && driven(side, 'counterclockwise'),
);
// the line crosses the lane at its middle space, and the lane is entered from the other side
const offTheLine = (step: string) => !step.includes('pit');

/** Builds a circuit with a seventh side from its line of notation. */
const drawn = async (spec: string, direction: Circuit['direction']): Promise<Track> => {
  jest.resetModules();
  jest.doMock('../../../games/ausgebremst/sides', () => ({
    SIDES: { ...SIDES, oval: { name: 'Oval', half: 'far', spec } },
  }));
  jest.doMock('../../../games/ausgebremst/circuits', () => ({
    circuitOf: () => ({ ...circuitOf('bleifuss-drom'), far: 'oval', direction }),
  }));
  const { trackOf: fresh } = await import('../../../games/ausgebremst/track');
  return fresh('oval-drom' as CircuitId);
};

describe('A-1 Components', () => {
  test('A-1.1 three half boards printed on both sides: three far halves, three with the start', () => {
    const halves = BOARDS.flat().map((side) => SIDES[side].half);
    expect(halves.toSorted()).toEqual(['far', 'far', 'far', 'start', 'start', 'start']);
  });
  test.each(['0', '1', '2', '3', '4', '5', 'X', 'Y', 'Z'])('A-1.1 the car %s has its own 28 cards', (car) => {
    expect(deckOf(car)).toHaveLength(28);
    expect(deckOf(car).every((card) => isCard(card) && card.endsWith(`@${car}`))).toBe(true);
  });
  test('A-1.2 the values 1–6 appear 4, 4, 4, 5, 5 and 6 times, 105 points', () => {
    expect(VALUES.map((value) => deckOf('0').filter((card) => valueOf(card) === value).length)).toEqual([
      4, 4, 4, 5, 5, 6,
    ]);
    expect(pointsOf(deckOf('0'))).toBe(105);
    expect(new Set(deckOf('0')).size).toBe(28);
  });
  test('A-1.2 the basic game leaves out 6 6 5 4, so that four of each remain, 84 points', () => {
    expect(VALUES.map((value) => DECK[value] - SET_UPS.slow[value])).toEqual([0, 0, 0, 1, 1, 2]);
    expect(VALUES.map((value) => SET_UPS.slow[value])).toEqual([4, 4, 4, 4, 4, 4]);
  });
  test.each(['', '7-1@0', '0-1@0', '1-5@0', '4-6@0', '1-1@6', '1-1@W', '1-1', '6-1@00', ' 1-1@0', 6, null])(
    'A-1.2 %j is no card',
    (id) => expect(isCard(id)).toBe(false),
  );
  test.each(['1-4@0', '4-5@X', '6-6@5'])('A-1.2 %s is a card', (id) => expect(isCard(id)).toBe(true));

  test.each(PRINTED)(
    'A-1.3 no. $number $name: $direction, $difficulty, $length spaces with one stop',
    ({ lap, ...printed }) => {
      const circuit = CIRCUITS[printed.number - 1]!;
      expect(circuit).toMatchObject(printed);
      expect(circuitOf(circuit.id)).toBe(circuit);
      expect(trackOf(circuit.id).lap).toBe(lap);
    },
  );
  test('A-1.3 each is a pair of sides, one of each kind, which give it its name', () => {
    for (const { far, start, name } of CIRCUITS) {
      expect([SIDES[far].half, SIDES[start].half]).toEqual(['far', 'start']);
      expect(name).toBe(`${SIDES[far].name}-${SIDES[start].name}`);
    }
    expect(new Set(CIRCUITS.map(({ id }) => id)).size).toBe(CIRCUITS.length);
    expect(CIRCUITS.map(({ number }) => number)).toEqual([...CIRCUITS.keys()].map((at) => at + 1));
  });
  test.each(tracks)('A-1.3 $name: the road is as long as the table says', ({ circuit, track }) =>
    expect(walk(track, track.grid[0]!, 1)).toBe(circuit.length),
  );

  test.each(tracks)('A-1.4 $name: the whole race from every row of the grid', ({ circuit, track }) => {
    const detour = circuit.length - 1 - 3 * track.lap;
    for (const [row, spaces] of rows(track).entries())
      for (const space of spaces) {
        const [withStop, without] = [circuit.length + row, circuit.length - detour + row];
        expect([walk(track, space, 1), walk(track, space, 0)]).toEqual([withStop, without]);
        expect([shortestRace(track, space, 1), shortestRace(track, space, 0)]).toEqual([withStop, without]);
      }
  });
  test.each(PRINTED)('A-1.4 $name: three laps of $lap, one space to the line, the detour', (printed) => {
    const { start } = CIRCUITS[printed.number - 1]!;
    expect(printed.length).toBe(3 * printed.lap + 1 + (start === 'circuit' ? 3 : 1));
  });
  test('A-1.4 the eight circuits are all that three boards with two sides each can give', () => {
    const ids = CIRCUITS.slice(0, PRINTED.length).map(({ id }) => id);
    const pairs = halvesOf('far').flatMap((far) =>
      halvesOf('start').flatMap((start) => (areOneBoard(far, start) ? [] : [`${far}-${start}`])),
    );
    expect(pairs).toHaveLength(8);
    expect(ids.toSorted()).toEqual(pairs.toSorted());
  });

  test('A-1.5 every side of the box is driven in both directions', () =>
    expect(BOARDS.flat().filter((side) => !BOTH_WAYS.includes(side))).toEqual([]));
  test.each(BOTH_WAYS)(
    'A-1.5 the side %s has the same spaces and steps in both directions, with every step reversed',
    (side) => {
      const [one, other] = [driven(side, 'clockwise')!, driven(side, 'counterclockwise')!];
      const spaces = ({ places }: Track) =>
        [...places.keys()].filter((id) => id.startsWith(`${side}-`)).toSorted();
      expect(spaces(one)).toEqual(spaces(other));
      expect(turned(stepsOn(one, side)).filter(offTheLine).toSorted()).toEqual(
        stepsOn(other, side).filter(offTheLine).toSorted(),
      );
    },
  );
  test.each(BOTH_WAYS.filter((side) => SIDES[side].half === 'start'))(
    'A-1.5 driven in the other direction, %s swaps entry and exit, and the grid lies on the other side of the line',
    (side) => {
      const [one, other] = [driven(side, 'clockwise')!, driven(side, 'counterclockwise')!];
      expect(other.pit).toEqual({
        entry: one.pit.exit,
        lane: one.pit.lane.toReversed(),
        exit: one.pit.entry,
      });
      expect(one.grid.filter((space) => other.grid.includes(space))).toEqual([]);
    },
  );
  test.each(CIRCUITS.map(({ id }) => id))('A-1.5 on %s every space has a next and a previous one', (id) => {
    const { steps, places } = trackOf(id);
    const led = new Set([...steps.values()].flatMap((next) => next.map(({ to }) => to)));
    expect([...steps.values()].every((next) => next.length > 0)).toBe(true);
    expect([...places.keys()].filter((space) => !led.has(space))).toEqual([]);
  });
  test.each([
    // one lane: ahead in it, and diagonally forward to touching spaces
    ['bleifuss-drom', 'drom-5a1', ['bleifuss-1a1', 'bleifuss-1b1/']],
    // in a curve: 4 spaces outside, 3 inside
    ['bleifuss-drom', 'bleifuss-2b1', ['bleifuss-2b2']],
    ['bleifuss-drom', 'bleifuss-2a1', ['bleifuss-2a2', 'bleifuss-2b2/']],
    ['bleifuss-drom', 'bleifuss-2b2', ['bleifuss-2a2/', 'bleifuss-2b3']],
    // two lanes become three: a shift of half a lane counts as straight on
    ['bleifuss-drom', 'bleifuss-2a3', ['bleifuss-3a1', 'bleifuss-3b1']],
    ['bleifuss-drom', 'bleifuss-2b4', ['bleifuss-3b1', 'bleifuss-3c1']],
    // a chicane, then three lanes again
    ['bleifuss-drom', 'bleifuss-3c1', ['bleifuss-4a1/']],
    ['bleifuss-drom', 'bleifuss-3b1', ['bleifuss-4a1']],
    ['bleifuss-drom', 'bleifuss-4a1', ['bleifuss-5a1/', 'bleifuss-5b1', 'bleifuss-5c1/']],
    // a solid line along the whole curve
    ['bleifuss-drom', 'bleifuss-6a1', ['bleifuss-6a2']],
    ['bleifuss-drom', 'bleifuss-6b2', ['bleifuss-6b3']],
    ['bleifuss-drom', 'bleifuss-6b4', ['bleifuss-7a1/', 'bleifuss-7b1']],
    // solid lines on both sides of a border
    ['nuerburg-ring', 'nuerburg-5b1', ['nuerburg-6b1']],
    // entry, lane, exit, line
    ['bleifuss-drom', 'drom-3a2', ['drom-3a3', 'drom-3b3/', 'drom-pit1/']],
    ['bleifuss-drom', 'drom-pit1', ['drom-pit2!']],
    ['bleifuss-drom', 'drom-pit3', ['drom-3a5/']],
    ['bleifuss-drom', 'drom-3a3', ['drom-3a4!', 'drom-3b4/!']],
    ['bleifuss-circuit', 'circuit-pit4', ['circuit-pit3!']],
    ['bleifuss-circuit', 'circuit-3b4', ['circuit-3a3/!', 'circuit-3b3!']],
    ['bleifuss-circuit', 'bleifuss-2a3', ['bleifuss-2a2', 'bleifuss-2b3/']],
  ] as const)('A-1.5 on %s one drives from %s to %j', (id, from, to) => {
    const told = trackOf(id)
      .steps.get(from as Space)!
      .map((step) => {
        return `${step.to}${step.diagonal ? '/' : ''}${step.crosses ? '!' : ''}`;
      });
    expect(told.toSorted()).toEqual(to);
  });

  test.each([
    ['S2', { kind: 'straight', degrees: 0, lanes: [2, 2], solid: false }],
    ['S1/3', { kind: 'straight', degrees: 0, lanes: [1, 1, 1], solid: false }],
    ['S1=', { kind: 'straight', degrees: 0, lanes: [1, 1], solid: true }],
    ['C2', { kind: 'chicane', degrees: 0, lanes: [2], solid: false }],
    ['R90:4,3=', { kind: 'right', degrees: 90, lanes: [4, 3], solid: true }],
    ['L45:1,1', { kind: 'left', degrees: 45, lanes: [1, 1], solid: false }],
    ['G5@2', { kind: 'start', degrees: 0, lanes: [6, 6], solid: false, pit: { spaces: 5, row: 2 } }],
  ])('A-1.5 %s is read', (word, segment) => expect(readSide(word)).toEqual([segment]));
  test('A-1.5 a side is read word by word, with any blanks between', () =>
    expect(readSide('  S1   C1 \n R90:2,1 ').map(({ kind }) => kind)).toEqual([
      'straight',
      'chicane',
      'right',
    ]));
  test.each([
    'X2',
    'S',
    'S1/',
    'C1/2',
    'R90',
    'R:1,2',
    'R90:',
    'G3',
    'G3@4',
    'G3@0',
    'S1==',
    's1',
    'S-1',
    'S0',
    'S1/0',
    'C0',
    'G0@2',
    'R90:4,',
    'L90:,3',
    'R90:4,,3',
    'R90:4,0',
  ])('A-1.5 unreadable notation is named: %s', (word) => {
    expect(() => readSide(`S1 ${word} C1`)).toThrow(`not a segment of road: ${word}`);
  });

  describe('with a side of one’s own', () => {
    afterEach(() => {
      jest.dontMock('../../../games/ausgebremst/sides');
      jest.dontMock('../../../games/ausgebremst/circuits');
      jest.resetModules();
    });
    test.each(['clockwise', 'counterclockwise'] as const)(
      'A-1.5 a seventh side in one line of notation can be driven %s',
      async (direction) => {
        const track = await drawn('S2 R90:4,2 C2 R90:5,3= S1', direction);
        expect(track.lap).toBe(13 + 2 + 2 + 2 + 3 + 1);
        expect(walk(track, track.grid[0]!, 0)).toBe(3 * track.lap + 1);
        expect(walk(track, track.grid[0]!, 1)).toBe(3 * track.lap + 2);
      },
    );
    test('A-1.5 a line that cannot be read is refused with the unreadable word', async () => {
      await expect(drawn('S2 R90:4,2 Q1', 'clockwise')).rejects.toThrow('Q1');
    });
  });
});

/** as printed: pit-stop cards by grid row. */
// prettier-ignore
const PIT_CARDS = [
  ['bleifuss-drom',     [4, 4], [4, 3], [4, 2]],
  ['plattfuss-circuit', [5, 4], [5, 3], [5, 2]],
  ['nuerburg-ring',     [3],    [2],    [1]],
  ['bleifuss-circuit',  [6, 5], [6, 4], [6, 3]],
  ['nuerburg-drom',     [3],    [2],    [1]],
  ['plattfuss-ring',    [4, 2], [3, 2], [3, 1]],
  ['nuerburg-circuit',  [4],    [3],    [2]],
  ['plattfuss-drom',    [4, 2], [3, 2], [3, 1]],
] as const;

describe('A-12 Pit-stop cards (by grid row)', () => {
  test.each(PIT_CARDS)('A-12.1 %s: %j, %j, %j', (id, ...cards) =>
    expect([0, 1, 2, 3, 4, 5].map((place) => pitValuesOf(circuitOf(id), place))).toEqual(
      cards.flatMap((row) => [row, row]),
    ),
  );
  test('A-12.2 the sixth and the seventh row belong to Plattfuß-Ring and Nürburg-Circuit', () => {
    expect([CIRCUITS[5]!.name, CIRCUITS[6]!.name]).toEqual(['Plattfuß-Ring', 'Nürburg-Circuit']);
    expect(CIRCUITS.slice(0, PIT_CARDS.length).map(({ id }) => id)).toEqual(PIT_CARDS.map(([id]) => id));
  });
  test.each(tracks)('A-12.3 $name: the reserve is the same from every row', ({ circuit, track }) => {
    const left = rows(track).map(([space], row) => 84 - sum(circuit.pitCards[row]!) - walk(track, space!, 0));
    const reserve = OTHER_RESERVE[circuit.id] ?? circuit.reserve;
    expect(left).toEqual([reserve, reserve, reserve]);
  });
  test('A-12.3 on Nürburg-Circuit 2 is printed where the other figures give 4', () =>
    expect(circuitOf('nuerburg-circuit').reserve).toBe(2));
});
