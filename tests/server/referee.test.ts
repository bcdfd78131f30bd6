import type { Game, State } from 'boardgame.io';
import type { AnyGame } from '../../games';
import { cardGame } from '../../games/auf-achse-cards';
import { judge } from '../../server/matches/referee';
import { initialState, servedGames } from '../../server/matches/servedGames';
import { stateIDIn } from './harness';

/** A game that trusts the server: it refuses nothing itself. */
const credulous = (game: Game): AnyGame => ({
  ...cardGame,
  game: { name: 'credulous', minPlayers: 2, maxPlayers: 2, disableUndo: true, ...game },
  playerView: (G) => G,
  judge: () => ({ carryOut: () => [] }),
  flow: undefined,
});

const table = (game: Game) => {
  const served = servedGames([credulous(game)]).get('credulous')!;
  const state = initialState(served, { seed: 'seed', numPlayers: 2, options: {} });
  const move = (playerID: string, name: string, on: State = state, stateID = stateIDIn(on)) =>
    judge(served, on, { playerID, move: { move: name, args: [] }, stateID }, {});
  return { state, move };
};

const count = ({ G }: { G: { n: number } }) => ({ n: G.n + 1 });

const TURNS: Game = { setup: () => ({ n: 0 }), moves: { count } };

describe('the referee refuses even if the game would not', () => {
  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'endTurn', ''])(
    'a move called “%s”',
    (name) => {
      expect(table(TURNS).move('0', name)).toMatchObject({ taken: false, refusal: { reason: 'malformed' } });
    },
  );

  test.each(['1', '2', '__proto__', 'null', ''])('a move of seat “%s”, which is not awaited', (playerID) => {
    expect(table(TURNS).move(playerID, 'count')).toMatchObject({
      taken: false,
      refusal: { reason: 'malformed' },
    });
  });

  test.each(['toString', '__proto__', '7'])('a move of seat “%s”, when several are awaited', (playerID) => {
    const { move } = table({ ...TURNS, turn: { activePlayers: { all: '' } } });
    expect(move(playerID, 'count').taken).toBe(false);
    expect(move('1', 'count').taken).toBe(true);
  });

  test('a move on a position that is past, or never existed', () => {
    const { state, move } = table(TURNS);
    const played = move('0', 'count');
    const next = played.taken ? played.state : state;
    expect(move('0', 'count', next, 0)).toMatchObject({ taken: false, refusal: { reason: 'stale' } });
    expect(move('0', 'count', next, 2)).toMatchObject({ taken: false, refusal: { reason: 'stale' } });
    expect(move('0', 'count', next)).toMatchObject({ taken: true, state: { G: { n: 2 }, _stateID: 2 } });
  });

  test('but not a move on a past position if the game says that does not matter', () => {
    const { state, move } = table({ ...TURNS, moves: { count: { move: count, ignoreStaleStateID: true } } });
    const played = move('0', 'count');
    expect(move('0', 'count', played.taken ? played.state : state, 0).taken).toBe(true);
  });
});

test('only the position itself is stored: no log, no marks of errors', () => {
  const played = table(TURNS).move('0', 'count');
  if (!played.taken) throw new Error(played.refusal.reason);
  expect(Object.keys(played.state).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '_redo',
    '_stateID',
    '_undo',
    'ctx',
    'G',
    'plugins',
  ]);
  expect(played.entries).toHaveLength(1);
});
