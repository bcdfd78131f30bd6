// in production mode boardgame.io checks less and takes a third of the time
import '../../../server/production';
import { ActivePlayers } from 'boardgame.io/core';
import { GAMES, type AnyGame } from '../../../games';
import { seededChance } from '../../../games/shared/chance';
import { flowOf, type TurnRules } from '../../../games/shared/flow';
import { GO_BACK } from '../../../games/shared/goingBack';
import { withOldChance } from '../../../games/shared/plugins';
import {
  moverOf,
  moveIn,
  tableOf,
  type Opening,
  type Position,
  type Step,
} from '../../../games/shared/table';
import { UNDO } from '../../../games/shared/undo';
import { nim as typedNim } from '../../example/game';
import { anyStep, choicesAt, openingsOf, rawTable } from '../../harness';
import { keptNames, keptRecord } from '../../keptRecords';
import { replayed } from '../../replayed';

const nim = typedNim as unknown as AnyGame;

beforeAll(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

/** The module for matches with this version of the random source. */
const dealtBy = (module: AnyGame, version: number): AnyGame =>
  version === 1
    ? { ...module, game: { ...module.game, plugins: withOldChance(module.game.plugins) } }
    : module;

/** Compares every step with boardgame.io's own reducer: table, turn, log, plugins, and the order of keys. */
const expectSame = (
  module: AnyGame,
  positions: readonly Position<unknown>[],
  steps: readonly Step[],
): void => {
  const reduced = rawTable(module);
  for (const [at, step] of steps.entries()) {
    // boardgame.io has no steps that take something back
    if (step[1] === UNDO || step[1] === GO_BACK) continue;
    const [before, after] = [positions[at]!, positions[at + 1]!];
    if (JSON.stringify(reduced(before, step)) !== JSON.stringify(after))
      throw new Error(`step ${at + 1}, ${step.join(' ')}, comes to something else`);
  }
};

/** A match of random moves: this many steps, or as many as there are. */
const wandered = (module: AnyGame, opening: Opening, atMost = 150) => {
  const table = tableOf(module, opening);
  const choose = anyStep(seededChance(`plain ${opening.seed}`));
  const steps: Step[] = [];
  const positions: Position<unknown>[] = [table.start];
  for (let at = table.start; steps.length < atMost && !at.ctx.gameover; at = positions.at(-1)!) {
    const step = choose(choicesAt(module, at), at, positions);
    const outcome = table.play(at, step);
    if (!outcome.taken) throw new Error(`${step.join(' ')}: ${outcome.refusal.reason}`);
    steps.push(step);
    positions.push(outcome.position);
  }
  return { steps, positions };
};

describe.each([...(GAMES as readonly AnyGame[]), nim].map((module) => [module.id, module] as const))(
  '%s on a plain table',
  (id, module) => {
    const kept = id === nim.id ? [] : keptNames(id);
    if (kept.length)
      test('every step of every stored match is the same as boardgame.io’s', () => {
        for (const name of kept) {
          const { record, positions } = replayed(keptRecord(id, name));
          expectSame(dealtBy(module, record.version), positions, record.steps);
        }
      });
    test('so is every step of random matches, with every option', () => {
      for (const opening of openingsOf(module, 1)) {
        const { steps, positions } = wandered(module, opening);
        expectSame(module, positions, steps);
      }
    });
    test('a given position never changes, and what a move leaves unchanged is shared', () => {
      const table = tableOf(module, { seed: 'values', numPlayers: module.game.minPlayers });
      const told = JSON.stringify(table.start);
      const [step] = choicesAt(module, table.start);
      const outcome = table.play(table.start, step!);
      if (!outcome.taken) throw new Error(outcome.refusal.reason);
      const [before, after] = [table.start, outcome.position].map(({ G }) => G as Record<string, object>);
      expect(JSON.stringify(table.start)).toBe(told);
      expect(Object.isFrozen(after) && Object.values(after!).every(Object.isFrozen)).toBe(true);
      expect(after!['options']).toBe(before!['options']);
      expect(after).not.toBe(before);
    });
  },
);

describe('a game with turns that the plain table does not know', () => {
  type Turns = TurnRules<{ readonly sticks: number }>;
  const told = (turn: Turns, more: object = {}) =>
    flowOf<{ readonly sticks: number }>({
      playing: { start: true, moves: [{ name: 'take' }], turn, ...more },
    });

  test.each<[string, Turns]>([
    ['a hook of its own', { onMove: () => {} }],
    ['what is done at the end of a turn', { onEnd: () => {} }],
    ['stages with moves of their own', { stages: { bidding: { moves: {} } } }],
    ['a limit', { maxMoves: 1 }],
    ['seats with a limit', { activePlayers: ActivePlayers.ALL_ONCE }],
    ['seats by name', { activePlayers: ['0'] }],
    ['seats of its own', { order: { first: () => 0, next: () => 0, playOrder: () => ['1'] } as never }],
  ])('with %s: only boardgame.io can tell', (_, turn) => expect(told(turn)).toBeUndefined());
  test('with an action at the start of a phase: only boardgame.io can tell', () =>
    expect(told({}, { onBegin: () => {} })).toBeUndefined());
  test('without such settings the plain table can tell', () => {
    expect(told({ activePlayers: ActivePlayers.ALL, active: () => ({}) })).toBeDefined();
    expect(told({})).toBeDefined();
  });

  test('is played by boardgame.io itself', () => {
    const onEnd = jest.fn();
    const { playing } = nim.game.phases!;
    const game = { ...nim.game, phases: { playing: { ...playing, turn: { ...playing!.turn, onEnd } } } };
    const asked = { ...nim, game, flow: undefined } as AnyGame;
    const { start } = tableOf(asked, { seed: 'seed', numPlayers: 2 });
    const step: Step = ['0', 'take', 'short', 1];
    const move = moveIn(step);
    const after = moverOf(asked)(start, { playerID: '0', move, ruling: asked.judge(start.G, '0', move) });
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(after).toEqual(rawTable(nim)(start, step));
  });
  test('so is a game with a plugin of its own', () => {
    const flush = jest.fn(() => 'kept');
    const plugins = [...nim.game.plugins!, { name: 'own', api: () => ({}), flush }];
    const asked = { ...nim, game: { ...nim.game, plugins } } as AnyGame;
    const table = tableOf(asked, { seed: 'seed', numPlayers: 2 });
    flush.mockClear();
    table.play(table.start, ['0', 'take', 'short', 1]);
    expect(flush).toHaveBeenCalledTimes(1);
  });
});
