import '../../server/production';
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES, type AnyGame } from '../../games';
import { toldWith } from '../../games/shared/bots/analyst';
import { seededChance } from '../../games/shared/chance';
import type { MatchResult } from '../../games/shared/gameModule';
import type { PerSeat } from '../../games/shared/seats';
import { tableOf } from '../../games/shared/table';
import { copyOf } from '../../games/shared/values';
import { atOnce } from '../harness';
import { mean, tenths, type Foretold } from './tenths';

/**
 * Do the chances in an analysis come true? `npm run bench:chances` lets good players play whole matches at every size
 * of table and asks for everybody's chances at some positions of each. It prints, in ten classes of probability, how
 * often those seats won, and Brier's score beside that of giving everybody the same chance: once for all positions,
 * and for the first, the second and the last third of the matches. `--keep FILE` stores the estimates, match by
 * match, for `--kept FILE`.
 */

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '100' },
    /** The number of the first match. */
    from: { type: 'string', default: '0' },
    places: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'chances' },
    keep: { type: 'string' },
    /** Prints stored estimates, and plays no match. */
    kept: { type: 'string' },
  },
});

/** The estimates at a position, and the result. */
type Told = {
  readonly game: string;
  readonly match: number;
  /** How much of the match was over, from 0 to 1. */
  readonly over: number;
  readonly chances: PerSeat<number>;
  readonly winners: readonly string[];
};

/** Every option a match may be opened with, one after the other. */
const optionsOf = ({ id }: AnyGame, match: number): unknown =>
  id === 'ausgebremst' && match % 2 ? { game: 'advanced' } : undefined;

/** A whole match between good players: the table at every decision, and the result. */
const played = (module: AnyGame, match: number): { tables: readonly unknown[]; result: MatchResult } => {
  const { minPlayers, maxPlayers } = module.game;
  const numPlayers = minPlayers + (match % (maxPlayers - minPlayers + 1));
  const seed = `${values.seed} ${match}`;
  const opening = { seed, numPlayers, options: optionsOf(module, match >> 2) };
  const G: unknown = copyOf(tableOf(module, opening).start.G);
  const [luck, mind] = [seededChance(`luck ${seed}`), seededChance(`mind ${seed}`)];
  const tables: unknown[] = [];
  while (!module.isOver(G)) {
    tables.push(copyOf(G));
    const seat = module.awaited(G)[0]!;
    const move = atOnce(module.bots.normal(module.playerView(G, seat), seat, mind));
    const ruling = module.judge(G, seat, move);
    if ('refusal' in ruling) throw new Error(`${move.move} was refused: ${ruling.refusal.reason}`);
    ruling.carryOut(G, luck);
  }
  return { tables, result: module.result(G)! };
};

const toldOf = (module: AnyGame, match: number): Told[] => {
  const { tables, result } = played(module, match);
  const places = Number(values.places);
  return Array.from({ length: places }, (_, place): Told[] => {
    const over = (place + 0.5) / places;
    const from = Math.floor(over * tables.length);
    // where chances stay as they were, takes the next position that has them
    for (let at = from; at < tables.length; at++) {
      const chances = module.analyst!.chances(tables[at], seededChance(`${match} ${at}`));
      if (chances) return [{ game: module.id, match, over, chances, winners: result.winners }];
    }
    return [];
  }).flat();
};

/** The estimate for a seat, and its result. */
type Pair = Foretold & { readonly equal: number };

const pairsOf = ({ chances, winners }: Told): Pair[] => {
  const seats = Object.keys(chances);
  return seats.map((seat) => ({
    told: chances[seat]!,
    got: winners.includes(seat) ? 1 / winners.length : 0,
    equal: 1 / seats.length,
  }));
};

const brier = (pairs: readonly Pair[], by: 'told' | 'equal'): string =>
  mean(pairs.map((pair) => (pair[by] - pair.got) ** 2)).toFixed(4);

const print = (title: string, told: readonly Told[]): void => {
  const pairs = told.flatMap(pairsOf);
  process.stdout.write(
    `${title}: ${new Set(told.map(({ match }) => match)).size} matches, ${told.length} places; ` +
      `Brier ${brier(pairs, 'told')}, with equal chances ${brier(pairs, 'equal')}\n`,
  );
  process.stdout.write(tenths(pairs));
};

/** The average surprise at the results: lower is better. */
const surprise = (told: readonly Told[], confidence: number): number =>
  mean(
    told.map(({ chances, winners }) => {
      const now = toldWith(chances, confidence);
      return mean(winners.map((winner) => -Math.log(now[winner]!)));
    }),
  );

/** The factor on confidence that would have made these chances come true best. */
const bestConfidence = (told: readonly Told[]): number =>
  Array.from({ length: 35 }, (_, at) => 0.3 + at * 0.05).reduce((best, next) =>
    surprise(told, next) < surprise(told, best) ? next : best,
  );

const THIRDS = ['first', 'second', 'last'] as const;

const modules = GAMES.filter(({ id }) => !values.game || id === values.game) as readonly AnyGame[];
/** Plays a match, asks for the chances, and stores them. */
const asked = (module: AnyGame, match: number): Told[] => {
  const told = toldOf(module, match);
  if (values.keep) appendFileSync(values.keep, `${told.map((one) => JSON.stringify(one)).join('\n')}\n`);
  return told;
};

const kept = (file: string): Told[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Told);

const from = Number(values.from);
const told = values.kept
  ? kept(values.kept)
  : Array.from({ length: Number(values.matches) }, (_, at) =>
      modules.map((module) => asked(module, from + at)),
    ).flat(2);
for (const { id } of modules) {
  const mine = told.filter(({ game }) => game === id);
  print(id, mine);
  const halves = [0, 1].map((half) => bestConfidence(mine.filter(({ match }) => match % 2 === half)));
  process.stdout.write(
    `  would come true best with a confidence of ${bestConfidence(mine).toFixed(2)}, ` +
      `by each half of the matches ${halves.map((one) => one.toFixed(2)).join(' and ')}\n`,
  );
  THIRDS.forEach((third, at) =>
    print(
      `${id}, ${third} third`,
      mine.filter(({ over }) => Math.floor(3 * over) === at),
    ),
  );
}
