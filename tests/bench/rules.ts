import '../../server/production';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CreateGameReducer } from 'boardgame.io/internal';
import { GAMES, gameOf, type AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import { withOldChance } from '../../games/shared/plugins';
import { readRecord, type Replay } from '../../games/shared/record';
import { moveOf, writable, type Position, type Step } from '../../games/shared/table';

/**
 * How many moves a second do the rules make? `npm run bench:rules` plays every step of the kept matches once by the
 * bare rules (`judge` and `carryOut` on a plain table) and once by boardgame.io's reducer, which guards the move by the
 * same rules; both in turn, so that whatever else the machine does falls on both. Printed is the median of the rounds,
 * per game and per move.
 */

/** One step of a kept match, and the two ways to play it. Each answers how long it took, in ms. */
type Bout = { readonly move: string; readonly bare: () => number; readonly reduced: () => number };

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

const boutOf = (
  module: AnyGame,
  reduce: ReturnType<typeof CreateGameReducer>,
  position: Position<unknown>,
  step: Step,
): Bout => {
  const [playerID] = step;
  const move = moveOf(step);
  const payload = { playerID, type: move.move, args: [...move.args] };
  return {
    move: move.move,
    bare: () => {
      const G: unknown = structuredClone(position.G);
      const random = seededChance('bench');
      return timed(() => {
        const ruling = module.judge(G, playerID, move);
        if ('refusal' in ruling) throw new Error(`${move.move} is refused: ${ruling.refusal.reason}`);
        ruling.carryOut(G, random);
      });
    },
    reduced: () => {
      const before = writable(position);
      return timed(() => reduce(before, { type: 'MAKE_MOVE', payload }));
    },
  };
};

/** Every step of a kept match. */
const boutsOf = ({ record, positions }: Replay, module: AnyGame): Bout[] => {
  const { plugins } = module.game;
  const game = { ...module.game, ...(record.version === 1 && { plugins: withOldChance(plugins) }) };
  const reduce = CreateGameReducer({ game });
  return (record.steps as readonly Step[]).map((step, at) => boutOf(module, reduce, positions[at]!, step));
};

const keptMatches = (module: AnyGame): Replay[] => {
  const folder = join(import.meta.dirname, '../games', module.id, 'replays');
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.choices.json'))
    .map((file) => {
      const reading = readRecord(readFileSync(join(folder, file), 'utf8'), gameOf);
      if (!reading.ok) throw new Error(`${file}: ${JSON.stringify(reading.fault)}`);
      return reading.replay;
    });
};

type Times = { bare: number; reduced: number };

/** Plays every step once each way; answers how long each kind of move took in all, in ms. */
const playRound = (bouts: readonly Bout[], round: number): ReadonlyMap<string, Times> => {
  const byMove = new Map<string, Times>();
  for (const [at, { move, bare, reduced }] of bouts.entries()) {
    const times = byMove.get(move) ?? { bare: 0, reduced: 0 };
    byMove.set(move, times);
    const bareFirst = (at + round) % 2 === 0;
    if (bareFirst) times.bare += bare();
    times.reduced += reduced();
    if (!bareFirst) times.bare += bare();
  }
  return byMove;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const perSecond = (steps: number, ms: number): string => Math.round((steps / ms) * 1000).toLocaleString('en');

/** One line of the table: how fast some steps were, over all rounds. */
const lineOf = (move: string, steps: number, times: readonly Times[]) => ({
  move,
  steps,
  'rules, moves/s': perSecond(steps, median(times.map(({ bare }) => bare))),
  'boardgame.io, moves/s': perSecond(steps, median(times.map(({ reduced }) => reduced))),
  ratio: median(times.map(({ bare, reduced }) => reduced / bare)).toFixed(1),
});

const sum = (rounds: Iterable<Times>): Times => {
  const all = { bare: 0, reduced: 0 };
  for (const { bare, reduced } of rounds) {
    all.bare += bare;
    all.reduced += reduced;
  }
  return all;
};

const { values } = parseArgs({
  options: { game: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const rounds = Math.max(1, Number.parseInt(values.rounds, 10) || 1);

for (const module of GAMES as readonly AnyGame[]) {
  if (values.game !== undefined && values.game !== module.id) continue;
  const bouts = keptMatches(module).flatMap((replay) => boutsOf(replay, module));
  const moves = [...new Set(bouts.map(({ move }) => move))];
  // the first round warms up
  const played = Array.from({ length: rounds + 1 }, (_, round) => playRound(bouts, round)).slice(1);
  process.stdout.write(`${module.id}: ${bouts.length} steps, median of ${rounds} rounds\n`);
  console.table([
    lineOf(
      'all',
      bouts.length,
      played.map((round) => sum(round.values())),
    ),
    ...moves.map((move) =>
      lineOf(
        move,
        bouts.filter((bout) => bout.move === move).length,
        played.map((round) => round.get(move)!),
      ),
    ),
  ]);
}
