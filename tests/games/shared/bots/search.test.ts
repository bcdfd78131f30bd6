import { seededChance, type Chance } from '../../../../games/shared/chance';
import { chancesBy, triedOut } from '../../../../games/shared/bots/advice';
import { searched, shortlisted, type Tried } from '../../../../games/shared/bots/search';
import { cardGame } from '../../../../games/auf-achse-cards';
import { racingGame } from '../../../../games/ausgebremst';
import { tableOf } from '../../../../games/shared/table';
import type { AnyGame } from '../../../../games';

const CHOICES = ['a', 'b', 'c', 'd'].map((choice) => ({ choice, worth: 0 }));

/** The average worth of each choice, with luck that hides it on most tables. */
const WORTH: Readonly<Record<string, number>> = { a: 0, b: 0.1, c: 0.3, d: 0.2 };
const imaginedBy =
  (random: Chance, told: () => void, workOf = 1) =>
  (count: () => void) => {
    told();
    const luck = random.Number();
    return (choice: string) => {
      for (let work = 0; work < workOf; work++) count();
      return WORTH[choice]! + luck * random.Number();
    };
  };

/** The choice when time is over after this many tables, and the tables imagined; `workOf`: the work of each trial. */
const chosen = (seed: string, after = Infinity, workOf = 1) => {
  let tables = 0;
  const imagined = imaginedBy(seededChance(seed), () => (tables += 1), workOf);
  const choice = searched(CHOICES, { work: 400, doubt: 0.1, until: () => tables >= after }, imagined);
  return { choice, tables };
};

describe('a search on imagined tables', () => {
  test('finds the best choice, and the same one with the same random source', () => {
    expect(chosen('seed')).toMatchObject({ choice: 'c' });
    expect(chosen('seed')).toEqual(chosen('seed'));
  });
  test('takes more tables the shorter they are, and ends with the given work', () => {
    // half of the work with four choices, half with two; a table also counts as work
    expect(chosen('seed', Infinity, 1).tables).toBe(200 / 5 + Math.ceil(200 / 3));
    expect(chosen('seed', Infinity, 9).tables).toBe(Math.ceil(200 / 37) + Math.ceil((400 - 6 * 37) / 19));
  });
  test('with enough time gives the same result as without a limit', () => {
    const { tables } = chosen('seed');
    expect(chosen('seed', tables)).toEqual(chosen('seed'));
  });
  test('gives the estimate more weight the less doubt there is', () => {
    const choices = CHOICES.map(({ choice }) => ({ choice, worth: choice === 'd' ? 0.5 : 0 }));
    const imagined = imaginedBy(seededChance('seed'), () => {});
    const found = (doubt: number) => searched(choices, { work: 400, doubt }, imagined);
    expect(found(1)).toBe('c');
    expect(found(0.01)).toBe('d');
  });
  test('gives the estimate more weight the less the tables tell', () => {
    const choices = CHOICES.map(({ choice }) => ({ choice, worth: choice === 'd' ? 0.5 : 0 }));
    /** Tables that show the worth of each choice, with this much luck. */
    const found = (luck: number) => {
      const random = seededChance('seed');
      return searched(choices, { work: 400, doubt: 0.2 }, (count) => (choice: string) => {
        count();
        return WORTH[choice]! + luck * (random.Number() - 0.5);
      });
    };
    expect(found(0.1)).toBe('c');
    expect(found(20)).toBe('d');
  });
  test('ends when the time is over, with the best so far', () => {
    expect(chosen('seed', 20)).toEqual({ choice: 'c', tables: 20 });
    const choices = [...CHOICES, { choice: 'e', worth: 1 }];
    expect(
      searched(
        choices,
        { work: 400, doubt: 0.1, until: () => true },
        imaginedBy(seededChance('seed'), () => {}),
      ),
    ).toBe('e');
  });
});

test('a shortlist contains the choices that did best, best first, at most the number wanted', () => {
  const imagined = imaginedBy(seededChance('seed'), () => {});
  const list = shortlisted(CHOICES, { work: 800, doubt: 0.1 }, 2, imagined);
  expect(list.map(({ choice }) => choice)).toEqual(['c', 'd']);
  const three = shortlisted(CHOICES, { work: 800, doubt: 0.1 }, 3, imagined);
  expect(three.map(({ choice }) => choice)).toEqual(['c', 'd', 'b']);
  expect(shortlisted(CHOICES, { work: 400, doubt: 0.1 }, 4, imagined)).toHaveLength(4);
});

/** How often the first has most, with random errors: the difference of two is usually off by 1. */
const firstOf = (expected: readonly number[], matches: number): number => {
  const random = seededChance('matches');
  // approximately the normal distribution
  const out = () => Array.from({ length: 12 }, () => random.Number()).reduce((sum, one) => sum + one, -6);
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const ends = expected.map((one) => one + out() / Math.SQRT2);
    if (ends[0] === Math.max(...ends)) won += 1;
  }
  return won / matches;
};

describe('chances from expected totals', () => {
  test.each([2, 4, 6])('a leader of %s players wins as often as predicted', (players) => {
    const expected = Array.from({ length: players }, (_, seat) => (seat ? 0 : 0.8));
    const told = chancesBy(Object.fromEntries(expected.entries()), 1)['0']!;
    expect(Math.abs(told - firstOf(expected, 20_000))).toBeLessThan(0.02);
  });
  test('are equal for equal totals, together 1, and without doubt only leaders have any', () => {
    for (const chance of Object.values(chancesBy({ 0: 7, 1: 7, 2: 7 }, 3))) expect(chance).toBeCloseTo(1 / 3);
    expect(chancesBy({ 0: 7, 1: 7, 2: 1 }, 0)).toEqual({ 0: 0.5, 1: 0.5, 2: 0 });
  });
});

/** The hints for these choices, tried out on few tables. */
const advised = (choices: readonly Tried<string>[], doubt: number) => {
  const random = seededChance('advice');
  return triedOut(choices, { tables: 90, doubt }, () => {
    const luck = random.Number();
    return (choice) => {
      const worth = WORTH[choice]! + luck * random.Number();
      return { chance: worth / 2, worth };
    };
  });
};

describe('advice by imagined tables', () => {
  test('names the best first, and shows a lower chance for what is measurably worse', () => {
    const [first, second] = advised(CHOICES, 1);
    expect([first!.choice, second!.choice]).toEqual(['c', 'd']);
    expect(second!.chance).toBeLessThan(first!.chance);
  });
  test('shows no higher chance than that of the first, which is best by tables and estimate', () => {
    const choices = CHOICES.map(({ choice }) => ({ choice, worth: choice === 'd' ? 1 : 0 }));
    const [first, ...others] = advised(choices, 0.02);
    expect(first!.choice).toBe('d');
    for (const { chance } of others) expect(chance).toBeLessThanOrEqual(first!.chance);
  });
});

/** The first decision of a match that takes an expert some time; all seats make their first legal move. */
const decisionIn = (module: AnyGame, options: object) => {
  const table = tableOf(module, { seed: 'a decision', numPlayers: 3, options });
  for (let position = table.start; ;) {
    const { G } = position;
    const seat = module.awaited(G)[0]!;
    const view: unknown = module.playerView(G, seat);
    let asked = 0;
    void module.bots.hard(view, seat, seededChance('thought'), { until: () => ++asked > 0 });
    if (asked) return { view, seat };
    const { move, args } = module.legalMoves(view, seat)[0]!;
    const outcome = table.play(position, [seat, move, ...args]);
    if (!outcome.taken) throw new Error('a listed move was refused');
    position = outcome.position;
  }
};

describe.each([
  ['the card game', cardGame as AnyGame, {}],
  ['Ausgebremst', racingGame as AnyGame, { circuits: '1' }],
])('an expert of %s', (_, module, options) => {
  const { view, seat } = decisionIn(module, options);

  /** Its answer when its time is over after this many questions, and how often it asked. */
  const answered = async (most: number) => {
    let asked = 0;
    const until = () => ++asked > most;
    const move = await module.bots.hard(view, seat, seededChance('thought'), { until });
    return { move, asked };
  };

  test('stops at the next table once its time is over, and answers with a legal move', async () => {
    const { move, asked } = await answered(5);
    expect(asked).toBe(6);
    expect(module.legalMoves(view, seat)).toContainEqual(move);
  });
  test('with enough time gives the same answer as without a limit', async () => {
    const { move, asked } = await answered(Infinity);
    expect(asked).toBeGreaterThan(6);
    expect(move).toEqual(await module.bots.hard(view, seat, seededChance('thought')));
  });
});
