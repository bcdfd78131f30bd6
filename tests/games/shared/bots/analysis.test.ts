import fc from 'fast-check';
import {
  analysisOf,
  courseOf,
  decisionsOf,
  placesOf,
  splitOf,
  turningPoints,
  verdictAlone,
  type Found,
} from '../../../../games/shared/bots/analysis';
import { averageOf, compared, toldWith } from '../../../../games/shared/bots/analyst';
import { GO_BACK } from '../../../../games/shared/goingBack';
import type { Step } from '../../../../games/shared/table';
import { UNDO } from '../../../../games/shared/undo';

const PREFERRED = [{ move: 'better', args: [] }];

/**
 * A place with these chances for seats 0 and 1, and the worth of the decision before it for seat 0; something was
 * rolled.
 */
const place = (chance: number | null, worth?: number): Found => ({
  isChance: true,
  chances: chance === null ? null : { 0: chance, 1: 1 - chance },
  verdict: worth === undefined ? null : { preferred: PREFERRED, worth: { 0: worth, 1: -worth } },
});

/** Steps by these seats in turn. */
const stepsBy = (...seats: string[]): Step[] => seats.map((seat) => [seat, 'move']);

describe('luck and decisions', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const found = fc.tuple(
    fc.option(share),
    fc.option(fc.double({ min: -1, max: 1, noNaN: true }), { nil: undefined }),
    fc.constantFrom('0', '1'),
  );
  test('add up to a seat’s final chance minus its first', () =>
    fc.assert(
      fc.property(share, fc.array(found, { maxLength: 20 }), share, (first, between, last) => {
        const places = [place(first), ...between.map(([chance, worth]) => place(chance, worth)), place(last)];
        const steps = stepsBy(...between.map(([, , seat]) => seat), '0');
        const split = splitOf(analysisOf(places, steps), steps);
        for (const [seat, change] of [
          ['0', last - first],
          ['1', first - last],
        ] as const) {
          const { luck, own, others } = split[seat]!;
          expect(luck + own + others).toBeCloseTo(change, 10);
        }
      }),
    ));
  test('name the seat that decided', () => {
    const steps = stepsBy('0', '1', '0');
    const analysis = analysisOf([place(0.5), place(0.4, -0.1), place(0.6, 0.05), place(1)], steps);
    const split = splitOf(analysis, steps);
    expect(split['0']!.own).toBeCloseTo(-0.1);
    expect(split['0']!.others).toBeCloseTo(0.05);
    expect(split['0']!.luck).toBeCloseTo(0.55);
    expect(split['1']!.own).toBeCloseTo(-0.05);
  });
  test('count the decisions as good as an expert’s, and find the most costly one', () => {
    const steps = stepsBy('0', '0', '0', '0');
    const places = [place(0.5), place(0.4, -0.1), place(0.4, -0.3), place(0.4, 0.2), place(1)];
    const analysis = analysisOf(places, steps);
    expect(decisionsOf(analysis, steps, '0')).toEqual({ taken: 3, asGood: 1, dearest: 2 });
    expect(decisionsOf(analysis, steps, '1')).toEqual({ taken: 0, asGood: 0, dearest: undefined });
  });
  test('cost nobody more than the chance before, and the others gain no more than that', () => {
    const places = [place(0.2), place(null, -0.1), place(0.1, -0.3), place(0.1, 0.95), place(0, 0.3)];
    const { verdicts } = analysisOf(places, stepsBy('0', '0', '1', '0'));
    expect(verdicts.map((verdict) => verdict!.worth)).toEqual([
      { 0: -0.1, 1: 0.1 },
      // the chances before the first of these decisions, less its cost, are what is left
      { 0: expect.closeTo(-0.1), 1: expect.closeTo(0.1) },
      { 0: expect.closeTo(0.9), 1: expect.closeTo(-0.9) },
      { 0: 0.3, 1: -0.3 },
    ]);
  });
});

test('a single verdict is the same as in the whole analysis', async () => {
  const places = [place(0.2), place(null, -0.15), place(0.1, -0.3), place(0.1, 0.95), place(0, 0.3)];
  const steps = stepsBy('0', '0', '1', '0');
  const { verdicts } = analysisOf(places, steps);
  const all = places.map((_, at) => ({
    G: at,
    ...(at && { came: { from: at - 1, by: steps[at - 1]!, told: [] } }),
  }));
  const ask = async ({ G }: { readonly G: unknown }) => places[G as number]!;
  const alone = await Promise.all(steps.map((_, at) => verdictAlone(all, at + 1, ask)));
  expect(alone).toEqual(verdicts);
});

/**
 * The division of a match into turns or stretches, and the seats of its steps. By default each step is a turn of its
 * own, by seat 0.
 */
type Course = {
  readonly turns?: readonly number[];
  readonly stretches?: readonly string[];
  readonly seats?: readonly string[];
};

/** The turning points of a match through these places. */
const turnsThrough = (places: readonly Found[], { turns, stretches, seats }: Course = {}) => {
  const positions = places.map((_, at) => ({ G: stretches?.[at], ctx: { turn: turns?.[at] ?? at } }));
  const steps = stepsBy(...places.slice(1).map((_, at) => seats?.[at] ?? '0'));
  const module = stretches ? { analyst: { stretch: (G: unknown) => G as string } } : {};
  return turningPoints(analysisOf(places, steps), { module, positions, record: { steps } });
};

/**
 * The cause of a change between chances known before and after the last two of three steps; `rolled`: was anything
 * rolled at each?
 */
const causeOf = (...rolled: boolean[]) => {
  const later = [0.5, null, 0.8].map((chance, at) => ({ ...place(chance), isChance: rolled[at]! }));
  return turnsThrough([place(0.5), ...later])[0]!.cause;
};

/** The cause of a falling chance after a decision of that worth; `isChance`: was anything drawn with it? */
const causeOfWorth = (isChance: boolean, worth: number) =>
  turnsThrough([place(0.9), { ...place(0.1, worth), isChance }])[0]!.cause;

/** The cause of changes within one turn, with a roll in its first step. */
const causeWithin = (...chances: number[]) => {
  const [first, ...later] = chances.map((chance, at) => ({ ...place(chance), isChance: at === 1 }));
  return turnsThrough([first!, ...later], { turns: chances.map(() => 1) })[0]!.cause;
};

describe('turning points', () => {
  test('are the five largest changes, in the order of the match', () => {
    const chances = [0.5, 0.6, 0.4, 0.8, 0.5, 0.55, 0.1, 0.16, 1];
    const turns = turnsThrough(chances.map((chance) => place(chance)));
    expect(turns.map(({ step }) => step)).toEqual([2, 3, 4, 6, 8]);
    expect(turns[0]).toEqual({ step: 2, told: [2], seat: '0', change: expect.closeTo(-0.2), cause: 'luck' });
  });
  test('change the chances by at least five percentage points', () =>
    expect(turnsThrough([place(0.5), place(0.54), place(0.5), place(0.56)])).toEqual([
      { step: 3, told: [3], seat: '0', change: expect.closeTo(0.06), cause: 'luck' },
    ]));
  test('are due to a decision that makes up at least half of the change', () => {
    const causes = [-0.11, -0.09, 0.2].map(
      (worth) => turnsThrough([place(0.5), place(0.3, worth)])[0]!.cause,
    );
    expect(causes).toEqual(['choice', 'luck', 'luck']);
  });
  test('are due to a worse decision with the whole change of its step if nothing was drawn', () => {
    expect(causeOfWorth(false, -0.2)).toBe('choice');
    expect(causeOfWorth(true, -0.2)).toBe('luck');
    // a decision as good as the expert's is no cause
    expect(causeOfWorth(false, -0.001)).toBe('play');
    // nor is one after which the chance rose: something else caused that
    expect(turnsThrough([place(0.1), { ...place(0.7, -0.2), isChance: false }])[0]!.cause).toBe('play');
  });
  test('are due to luck if more than half shows when something is rolled, or in the step after it', () => {
    // a roll, a drive, and a voluntary purchase of a trailer
    expect(causeWithin(0.5, 0.5, 0.4, 0.38)).toBe('luck');
    expect(causeWithin(0.5, 0.5, 0.48, 0.35)).toBe('play');
  });
  test('caused by a decision show its effect on the seat that decided, not on the one that gained most', () => {
    const before = { ...place(null), chances: { 0: 0.3, 1: 0.5, 2: 0.2 } };
    const after = { ...place(null, 0.2), chances: { 0: 0.6, 1: 0.3, 2: 0.1 } };
    expect(turnsThrough([before, after], { seats: ['1'] })).toEqual([
      { step: 1, told: [1], seat: '1', change: expect.closeTo(-0.2), cause: 'choice' },
    ]);
  });
  test('are due to luck only if something was drawn or rolled since the last known chances', () => {
    expect(causeOf(false, true, false)).toBe('luck');
    expect(causeOf(false, false, true)).toBe('luck');
    expect(causeOf(true, false, false)).toBe('play');
  });
  test('between two places with known chances are at the weightiest decision', () => {
    const places = [place(0.5), place(null, -0.05), place(null, -0.2), place(0.2, 0.01)];
    expect(turnsThrough(places)).toEqual([
      { step: 2, told: [1, 2, 3], seat: '0', change: expect.closeTo(-0.3), cause: 'choice' },
    ]);
    expect(turnsThrough([place(0.5), place(null), place(0.2, 0.01)])[0]!.step).toBe(2);
  });
});

/** Places where nothing was rolled. */
const quiet = (...chances: number[]): Found[] =>
  chances.map((chance) => ({ ...place(chance), isChance: false }));

describe('a turn is analysed as a whole', () => {
  test('its result is shown at the step that changed the chance most', () => {
    // one seat has rolled, driven, bid and loaded, and the next one drives
    const places = [0.5, 0.5, 0.75, 0.65, 0.7, 0.71].map((chance) => place(chance));
    expect(turnsThrough(places, { turns: [1, 1, 1, 1, 2, 2] })).toEqual([
      { step: 2, told: [1, 2, 3, 4], seat: '0', change: expect.closeTo(0.2), cause: 'luck' },
    ]);
  });
  test('a change that is undone within it is no turning point', () =>
    expect(turnsThrough(quiet(0.5, 0.7, 0.5), { turns: [1, 1, 2] })).toEqual([]));
  test('the steps that changed something are listed', () => {
    const rolled = place(0.5);
    const places = [place(0.5), rolled, ...quiet(0.5, 0.502, 0.6, 0.7)];
    expect(turnsThrough(places, { turns: [1, 1, 1, 1, 1, 2] })[0]!.told).toEqual([1, 4, 5]);
  });
  test('a decision is shown where it was the most costly of the turn', () => {
    const places = [place(0.5), place(0.45, -0.02), place(0.45, -0.08), place(0.3, -0.01)];
    const [turn] = turnsThrough(places, { turns: [1, 1, 1, 2] });
    expect(turn).toMatchObject({ step: 2, told: [1, 2, 3], cause: 'choice' });
  });
  test('a game may define longer stretches', () => {
    const places = quiet(0.5, 0.6, 0.7, 0.8);
    const stretches = ['first round', 'first round', 'first round', 'second round'];
    expect(turnsThrough(places, { stretches })).toEqual([
      { step: 3, told: [1, 2, 3], seat: '0', change: expect.closeTo(0.3), cause: 'play' },
    ]);
  });
});

test('chances that are not known stay unchanged', () =>
  expect(courseOf({ chances: [{ 0: 0.5 }, null, { 0: 0.7 }] }).map((chances) => chances['0'])).toEqual([
    0.5, 0.5, 0.7,
  ]));

test('steps that were taken back, and take-backs, get no verdict', () => {
  const steps: Step[] = [
    ['0', 'move'],
    ['0', UNDO, 0],
    ['0', 'move'],
    ['1', 'move'],
    ['1', GO_BACK, 3, '0'],
    ['1', 'move'],
  ];
  const positions = steps.map((_, at) => ({ G: at })).concat({ G: steps.length });
  const happenings = steps.map((_, at) => [{ type: `told ${at}` }]);
  const places = placesOf({ positions, happenings, record: { steps } });
  expect(places.map(({ G }) => G)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(places.flatMap(({ G, came }) => (came ? [[G, came.from, came.told[0]!.type]] : []))).toEqual([
    [3, 2, 'told 2'],
    [6, 5, 'told 5'],
  ]);
});

/** This many tables, whatever they show. */
const exactly = (tables: number) => ({ atATime: tables, most: tables });

const asTheyAre = <Chances>(chances: Chances): Chances => chances;

test('two choices are compared on the same tables', () => {
  let table = 0;
  const imagined = () => {
    table += 1;
    const luck = table;
    return (gain: number) => ({ 0: luck + gain, 1: -luck });
  };
  expect(compared(3, 1, exactly(4), '0', imagined, asTheyAre)).toEqual({ 0: 2, 1: 0 });
  expect(table).toBe(4);
  expect(averageOf(2, () => ({ 0: 1 }))).toEqual({ 0: 1 });
});

/** What is left of these gains, one per table. */
const lasting = (...gains: number[]) => {
  const left = [...gains];
  const imagined = () => {
    const gain = left.shift()!;
    return (isMade: boolean) => (isMade ? { 0: gain, 1: -gain } : { 0: 0, 1: 0 });
  };
  return compared(true, false, exactly(gains.length), '0', imagined, asTheyAre);
};

test('a difference that chance may explain counts as nothing, others in proportion to their certainty', () => {
  expect(lasting(1, -0.9, 1, -0.9)).toEqual({ 0: 0, 1: 0 });
  expect(lasting(0.2, 0.2, 0.2)['0']).toBeCloseTo(0.2);
  const unsure = lasting(0.1, 0.2, 0.1, 0.2);
  // the average is 0.15, its variance 1/1200; twice its usual error may be chance
  expect(unsure['0']).toBeCloseTo(0.15 * (1 - (4 * (1 / 1200)) / 0.15 ** 2));
  expect(unsure['1']).toBeCloseTo(-unsure['0']!);
  expect(lasting(0, 0.2, 0, 0.2)['0']).toBe(0);
});

/** How many tables it takes to know what a decision costs that loses these chances on one table after another. */
const tablesFor = (...costs: number[]) => {
  let tables = 0;
  const imagined = () => {
    const cost = costs[tables % costs.length]!;
    tables += 1;
    return (isMade: boolean) => (isMade ? { 0: -cost, 1: cost } : { 0: 0, 1: 0 });
  };
  compared(true, false, { atATime: 10, most: 200 }, '0', imagined, asTheyAre);
  return tables;
};

test('tables are added until a cost is known or surely none, up to a limit', () => {
  expect(tablesFor(0.3, 0.35)).toBe(10);
  expect(tablesFor(-0.1, 0)).toBe(10);
  const unclear = tablesFor(0, 0.1);
  expect(unclear).toBeGreaterThan(10);
  expect(unclear).toBeLessThan(200);
  expect(tablesFor(-0.3, 0.35)).toBe(200);
});

/** A match between two, of which the first wins with this probability. */
const duel = (chance: number) => ({ 0: chance, 1: 1 - chance });

const told = (chances: Record<string, number>) => toldWith(chances, 0.5);

test('the worth of a choice is corrected in the same way as chances', () => {
  const worth = compared(0.4, 0.9, exactly(3), '0', () => duel, told);
  const change = told(duel(0.4))['0']! - told(duel(0.9))['0']!;
  expect(worth['0']).toBeCloseTo(change);
  expect(worth['1']).toBeCloseTo(-change);
});

test('corrected chances still add up to 1, and nobody has none', () => {
  const chances = { 0: 0.8, 1: 0.2 };
  expect(toldWith(chances, 1)['0']).toBeCloseTo(0.8);
  expect(toldWith(chances, 0.5)['0']).toBeCloseTo(2 / 3);
  expect(toldWith(chances, 2)['0']).toBeCloseTo(16 / 17);
  const [sure, lost] = Object.values(toldWith({ 0: 1, 1: 0 }, 0.5)) as [number, number];
  expect(sure + lost).toBeCloseTo(1);
  expect(lost).toBeGreaterThan(0);
  // hardly any that were lost on all imagined tables came true
  expect(lost).toBeLessThan(0.01);
});
