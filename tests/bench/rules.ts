import '../../server/production';
import { parseArgs } from 'node:util';
import { CreateGameReducer } from 'boardgame.io/internal';
import { GAMES, type AnyGame } from '../../games';
import { seededChance } from '../../games/shared/chance';
import { GO_BACK } from '../../games/shared/goingBack';
import type { Replay } from '../../games/shared/record';
import { moveIn, moverOf, writable, type Position, type Step } from '../../games/shared/table';
import { UNDO } from '../../games/shared/undo';
import { keptNames, keptRecord } from '../keptRecords';
import { replayed } from '../replayed';

/**
 * How many moves per second do the rules make? `npm run bench:rules` plays every step of the kept matches in three
 * ways: by the bare rules (`judge` and `carryOut` on a separate table), as a whole step (judged, made on a plain
 * copy, with turn, log and everything else of a position), and by boardgame.io's reducer, which guards the move with
 * the same rules; alternately, so that other load on the machine affects all three. It prints the median of the
 * rounds, per game and per move, and how often per second `legalMoves` and `imagine` can be called before these
 * steps.
 */

const WAYS = ['bare', 'step', 'reduced'] as const;
type Way = (typeof WAYS)[number];

/** One step of a kept match, and the ways to play it. Each returns how long it took, in ms. */
type Bout = { readonly move: string } & Readonly<Record<Way, () => number>>;

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** The position with today's random generator: no new match uses boardgame.io's own. */
const keyed = (position: Position<unknown>): Position<unknown> => ({
  ...position,
  plugins: { ...position.plugins, chance: { data: { seed: 'bench', drawn: 0 } } },
});

type Ways = {
  readonly module: AnyGame;
  readonly make: ReturnType<typeof moverOf<unknown, unknown, unknown>>;
  readonly reduce: ReturnType<typeof CreateGameReducer>;
};

const boutOf = ({ module, make, reduce }: Ways, position: Position<unknown>, step: Step): Bout => {
  const [playerID] = step;
  const move = moveIn(step);
  const payload = { playerID, type: move.move, args: [...move.args] };
  const judged = (G: unknown) => {
    const ruling = module.judge(G, playerID, move);
    if ('refusal' in ruling) throw new Error(`${move.move} is refused: ${ruling.refusal.reason}`);
    return ruling;
  };
  return {
    move: move.move,
    bare: () => {
      const G: unknown = structuredClone(position.G);
      const random = seededChance('bench');
      return timed(() => judged(G).carryOut(G, random));
    },
    step: () => timed(() => make(position, { playerID, move, ruling: judged(position.G) })),
    reduced: () => {
      const before = writable(position);
      return timed(() => reduce(before, { type: 'MAKE_MOVE', payload }));
    },
  };
};

/** Every step of a kept match that the rules make; taking back is done by the table. */
const boutsOf = ({ record, positions }: Replay, ways: Ways): Bout[] =>
  record.steps.flatMap((step, at) =>
    step[1] === UNDO || step[1] === GO_BACK ? [] : [boutOf(ways, keyed(positions[at]!), step)],
  );

const keptMatches = ({ id }: AnyGame): Replay[] =>
  keptNames(id).map((name) => replayed(keptRecord(id, name)));

/**
 * How often per second the player of a step can get their legal moves, and an imagined table that fits their view.
 */
const askedBy = (module: AnyGame, replays: readonly Replay[]): string => {
  const views = replays.flatMap(({ record, positions }) =>
    record.steps.map(([seat], at) => ({
      seat,
      view: module.playerView(positions[at]!.G, seat) as unknown,
    })),
  );
  const random = seededChance('bench');
  const speed = (ask: (view: unknown, seat: string) => unknown) => {
    const all = () => views.forEach(({ view, seat }) => void ask(view, seat));
    // the first round warms up
    all();
    return perSecond(views.length, timed(all));
  };
  const listed = speed((view, seat) => module.legalMoves(view, seat));
  const imagined = speed((view, seat) => module.imagine(view, seat, random));
  return `legalMoves ${listed} a second, imagine ${imagined} a second`;
};

type Times = Record<Way, number>;

/** Plays every step once in each way; returns how long each kind of move took in total, in ms. */
const playRound = (bouts: readonly Bout[], round: number): ReadonlyMap<string, Times> => {
  const byMove = new Map<string, Times>();
  for (const [at, bout] of bouts.entries()) {
    const times = byMove.get(bout.move) ?? { bare: 0, step: 0, reduced: 0 };
    byMove.set(bout.move, times);
    for (const turn of WAYS.keys()) {
      const way = WAYS[(turn + at + round) % WAYS.length]!;
      times[way] += bout[way]();
    }
  }
  return byMove;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const perSecond = (steps: number, ms: number): string => Math.round((steps / ms) * 1000).toLocaleString('en');

/** One line of the table: the speed of some steps, over all rounds, and the factor over boardgame.io. */
const lineOf = (move: string, steps: number, times: readonly Times[]) => {
  const speed = (way: Way) => perSecond(steps, median(times.map((round) => round[way])));
  const ratio = (way: Way) => median(times.map((round) => round.reduced / round[way])).toFixed(1);
  return {
    move,
    steps,
    'rules, moves/s': speed('bare'),
    'whole steps/s': speed('step'),
    'boardgame.io, moves/s': speed('reduced'),
    'rules ×': ratio('bare'),
    'whole ×': ratio('step'),
  };
};

const sum = (rounds: Iterable<Times>): Times => {
  const all = { bare: 0, step: 0, reduced: 0 };
  for (const round of rounds) for (const way of WAYS) all[way] += round[way];
  return all;
};

const { values } = parseArgs({
  options: { game: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const rounds = Math.max(1, Number.parseInt(values.rounds, 10) || 1);

for (const module of GAMES as readonly AnyGame[]) {
  if (values.game !== undefined && values.game !== module.id) continue;
  const ways = { module, make: moverOf(module), reduce: CreateGameReducer({ game: module.game }) };
  const replays = keptMatches(module);
  const bouts = replays.flatMap((replay) => boutsOf(replay, ways));
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
  process.stdout.write(`${askedBy(module, replays)}\n\n`);
}
