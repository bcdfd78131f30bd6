import '../server/production';
import { parseArgs } from 'node:util';
import type { Ctx, PlayerID } from 'boardgame.io';
import { GAMES, gameOf, type AnyGame } from '../games';
import { seededChance } from '../games/shared/chance';
import { BOT_LEVELS, type Bot } from '../games/shared/gameModule';
import { tableOf, type Opening } from '../games/shared/table';

/**
 * How strong are the computer players? `npm run arena` seats one of them among others of another kind, at every size
 * of table and on every chair in turn, and counts. Every match has a seed of its own and can be played again.
 */

/** The bots of a game and one more, which lays anything that is listed. */
const KINDS = [...BOT_LEVELS, 'random'] as const;
type Kind = (typeof KINDS)[number];

/** One player of the first kind against a table full of the second. */
type Pairing = { readonly one: Kind; readonly against: Kind };
const PAIRINGS: readonly Pairing[] = [
  { one: 'normal', against: 'easy' },
  { one: 'normal', against: 'random' },
  { one: 'easy', against: 'random' },
];

/** What every game of the shelf says when a match is over. */
type Verdict = {
  readonly winners: readonly PlayerID[];
  readonly totals?: Readonly<Record<PlayerID, number>>;
};

/** What is counted of one of the two kinds of players. */
type Tally = {
  total: number;
  seats: number;
  /** Races driven and races finished, in a game of races. */
  races: number;
  finished: number;
  moves: number;
  thought: number;
  longest: number;
};
const noTally = (): Tally => ({
  total: 0,
  seats: 0,
  races: 0,
  finished: 0,
  moves: 0,
  thought: 0,
  longest: 0,
});

/** What a table of races tells of those that are over. */
type Raced = { readonly results?: readonly { readonly finished: readonly PlayerID[] }[] };

const botOf = (module: AnyGame, kind: Kind): Bot<unknown> =>
  kind === 'random'
    ? (view, playerID, random) => random.Shuffle([...module.legalMoves(view, playerID)])[0]!
    : module.bots[kind];

/** Plays a match to its end; `kinds` by seat, `tallies` are added to. */
const playMatch = (
  module: AnyGame,
  kinds: readonly Kind[],
  { seed, options }: Pick<Opening, 'seed' | 'options'>,
  tallies: ReadonlyMap<Kind, Tally>,
): Verdict => {
  const table = tableOf(module, { seed, options, numPlayers: kinds.length });
  const random = seededChance(seed);
  const bots = kinds.map((kind) => botOf(module, kind));
  let position = table.start;
  const ctx = (): Ctx => position.ctx;
  while (!ctx().gameover) {
    const seat = module.awaited(position.G)[0];
    if (seat === undefined) throw new Error(`Seed ${seed}: the match is not over and nobody is awaited.`);
    const at = ctx().playOrder.indexOf(seat);
    const tally = tallies.get(kinds[at]!)!;
    const view = module.playerView(position.G, seat);
    const began = performance.now();
    const { move, args } = bots[at]!(view, seat, random);
    const thought = performance.now() - began;
    tally.moves += 1;
    tally.thought += thought;
    tally.longest = Math.max(tally.longest, thought);
    const outcome = table.play(position, [seat, move, ...args]);
    if (!outcome.taken)
      throw new Error(
        `Seed ${seed}: ${kinds[at]} was refused ${move} ${args.join(' ')}: ${outcome.refusal.reason}`,
      );
    position = outcome.position;
  }
  const verdict = ctx().gameover as Verdict;
  kinds.forEach((kind, at) => {
    const tally = tallies.get(kind)!;
    tally.seats += 1;
    tally.total += verdict.totals?.[String(at)] ?? 0;
    const races = (position.G as Raced).results ?? [];
    tally.races += races.length;
    tally.finished += races.filter(({ finished }) => finished.includes(String(at))).length;
  });
  return verdict;
};

/** Wilson's interval: where the true share lies with 95 % confidence when `wins` of `matches` were seen. */
const wilson = (wins: number, matches: number): [low: number, high: number] => {
  const z = 1.96;
  const share = wins / matches;
  const middle = share + z ** 2 / (2 * matches);
  const reach = z * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2));
  const whole = 1 + z ** 2 / matches;
  return [(middle - reach) / whole, (middle + reach) / whole];
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const perStage = (module: AnyGame, { total, seats }: Tally): string =>
  (total / seats / (module.options.defaults.stages ?? 1)).toFixed(0);
const finishes = ({ races, finished }: Tally): string => percent(finished / races);
const milliseconds = ({ thought, moves, longest }: Tally): string =>
  `${(thought / moves).toFixed(1)} (${longest.toFixed(0)})`;

/** One line of the table: a pairing at one size of table. A shared win counts as a share of a win. */
const contest = (
  module: AnyGame,
  { one, against }: Pairing,
  players: number,
  matches: number,
  { seed, options }: Pick<Opening, 'seed' | 'options'>,
) => {
  const tallies = new Map([one, against].map((kind) => [kind, noTally()]));
  let wins = 0;
  for (let match = 0; match < matches; match++) {
    const chair = match % players;
    const kinds = Array.from({ length: players }, (_, at) => (at === chair ? one : against));
    const { winners } = playMatch(module, kinds, { options, seed: `${seed}/${players}/${match}` }, tallies);
    if (winners.includes(String(chair))) wins += 1 / winners.length;
  }
  const [low, high] = wilson(wins, matches);
  const [mine, theirs] = [tallies.get(one)!, tallies.get(against)!];
  return {
    players,
    one,
    against,
    wins: Number(wins.toFixed(1)),
    share: percent(wins / matches),
    '95 %': `${percent(low)} … ${percent(high)}`,
    equal: percent(1 / players),
    [module.options.fields['stages'] ? 'per stage' : 'points']:
      `${perStage(module, mine)} : ${perStage(module, theirs)}`,
    ...(mine.races > 0 && { finished: `${finishes(mine)} : ${finishes(theirs)}` }),
    'ms a move (longest)': `${milliseconds(mine)} : ${milliseconds(theirs)}`,
  };
};

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '100' },
    players: { type: 'string' },
    pairing: { type: 'string', multiple: true },
    seed: { type: 'string', default: 'arena' },
    options: { type: 'string', default: '{}' },
  },
});

const among = <T extends string>(names: readonly T[], name: string | undefined): T => {
  const found = names.find((known) => known === name);
  if (!found) throw new Error(`${name} is not one of ${names.join(', ')}.`);
  return found;
};
const pairingOf = (text: string): Pairing => {
  const [one, against] = text.split(':');
  return { one: among(KINDS, one), against: among(KINDS, against) };
};

const modules = values.game
  ? [
      gameOf(
        among(
          GAMES.map(({ game }) => game.name),
          values.game,
        ),
      )!,
    ]
  : GAMES;
const matches = Math.max(1, Number.parseInt(values.matches, 10) || 1);
const options: unknown = JSON.parse(values.options);
const pairings = values.pairing?.map(pairingOf) ?? PAIRINGS;

for (const module of modules) {
  const { name, minPlayers, maxPlayers } = module.game;
  const sizes = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, at) => minPlayers + at);
  const wanted = values.players?.split(',').map(Number) ?? sizes;
  process.stdout.write(`${name}: ${matches} matches a line, seed ${values.seed}\n`);
  console.table(
    pairings.flatMap((pairing) =>
      sizes
        .filter((size) => wanted.includes(size))
        .map((players) => contest(module, pairing, players, matches, { seed: values.seed, options })),
    ),
  );
}
