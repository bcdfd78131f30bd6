import { boardGame } from '../../../games/auf-achse-board';
import { CONTRACTS } from '../../../games/auf-achse-board/contracts';
import type { BoardHappening } from '../../../games/auf-achse-board/happenings';
import { BACK, type State } from '../../../games/auf-achse-board/state';
import { MOVES as EVERY_MOVE } from '../../../games/auf-achse-board/moves';
import { tableOf, type Position, type Step } from '../../../games/shared/table';
import { anyContract, apart, before, drew, rolled, seenOf, underWay, type About } from './scenario';

/**
 * A boardgame.io table in the middle of driving, with these things on it; `play` makes steps that must all be
 * accepted.
 */
const tableWith = (about: About) => {
  const G = underWay(about);
  const table = tableOf(boardGame, { seed: 'a', numPlayers: Object.keys(G.hands).length });
  const { ctx } = table.start;
  const task = G.tasks.at(-1);
  const start: Position<State> = {
    ...table.start,
    G,
    ctx: {
      ...ctx,
      phase: 'driving',
      currentPlayer: G.turn.seat,
      playOrderPos: ctx.playOrder.indexOf(G.turn.seat),
      activePlayers: task ? { [task.seat]: task.type } : null,
    },
  };
  const play = (...steps: Step[]) => {
    let position = start;
    const seen: BoardHappening[] = [];
    for (const step of steps) {
      const outcome = table.play(position, step);
      if (!outcome.taken) throw new Error(`${step.join(' ')} was refused: ${outcome.refusal.reason}`);
      position = outcome.position;
      seen.push(...seenOf(outcome.happenings));
    }
    return { G: position.G, ctx: position.ctx, seen, position };
  };
  return { start, play };
};

const { id } = anyContract();
const others = CONTRACTS.filter((contract) => contract.id !== id).map((contract) => contract.id);
/** Seat 0 has reached Flensburg exactly. */
const inFlensburg: About = {
  trucks: { 0: 'flensburg', 1: 'basel-milano.1', 2: 'basel-milano.2' },
  offer: [id, null, null, null],
  turn: { rolled: true, reached: 'flensburg', exact: true },
};

/** The moves of both phases. */
const MOVES = Object.values(boardGame.game.phases!).flatMap(({ moves }) => Object.entries(moves!));

/** The result when seat 0 delivers its last contract, and none is left to come. */
const lastLoad = (money: State['money']) => {
  const { to } = anyContract();
  return tableWith({
    trucks: apart(to),
    pile: [],
    hands: { 0: [], 1: [others[0]!] },
    aboard: { 0: [id], 1: [] },
    money,
  }).play(['0', 'unload', id]).ctx.gameover;
};

describe('B-2 Set-up', () => {
  test('B-2.2 the placing phase lasts until the last truck stands, seat after seat', () => {
    const table = tableOf(boardGame, { seed: 'a', numPlayers: 3 });
    const { startPlayer } = table.start.G;
    expect(table.start.ctx).toMatchObject({ phase: 'placing', currentPlayer: startPlayer });
    let position = table.start;
    for (const n of [1, 2, 3]) {
      const seat = position.ctx.currentPlayer;
      expect(position.G.tasks).toEqual([{ type: 'place', seat }]);
      const outcome = table.play(position, [seat, 'place', `nuernberg-berlin.${n}`]);
      if (!outcome.taken) throw new Error('refused');
      position = outcome.position;
      expect(seenOf(outcome.happenings)[0]).toEqual({ type: 'placed', seat, space: `nuernberg-berlin.${n}` });
    }
    expect(position.ctx).toMatchObject({ phase: 'driving', currentPlayer: startPlayer });
    expect(Object.values(position.G.hands).map((hand) => hand.length)).toEqual([3, 3, 3]);
  });
});

describe('B-3 A turn', () => {
  test('B-3.1 every move of the rules is a move of the game', () => {
    const named = MOVES.map(([name]) => name);
    expect(new Set(named)).toEqual(new Set(EVERY_MOVE.map(({ name }) => name)));
  });
  test('B-3.1 after the roll, driving comes next', () => {
    const { G, ctx } = tableWith({ trucks: apart('hamburg') }).play(['0', 'roll']);
    expect(G.tasks).toEqual([rolled(G.tasks[0]!.type === 'drive' ? G.tasks[0]!.die! : 0)]);
    expect(ctx).toMatchObject({ currentPlayer: '0', activePlayers: { 0: 'drive' } });
  });
  test('B-3.1 after a move the turn is free again', () =>
    expect(
      tableWith({ trucks: apart('hamburg'), turn: { rolled: true }, tasks: [rolled(3)] }).play([
        '0',
        'drive',
        'hamburg-berlin.3',
      ]).ctx,
    ).toMatchObject({ currentPlayer: '0', activePlayers: { 0: null } }));
  test('B-3.2 the next turn belongs to the next seat', () => {
    const { ctx, G } = tableWith({ ...inFlensburg }).play(['0', 'endTurn']);
    expect([ctx.currentPlayer, G.turn.seat, ctx.activePlayers]).toEqual(['1', '1', null]);
  });
  test('B-3.4 a seat that misses its turn is passed over', () => {
    const { ctx, seen } = tableWith({ ...inFlensburg, missed: { 0: 0, 1: 1, 2: 0 } }).play(['0', 'endTurn']);
    expect([ctx.currentPlayer, seen]).toEqual([
      '2',
      [
        { type: 'missed', seat: '1' },
        { type: 'turn', seat: '2' },
      ],
    ]);
  });
  test('B-3.4 when all others miss theirs the same seat has another turn', () => {
    const { ctx, G } = tableWith({ ...inFlensburg, missed: { 0: 0, 1: 1, 2: 1 } }).play(
      ['0', 'endTurn'],
      ['0', 'roll'],
    );
    expect([ctx.currentPlayer, G.turn.rolled]).toEqual(['0', true]);
  });
});

describe('B-7 Public contracts: the auction', () => {
  test('B-7.5 bidding goes from seat to seat while the turn stays where it is', () => {
    const table = tableWith(inFlensburg);
    expect(table.play(['0', 'callAuction', 0]).ctx).toMatchObject({
      currentPlayer: '0',
      activePlayers: { 1: 'auction' },
    });
    expect(table.play(['0', 'callAuction', 0], ['1', 'bid', 1]).ctx).toMatchObject({
      currentPlayer: '0',
      activePlayers: { 2: 'auction' },
    });
    expect(table.play(['0', 'callAuction', 0], ['1', 'pass'], ['2', 'pass']).ctx).toMatchObject({
      currentPlayer: '0',
      activePlayers: { 0: null },
    });
  });
  test('B-7.7 a winner out of turn is asked whether to load', () => {
    const { from } = anyContract();
    const { ctx, G } = tableWith({
      ...inFlensburg,
      trucks: { 0: 'flensburg', 1: from, 2: 'basel-milano.2' },
    }).play(['0', 'callAuction', 0], ['1', 'bid', 1], ['2', 'pass'], ['0', 'pass'], ['1', 'load', id]);
    expect([ctx.currentPlayer, ctx.activePlayers, G.aboard['1']]).toEqual(['0', { 0: null }, [id]]);
  });
});

describe('B-11 Event cards: general', () => {
  test('B-11.5 the partner drives in the turn of the other', () => {
    const { ctx, G } = tableWith({
      trucks: { 0: 'nuernberg-berlin.2', 1: 'hamburg-berlin.1' },
      turn: { rolled: true },
      tasks: [drew('roadRunner')],
    }).play(['0', 'carryOut', '1'], ['0', 'decline'], ['1', 'drive', 'berlin']);
    expect([ctx.currentPlayer, ctx.activePlayers, G.trucks['1']]).toEqual(['0', { 0: null }, 'berlin']);
  });
});

describe('B-13 End of the game', () => {
  const { revenue } = anyContract();
  test('B-13.2 the match ends with the totals and the richest player as winner', () =>
    expect(lastLoad({ 0: 0, 1: revenue + 1 })).toEqual({
      winners: ['1'],
      totals: { 0: revenue, 1: revenue + 1 },
    }));
  test('B-13.2 equal sums share the win', () =>
    expect(lastLoad({ 0: 0, 1: revenue })).toEqual({
      winners: ['0', '1'],
      totals: { 0: revenue, 1: revenue },
    }));
});

describe('B-1 Components', () => {
  const dumping: About = {
    trucks: { 0: before('kassel', 2), 1: 'basel-milano.1', 2: 'basel-milano.2' },
    hands: { 0: [id, others[0]!], 1: [others[1]!], 2: [others[2]!] },
    turn: { rolled: true },
    tasks: [drew('frachtDumping')],
  };
  test('B-1.3 the log does not show which contract is given away', () => {
    const { G, seen, position } = tableWith(dumping).play(['0', 'give', id]);
    expect(G.hands['2']).toEqual([others[2], id]);
    expect(seen).toEqual([
      { type: 'gave', seat: '0', to: '2', card: 'frachtDumping', left: BACK, came: BACK },
    ]);
    expect(position.deltalog).toMatchObject([{ redact: true }]);
  });
  test('B-1.3 all other moves are made openly', () => {
    const { position } = tableWith({ ...dumping, tasks: [rolled(2)] }).play(['0', 'drive', 'kassel']);
    expect(position.deltalog?.[0]?.redact).toBeFalsy();
  });
  test.each(MOVES)('B-1.3 run only on the server, and redacted only if secret: %s', (name, move) =>
    expect(move).toMatchObject({ client: false, redact: name === 'give' }),
  );
});
