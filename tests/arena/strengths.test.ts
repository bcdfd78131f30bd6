import { GAMES, type AnyGame } from '../../games';
import { contest, together, type Kind, type Tallies } from './contest';
import { cellsOf, markdownOf, wilson, withStrengths, type Line } from './report';

/** How often the first of a line-up wins, at matches that are the same every time. */
const shareOf = async (
  module: AnyGame,
  lineUp: readonly Kind[],
  matches: number,
  options: object,
): Promise<number> => {
  const tallies = await contest({ module, lineUp, matches, options, seed: 'a small arena' });
  return tallies[lineUp[0]!]!.wins / matches;
};

const [cards, board, race] = GAMES as readonly AnyGame[] as readonly [AnyGame, AnyGame, AnyGame];

// wide bounds: so few matches prove no strength, but a player that has lost its wits is found out
describe('stronger players win more often', () => {
  test.each<[string, AnyGame, readonly Kind[], number, object, number]>([
    ['the card game, normal among easy', cards, ['normal', 'easy', 'easy'], 120, { stages: 2 }, 0.5],
    ['the board game, hard against easy', board, ['hard', 'easy'], 2, { publicContracts: 4 }, 0.5],
    ['the board game, who follows the hints', board, ['advised', 'easy'], 2, { publicContracts: 4 }, 0.5],
    ['a race, normal among random', race, ['normal', 'random', 'random'], 3, { circuits: '1' }, 0.5],
  ])('%s', async (_, module, lineUp, matches, options, least) =>
    expect(await shareOf(module, lineUp, matches, options)).toBeGreaterThanOrEqual(least),
  );
});

const counted = ({ moves, seats, total, wins }: NonNullable<Tallies['easy']>) => ({
  moves,
  seats,
  total,
  wins,
});

describe('the arena', () => {
  const whole = {
    module: cards,
    lineUp: ['easy', 'random'],
    matches: 5,
    seed: 'shares',
    options: { stages: 1 },
  } as const;

  test('comes to the same, in one piece or in several', async () => {
    const parts = await Promise.all([0, 1].map((number) => contest({ ...whole, share: { number, of: 2 } })));
    expect(counted(together(parts).easy!)).toEqual(counted((await contest(whole)).easy!));
  });
  test('lets everybody sit everywhere: among its likes each wins its share of every deal', async () => {
    const { easy } = await contest({ ...whole, lineUp: ['easy', 'easy'], matches: 4 });
    expect(easy).toMatchObject({ seats: 8, wins: 4 });
  });
  test('writes its table where the README has one, and nothing else', async () => {
    const line: Line = { module: cards, lineUp: whole.lineUp, matches: 5, tallies: await contest(whole) };
    const table = markdownOf([line]);
    expect(table.split('\n')).toHaveLength(3);
    expect(table).toContain(cellsOf(line)['95 %']);
    const before = 'a\n<!-- strengths: npm run arena -- --write -->\nold\n<!-- /strengths -->\nz';
    const after = withStrengths(before, table);
    expect(after).toContain(table);
    expect(after).not.toContain('old');
    expect([after.slice(0, 2), after.slice(-2)]).toEqual(['a\n', '\nz']);
    expect(() => withStrengths('nowhere', table)).toThrow('nowhere');
  });
  test.each([
    [50, 100, 0.404, 0.596],
    [0, 10, 0, 0.278],
  ])('%d of %d: where the true share lies', (wins, matches, low, high) => {
    const [from, to] = wilson(wins, matches);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });
});
