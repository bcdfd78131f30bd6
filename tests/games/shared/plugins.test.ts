import type { State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, InitializeGame } from 'boardgame.io/internal';
import { GAMES } from '../../../games';
import { hasOwnChance, tableInSight, withOldChance } from '../../../games/shared/plugins';
import { moverOf, tableOf } from '../../../games/shared/table';
import { nim } from '../../example/game';
import { movesTaken } from '../../harness';

// boardgame.io logs an error for every refused action
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const start = (seed = 'seed'): State => InitializeGame({ game: { ...nim.game, seed }, numPlayers: 2 });
const reduce = CreateGameReducer({ game: nim.game });
const took = (state: State, playerID: string, ...args: unknown[]): State =>
  reduce(state, { type: 'MAKE_MOVE', payload: { type: 'take', playerID, args } });

describe('on any boardgame.io server', () => {
  test.each(['endGame', 'endPhase', 'endStage', 'endTurn', 'pass', 'setPhase', 'setStage', 'noSuchEvent'])(
    'nobody achieves anything with the event %s',
    (type) => {
      const state = took(start(), '0', 'short', 1);
      for (const playerID of ['1', null]) {
        const { transients: _error, ...next } = reduce(state, {
          type: 'GAME_EVENT',
          payload: { type, playerID: playerID as string, args: ['0'] },
        });
        expect([next.G, next.ctx, movesTaken(next)]).toEqual([state.G, state.ctx, movesTaken(state)]);
      }
    },
  );
  test('an illegal move changes nothing', () => {
    const state = start();
    expect(took(state, '0', 'short', 4).G).toBe(state.G);
    expect(took(state, '1', 'short', 1).G).toBe(state.G);
  });
  test('nothing of the generator is sent, but the happenings are', () => {
    const state = took(start('the seed of it'), '0', 'short', 2);
    for (const playerID of ['0', null]) {
      const { args } = getFilterPlayerView(nim.game)(playerID, { type: 'update', args: ['match', state] });
      expect(JSON.stringify(args)).not.toContain('the seed of it');
      expect((args[1] as State).plugins['told']).toEqual({
        data: [
          { type: 'took', seat: '0', row: 'short', sticks: 2 },
          { type: 'turn', seat: '1' },
        ],
      });
    }
  });
  test('a match without a seed gets a secret one', () => {
    const seeds = [0, 1].map(
      () => (InitializeGame({ game: nim.game }).plugins['chance']!.data as { seed: string }).seed,
    );
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[1]).not.toBe(seeds[0]);
  });
});

describe('a match begun with boardgame.io’s own generator', () => {
  test('is recognised as one', () => {
    const old = { ...nim.game, plugins: withOldChance(nim.game.plugins) };
    const begun = InitializeGame({ game: { ...old, seed: 'seed' }, numPlayers: 2 });
    expect([hasOwnChance(begun), hasOwnChance(start())]).toEqual([false, true]);
    // and continues with it under the present rules
    expect(hasOwnChance(took(begun, '0', 'short', 1))).toBe(false);
    expect(took(begun, '0', 'short', 1).G).toMatchObject({ sticks: { short: 2, middle: 4, long: 5 } });
  });
});

describe('a move that was already judged', () => {
  test('is not judged again, and its ruling is not used for another move', () => {
    const { start: table } = tableOf(nim, { seed: 'seed', numPlayers: 2 });
    const move = { move: 'take', args: ['short', 2] };
    const ruling = nim.judge(table.G, '0', move);
    const asked = jest.fn(() => []);
    const { flow: _plainly, ...byTheFramework } = nim;
    const handed = moverOf(byTheFramework)(table, {
      playerID: '0',
      move,
      ruling: { carryOut: asked },
    }) as State;
    expect(asked).toHaveBeenCalledTimes(1);
    expect(movesTaken(handed)).toBe(1);
    expect('carryOut' in ruling).toBe(true);
    // the same table once more, without a ruling
    expect(took(table as State, '0', 'short', 2).G).toMatchObject({
      sticks: { short: 1, middle: 4, long: 5 },
    });
  });

  test.each(GAMES.map(({ id, game }) => [id, game] as const))(
    'of %s is judged on the table itself',
    (_, game) => expect(game.plugins).toContain(tableInSight),
  );
});
