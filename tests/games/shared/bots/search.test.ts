import { seededChance, type Chance } from '../../../../games/shared/chance';
import { chancesBy, triedOut } from '../../../../games/shared/bots/advice';
import { searched, shortlisted, type Tried } from '../../../../games/shared/bots/search';
import { cardGame } from '../../../../games/auf-achse-cards';
import { racingGame } from '../../../../games/ausgebremst';
import { tableOf } from '../../../../games/shared/table';
import type { AnyGame } from '../../../../games';

const CHOICES = ['a', 'b', 'c', 'd'].map((choice) => ({ choice, worth: 0 }));

/** What each choice is worth on average, and chance that hides it on most tables. */
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

/** What is chosen when the time is over after so many tables, and how many were imagined; `workOf` each try of a choice. */
const chosen = (seed: string, after = Infinity, workOf = 1) => {
  let tables = 0;
  const imagined = imaginedBy(seededChance(seed), () => (tables += 1), workOf);
  const choice = searched(CHOICES, { work: 400, doubt: 0.1, until: () => tables >= after }, imagined);
  return { choice, tables };
};

describe('a search on imagined tables', () => {
  test('finds what is best, and the same again by the same chance', () => {
    expect(chosen('seed')).toMatchObject({ choice: 'c' });
    expect(chosen('seed')).toEqual(chosen('seed'));
  });
  test('takes more tables the sooner they are over, and ends with the work it was given', () => {
    // half of the work with four choices, half with two; a table is work as well
    expect(chosen('seed', Infinity, 1).tables).toBe(200 / 5 + Math.ceil(200 / 3));
    expect(chosen('seed', Infinity, 9).tables).toBe(Math.ceil(200 / 37) + Math.ceil((400 - 6 * 37) / 19));
  });
  test('with time enough comes to the same as without a limit', () => {
    const { tables } = chosen('seed');
    expect(chosen('seed', tables)).toEqual(chosen('seed'));
  });
  test('what is thought beforehand counts the more the less it is doubted', () => {
    const choices = CHOICES.map(({ choice }) => ({ choice, worth: choice === 'd' ? 0.5 : 0 }));
    const imagined = imaginedBy(seededChance('seed'), () => {});
    const found = (doubt: number) => searched(choices, { work: 400, doubt }, imagined);
    expect(found(1)).toBe('c');
    expect(found(0.01)).toBe('d');
  });
  test('what is thought beforehand counts the more the less tables tell', () => {
    const choices = CHOICES.map(({ choice }) => ({ choice, worth: choice === 'd' ? 0.5 : 0 }));
    /** Tables that tell what each choice is worth, but for so much luck. */
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

test('a shortlist names the best by what they did, best first, and no more than are wanted', () => {
  const imagined = imaginedBy(seededChance('seed'), () => {});
  const list = shortlisted(CHOICES, { work: 800, doubt: 0.1 }, 2, imagined);
  expect(list.map(({ choice }) => choice)).toEqual(['c', 'd']);
  const three = shortlisted(CHOICES, { work: 800, doubt: 0.1 }, 3, imagined);
  expect(three.map(({ choice }) => choice)).toEqual(['c', 'd', 'b']);
  expect(shortlisted(CHOICES, { work: 400, doubt: 0.1 }, 4, imagined)).toHaveLength(4);
});

/** How often the first has most, when all are out by chance: the difference of two usually by 1. */
const firstOf = (expected: readonly number[], matches: number): number => {
  const random = seededChance('matches');
  // nearly the normal distribution
  const out = () => Array.from({ length: 12 }, () => random.Number()).reduce((sum, one) => sum + one, -6);
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const ends = expected.map((one) => one + out() / Math.SQRT2);
    if (ends[0] === Math.max(...ends)) won += 1;
  }
  return won / matches;
};

describe('chances by what each is expected to have', () => {
  test.each([2, 4, 6])('a leader of %s wins as often as is told', (players) => {
    const expected = Array.from({ length: players }, (_, seat) => (seat ? 0 : 0.8));
    const told = chancesBy(Object.fromEntries(expected.entries()), 1)['0']!;
    expect(Math.abs(told - firstOf(expected, 20_000))).toBeLessThan(0.02);
  });
  test('are equal where nothing tells them apart, together 1, and without doubt those of whoever has most', () => {
    for (const chance of Object.values(chancesBy({ 0: 7, 1: 7, 2: 7 }, 3))) expect(chance).toBeCloseTo(1 / 3);
    expect(chancesBy({ 0: 7, 1: 7, 2: 1 }, 0)).toEqual({ 0: 0.5, 1: 0.5, 2: 0 });
  });
});

/** What is advised of these, tried out on few tables. */
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
  test('names the best first, and what does worse by more than chance as worse', () => {
    const [first, second] = advised(CHOICES, 1);
    expect([first!.choice, second!.choice]).toEqual(['c', 'd']);
    expect(second!.chance).toBeLessThan(first!.chance);
  });
  test('nothing is told to be better than what comes first by tables and what was thought beforehand', () => {
    const choices = CHOICES.map(({ choice }) => ({ choice, worth: choice === 'd' ? 1 : 0 }));
    const [first, ...others] = advised(choices, 0.02);
    expect(first!.choice).toBe('d');
    for (const { chance } of others) expect(chance).toBeLessThanOrEqual(first!.chance);
  });
});

/** The first decision of a match that takes somebody more than a moment; everybody answers with what is listed first. */
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

  /** What it answers when it may ask so often whether its time is over, and how often it asked. */
  const answered = async (most: number) => {
    let asked = 0;
    const until = () => ++asked > most;
    const move = await module.bots.hard(view, seat, seededChance('thought'), { until });
    return { move, asked };
  };

  test('stops at the next table once its time is over, and answers with a listed move', async () => {
    const { move, asked } = await answered(5);
    expect(asked).toBe(6);
    expect(module.legalMoves(view, seat)).toContainEqual(move);
  });
  test('with time enough answers the same as without a limit', async () => {
    const { move, asked } = await answered(Infinity);
    expect(asked).toBeGreaterThan(6);
    expect(move).toEqual(await module.bots.hard(view, seat, seededChance('thought')));
  });
});
