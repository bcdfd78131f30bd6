import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { GAMES } from '../../../games';
import { guarded, sameMove, tableInSight } from '../../../games/shared/legality';

describe('the same move', () => {
  test.each([
    ['lay', ['10-1'], true],
    ['lay', [], false],
    ['lay', ['10-1', '10-1'], false],
    ['lay', ['10-2'], false],
    ['lay', [['10-1']], false],
    ['pass', ['10-1'], false],
  ])('is %s with %j: %s', (move, args, same) =>
    expect(sameMove({ move: 'lay', args: ['10-1'] }, { move, args })).toBe(same),
  );
});

describe('a guarded move', () => {
  type Table = { open: number[]; played: number[] };
  const play = guarded<Table, Table>(
    (view, playerID) => (playerID === '0' ? view.open.map((n) => ({ move: 'play', args: [n] })) : []),
    'play',
    ({ G }, n: number) => void G.played.push(n),
  );
  const tried = (playerID: string, ...args: unknown[]) => {
    const G: Table = { open: [1, 2], played: [] };
    const answer = play({ G, ctx: {} as Ctx, playerID } as Parameters<typeof play>[0], ...args);
    return { answer, played: G.played };
  };

  test('happens when it is listed', () => expect(tried('0', 2)).toEqual({ answer: undefined, played: [2] }));
  test.each([
    ['0', [3]],
    ['0', ['2']],
    ['0', []],
    ['0', [2, 2]],
    ['1', [2]],
  ])('is refused when it is not: seat %s with %j', (playerID, args) =>
    expect(tried(playerID, ...args)).toEqual({ answer: INVALID_MOVE, played: [] }),
  );

  test('asks for the list with the table itself, and writes on a draft of it', () => {
    const shown: Table[] = [];
    const move = guarded<Table, Table>(
      (view) => {
        shown.push(view);
        return [{ move: 'play', args: [1] }];
      },
      'play',
      ({ G }, n: number) => void G.played.push(n),
    );
    const game: Game<Table> = {
      setup: () => ({ open: [1], played: [] }),
      plugins: [tableInSight],
      moves: { play: move },
    };
    const before = InitializeGame({ game });
    const reduce = CreateGameReducer({ game });
    const after = reduce(before, { type: 'MAKE_MOVE', payload: { type: 'play', args: [1], playerID: '0' } });
    expect(shown).toHaveLength(1);
    expect(shown[0]).toBe(before.G);
    expect([before.G.played, after.G.played]).toEqual([[], [1]]);
  });

  test.each(GAMES.map(({ game }) => [game.name, game] as const))('of %s has its table in sight', (_, game) =>
    expect(game.plugins).toContain(tableInSight),
  );
});
