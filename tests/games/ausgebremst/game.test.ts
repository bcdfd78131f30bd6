import type { LongFormMove } from 'boardgame.io';
import { racingGame } from '../../../games/ausgebremst';
import type { RaceHappening } from '../../../games/ausgebremst/happenings';
import type { Settings } from '../../../games/ausgebremst/options';
import type { State } from '../../../games/ausgebremst/state';
import { tableOf, type Position, type Step } from '../../../games/shared/table';

type At = Position<State>;

/** A match played step by step; every step must be accepted. */
const match = (options: Partial<Settings>, numPlayers = 3) => {
  const table = tableOf(racingGame, { seed: 'lights', numPlayers, options });
  const play = (from: At, ...steps: Step[]) => {
    let position = from;
    const seen: RaceHappening[] = [];
    for (const step of steps) {
      const outcome = table.play(position, step);
      if (!outcome.taken) throw new Error(`${step.join(' ')}: ${outcome.refusal.reason}`);
      position = outcome.position;
      seen.push(...(outcome.happenings as RaceHappening[]));
    }
    return { position, seen };
  };
  /** Plays random legal moves of the awaited seats until a condition is true. */
  const goOn = (from: At, until: (position: At) => boolean) => {
    let position = from;
    for (let steps = 0; !until(position) && steps < 2000; steps++) {
      const { G } = position;
      const seat = racingGame.awaited(G)[0]!;
      const listed = racingGame.legalMoves(G, seat);
      const { move, args } = listed[(7 * steps) % listed.length]!;
      position = play(position, [seat, move, ...args]).position;
    }
    return position;
  };
  const ready = ['0', '1', '2', '3', '4', '5'].slice(0, numPlayers).map((seat): Step => [seat, 'ready']);
  return { start: table.start, play, goOn, ready, refuse: (at: At, step: Step) => table.play(at, step) };
};

const movesOf = (phase: 'grid' | 'setUp' | 'driving') =>
  Object.entries(racingGame.game.phases![phase]!.moves!) as [string, LongFormMove<State>][];

describe('A-3 The grid', () => {
  test('A-3.2 at the grid all seats act at once', () => {
    const { start, play } = match({});
    expect(start.ctx).toMatchObject({ phase: 'grid', activePlayers: { 0: null, 1: null, 2: null } });
    expect(play(start, ['2', 'ready'], ['0', 'ready']).position.G.ready).toEqual({
      0: true,
      1: false,
      2: true,
    });
  });
  test('A-3.4 in the race only the car whose turn it is acts', () => {
    const { start, play, ready } = match({}, 4);
    const { position, seen } = play(start, ...ready);
    const { ctx, G } = position;
    expect(ctx).toMatchObject({ phase: 'driving', currentPlayer: G.turn.car, activePlayers: null });
    expect(G.turn.car).toBe(G.grid[2]);
    // nuisance cars drive as part of the move before
    expect(
      seen.flatMap((one) => (one.type === 'turn' ? [] : 'car' in one ? one.car : one.type)).slice(-3),
    ).toEqual(['start', 'X', 'Y']);
  });
  test('A-3.4 turns follow the grid, not the seats', () => {
    const { start, play, goOn, ready } = match({}, 5);
    let { position } = play(start, ...ready);
    const order: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { currentPlayer, turn: number } = position.ctx;
      order.push(currentPlayer);
      position = goOn(position, ({ ctx }) => ctx.turn > number);
    }
    expect(order).toEqual(position.G.grid.slice(1));
  });
});

describe('A-2 Aim', () => {
  test('A-2.1 after a race comes the next grid; after the last race the match is over', () => {
    const { start, goOn } = match({ circuits: '1-4' });
    const between = goOn(start, ({ G }) => G.race === 1);
    expect(between.ctx).toMatchObject({ phase: 'grid', activePlayers: { 0: null, 1: null, 2: null } });
    expect(between.G.results).toHaveLength(1);
    const { ctx, G } = goOn(between, (position) => position.ctx.gameover !== undefined);
    expect(G).toMatchObject({ stage: 'over' });
    expect(G.results).toHaveLength(2);
    const { winners, totals } = ctx.gameover as { winners: string[]; totals: Record<string, number> };
    const most = Math.max(...Object.values(totals));
    for (const winner of winners) expect(totals[winner]).toBe(most);
    expect(racingGame.awaited(G)).toEqual([]);
  });
  test('A-2.1 three to six play', () =>
    expect(racingGame.game).toMatchObject({
      name: 'ausgebremst',
      minPlayers: 3,
      maxPlayers: 6,
      disableUndo: true,
    }));
});

describe('A-11 Advanced game', () => {
  test('A-11.10 all cars are set up at once', () => {
    const { start, play, ready } = match({ game: 'advanced' });
    const { position } = play(start, ...ready);
    expect(position.ctx).toMatchObject({ phase: 'setUp', activePlayers: { 0: null, 1: null, 2: null } });
  });
  test('A-11.5 drawing belongs to the turn', () => {
    const { start, goOn } = match({ game: 'advanced' });
    const at = goOn(start, ({ G }) => G.stage === 'driving' && G.turn.step === 'draw');
    expect(at.ctx).toMatchObject({ phase: 'driving', currentPlayer: at.G.turn.car });
  });
  test.each(movesOf('setUp'))(
    'A-11.9 %s is hidden from the log, and is not too late because another came first',
    (_, move) => expect(move).toMatchObject({ redact: true, ignoreStaleStateID: true, client: false }),
  );
  test.each(movesOf('grid'))('A-3.2 %s is not too late because another came first', (_, move) =>
    expect(move).toMatchObject({ ignoreStaleStateID: true, client: false }),
  );
  test.each(movesOf('driving'))('A-3.4 %s is refused if the table has changed', (_, move) => {
    expect(move).toMatchObject({ client: false });
    expect(move.ignoreStaleStateID).toBe(false);
  });
  test('A-11.9 what is done in secret is not revealed in any happening', () => {
    const { start, play, ready } = match({ game: 'advanced' });
    const { position } = play(start, ...ready);
    const { seen } = play(position, ['0', 'chooseSetUp', 'fast']);
    expect(seen).toEqual([
      { type: 'choseSetUp', seat: '0', setUp: null, pitCards: [], unsorted: [], leftOut: [] },
    ]);
  });
});

describe('A-4 A turn (base game)', () => {
  test('A-4.2 an illegal move changes nothing', () => {
    const { start, refuse } = match({});
    expect(refuse(start, ['0', 'wait'])).toMatchObject({
      taken: false,
      refusal: { reason: 'notNow', rule: 'A-3.2' },
    });
  });
  test('A-4.1 the same seed deals the same cards', () => {
    const [one, other] = [match({}), match({})];
    expect(one.play(one.start, ...one.ready).position.G).toEqual(
      other.play(other.start, ...other.ready).position.G,
    );
  });
  test('A-4.1 boardgame.io’s own bots are offered the same moves', () => {
    const { start } = match({});
    expect(racingGame.game.ai!.enumerate(start.G, start.ctx, '1')).toEqual([{ move: 'ready', args: [] }]);
  });
});
