import type { State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, InitializeGame } from 'boardgame.io/internal';
import { GAMES } from '../../../games';
import { hasOwnChance, tableInSight, withOldChance } from '../../../games/shared/plugins';
import { moverOf, tableOf } from '../../../games/shared/table';
import { nim } from '../../example/game';
import { movesTaken } from '../../harness';

// boardgame.io complains about every refused action
beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const start = (seed = 'seed'): State => InitializeGame({ game: { ...nim.game, seed }, numPlayers: 2 });
const reduce = CreateGameReducer({ game: nim.game });
const took = (state: State, playerID: string, ...args: unknown[]): State =>
  reduce(state, { type: 'MAKE_MOVE', payload: { type: 'take', playerID, args } });

describe('on any boardgame.io server', () => {
  test.each(['endGame', 'endPhase', 'endStage', 'endTurn', 'pass', 'setPhase', 'setStage', 'noSuchEvent'])(
    'nobody gets anywhere with the event %s',
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
  test('a move that is not listed changes nothing', () => {
    const state = start();
    expect(took(state, '0', 'short', 4).G).toBe(state.G);
    expect(took(state, '1', 'short', 1).G).toBe(state.G);
  });
  test('nothing of the generator is sent, and what was told is', () => {
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
  test('a match without a seed gets one that nobody knows', () => {
    const seeds = [0, 1].map(
      () => (InitializeGame({ game: nim.game }).plugins['chance']!.data as { seed: string }).seed,
    );
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[1]).not.toBe(seeds[0]);
  });
});

describe('a match that was begun with the generator of boardgame.io', () => {
  test('is known as one', () => {
    const old = { ...nim.game, plugins: withOldChance(nim.game.plugins) };
    const begun = InitializeGame({ game: { ...old, seed: 'seed' }, numPlayers: 2 });
    expect([hasOwnChance(begun), hasOwnChance(start())]).toEqual([false, true]);
    // and goes on with it under today's rules
    expect(hasOwnChance(took(begun, '0', 'short', 1))).toBe(false);
    expect(took(begun, '0', 'short', 1).G).toMatchObject({ sticks: { short: 2, middle: 4, long: 5 } });
  });
});

describe('a move that has been judged', () => {
  test('is not judged again, nor does its ruling serve for another', () => {
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
    // the same table, once more, without a ruling
    expect(took(table as State, '0', 'short', 2).G).toMatchObject({
      sticks: { short: 1, middle: 4, long: 5 },
    });
  });

  test.each(GAMES.map(({ id, game }) => [id, game] as const))(
    'of %s is judged on the table itself',
    (_, game) => expect(game.plugins).toContain(tableInSight),
  );
});
