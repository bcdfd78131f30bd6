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
 * How many moves a second do the rules make? `npm run bench:rules` plays every step of the kept matches three times: by
 * the bare rules (`judge` and `carryOut` on a table of their own), as a whole step (judged, made on a plain copy, with
 * turn, log and all else that belongs to a position), and by boardgame.io's reducer, which guards the move by the same
 * rules; all in turn, so that whatever else the machine does falls on each. Printed is the median of the rounds, per
 * game and per move, and how often a second `legalMoves` and `imagine` can be asked before these steps.
 */

const WAYS = ['bare', 'step', 'reduced'] as const;
type Way = (typeof WAYS)[number];

/** One step of a kept match, and the ways to play it. Each answers how long it took, in ms. */
type Bout = { readonly move: string } & Readonly<Record<Way, () => number>>;

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** The position as if it had been dealt by today's chance: by boardgame.io's own generator no match is begun any more. */
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

/** Every step of a kept match that the rules make: what was taken back, the table takes back. */
const boutsOf = ({ record, positions }: Replay, ways: Ways): Bout[] =>
  record.steps.flatMap((step, at) =>
    step[1] === UNDO || step[1] === GO_BACK ? [] : [boutOf(ways, keyed(positions[at]!), step)],
  );

const keptMatches = ({ id }: AnyGame): Replay[] =>
  keptNames(id).map((name) => replayed(keptRecord(id, name)));

/** How often a second whoever makes a step can be told what is open to them, and have the table imagined that they see. */
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

/** Plays every step once each way; answers how long each kind of move took in all, in ms. */
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

/** One line of the table: how fast some steps were, over all rounds, and how many times as fast as boardgame.io. */
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
