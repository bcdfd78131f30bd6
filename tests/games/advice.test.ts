import { GAMES, type AnyGame } from '../../games';
import { racingGame } from '../../games/ausgebremst';
import { MOST_ADVICE, type Advice } from '../../games/shared/bots/advice';
import { seededChance } from '../../games/shared/chance';
import { tableOf } from '../../games/shared/table';
import { atOnce, frozen } from '../harness';
import { scenario } from './ausgebremst/scenario';

/** Positions of a match between good players, before the steps with these numbers, and the seat that decides. */
const positionsOf = (module: AnyGame, steps: readonly number[]) => {
  const table = tableOf(module, { seed: 'advice', numPlayers: 3 });
  let position = table.start;
  const found: { G: unknown; seat: string }[] = [];
  for (let step = 0; step <= steps.at(-1)!; step++) {
    const { G } = position;
    const seat = module.awaited(G)[0]!;
    if (steps.includes(step)) found.push({ G, seat });
    const view = module.playerView(G, seat);
    const { move, args } = atOnce(module.bots.normal(view, seat, seededChance(`${step}`)));
    const outcome = table.play(position, [seat, move, ...args]);
    if (!outcome.taken) throw new Error('a listed move was refused');
    position = outcome.position;
  }
  return found;
};

/** The hints there, at the true table or at one that looks the same. */
const adviceAt = (module: AnyGame, G: unknown, seat: string): readonly Advice[] =>
  module.advise!(frozen(module.playerView(G, seat)), seat, seededChance('thought'));

const ADVISED = GAMES.filter((module: AnyGame) => module.advise).map(
  (module) => [module.id, module] as const,
);

describe.each<readonly [string, AnyGame]>(ADVISED)('hints in %s', (_, module) => {
  const positions = positionsOf(module, [11, 22, 40]).map(({ G, seat }) => ({
    G,
    seat,
    advice: adviceAt(module, G, seat),
  }));

  test('depend only on what the seat sees', () => {
    for (const { G, seat, advice } of positions) {
      const view = module.playerView(G, seat);
      const other = module.imagine(view, seat, seededChance('elsewhere'));
      expect(module.playerView(other, seat)).toEqual(view);
      expect(adviceAt(module, other, seat)).toEqual(advice);
    }
  });

  test('name legal moves, best first, each with at least one reason', () => {
    expect(positions.filter(({ advice }) => advice.length > 1).length).toBeGreaterThan(0);
    for (const { G, seat, advice } of positions) {
      const view = module.playerView(G, seat);
      expect(advice.length).toBeLessThanOrEqual(MOST_ADVICE);
      for (const { moves, chance, reasons } of advice) {
        expect(moves.map((move) => module.whyNot(view, seat, move))).toEqual(moves.map(() => undefined));
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(reasons.length).toBeGreaterThan(0);
      }
      const chances = advice.map(({ chance }) => Math.round(100 * chance));
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      expect(new Set(advice.map(({ moves }) => JSON.stringify(moves))).size).toBe(advice.length);
    }
  });
});

describe('hints in an advanced race', () => {
  const module = GAMES.find(({ id }) => id === 'ausgebremst') as AnyGame;
  const MOVES = ['chooseSetUp', 'draw', 'fetch', 'stow'];
  /** For each of these moves, the first place in a match between good players where it is a choice. */
  const places = new Map<string, { readonly G: unknown; readonly seat: string }>();
  beforeAll(() => {
    const table = tableOf(module, { seed: 'set up', numPlayers: 3, options: { game: 'advanced' } });
    let position = table.start;
    for (let step = 0; places.size < MOVES.length; step++) {
      const { G } = position;
      const seat = module.awaited(G)[0]!;
      const view = module.playerView(G, seat);
      const legal = module.legalMoves(view, seat);
      const [{ move }] = legal as [(typeof legal)[number]];
      if (legal.length > 1 && MOVES.includes(move) && !places.has(move)) places.set(move, { G, seat });
      const chosen = atOnce(module.bots.normal(view, seat, seededChance(`${step}`)));
      const outcome = table.play(position, [seat, chosen.move, ...chosen.args]);
      if (!outcome.taken) throw new Error('a listed move was refused');
      position = outcome.position;
    }
  });

  test.each(MOVES)('say what to %s, and why', (move) => {
    const { G, seat } = places.get(move)!;
    const advice = adviceAt(module, G, seat);
    expect(advice.length).toBeGreaterThan(1);
    for (const { moves, reasons, isRough } of advice) {
      // a few whole races can rank set-ups, but give no exact percentage
      expect(Boolean(isRough)).toBe(move === 'chooseSetUp');
      expect(moves.map((one) => one.move)).toEqual([move]);
      expect(reasons.length).toBeGreaterThan(0);
    }
    const view = module.playerView(G, seat);
    const elsewhere = module.imagine(view, seat, seededChance('elsewhere'));
    expect(adviceAt(module, elsewhere, seat)).toEqual(advice);
  });

  test('name the right move where no other deserves a thought', () => {
    const cars = { 0: { space: 'drom-1a1', crossed: 3, stopped: true } } as const;
    const G = scenario({ cars, hands: { 0: [1, 6] }, table: { sixFree: true } });
    const advice = adviceAt(module, G, '0');
    expect(racingGame.legalMoves(G, '0').length).toBeGreaterThan(1);
    expect(advice).toHaveLength(1);
  });

  test('say nothing about stacks whose top cards the seat cannot know', () => {
    const { G, seat } = places.get('draw')!;
    const known = adviceAt(module, G, seat);
    const { stacks } = G as { stacks: Record<string, unknown[][]> };
    // the same cards, laid out in another way
    const [first, ...others] = stacks[seat]!;
    const laid = {
      ...(G as object),
      stacks: { ...stacks, [seat]: [[], [...first!, ...others[0]!], ...others.slice(1)] },
    };
    expect(known.length).toBeGreaterThan(1);
    expect(adviceAt(module, laid, seat)).toEqual([]);
  });
});

test('nobody gets hints while another seat decides', () => {
  const module = GAMES.find(({ id }) => id === 'auf-achse-board') as AnyGame;
  const [{ G }] = positionsOf(module, [0]) as unknown as [{ G: unknown }];
  const other = ['0', '1', '2'].find((seat) => !module.awaited(G).includes(seat))!;
  expect(adviceAt(module, G, other)).toEqual([]);
});
