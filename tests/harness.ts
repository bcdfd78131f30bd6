import type { PlayerID } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { AnyGame } from '../games';
import { seededChance, type Chance } from '../games/shared/chance';
import type { Answer, BotLevel, Happening } from '../games/shared/gameModule';
import type { LegalMove } from '../games/shared/legality';
import type { Choice, OptionField } from '../games/shared/options';
import { withWayBack } from '../games/shared/undo';
import { tableOf, writable, type Opening, type Position, type Step } from '../games/shared/table';

/** A match played to its end: one more position than there are steps, and one list of happenings per step. */
export type Walk = {
  readonly opening: Opening;
  readonly steps: readonly Step[];
  readonly positions: readonly Position<unknown>[];
  readonly happenings: readonly (readonly Happening[])[];
};

/**
 * Chooses the step to take among all that are legal for anybody, or takes one back; `past` ends with the position.
 */
export type Choose = (
  choices: readonly Step[],
  position: Position<unknown>,
  past: readonly Position<unknown>[],
) => Step;

/** The number of freely chosen steps; computer players end a match that is not over by then. */
const WANDERING = 250;

/** More steps than any match takes. */
const LONGEST = 5_000;

/** The same value, deeply frozen: writing to it throws. */
export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

/** Every seat, and null for spectators. */
export const everybody = ({ ctx }: Position<unknown>): (PlayerID | null)[] => [...ctx.playOrder, null];

/** Every legal step of anybody at the table. */
export const choicesAt = (module: AnyGame, { G, ctx }: Position<unknown>): Step[] =>
  ctx.playOrder.flatMap((seat) =>
    module.legalMoves(G, seat).map(({ move, args }): Step => [seat, move, ...args]),
  );

/** Any step, all equally likely. */
export const anyStep = (random: Chance): Choose => {
  return (choices) => choices[Math.floor(random.Number() * choices.length)]!;
};

/** Always the first step in an order of its own: one seat before the others, the same cards again and again. */
export const favouriteStep = (seed: string): Choose => {
  const ranks = new Map<string, number>();
  const rankOf = (step: Step): number => {
    const told = JSON.stringify(step);
    if (!ranks.has(told)) ranks.set(told, seededChance(`${seed} ${told}`).Number());
    return ranks.get(told)!;
  };
  return (choices) =>
    choices
      .map((step) => ({ step, rank: rankOf(step) }))
      .reduce((best, next) => (next.rank > best.rank ? next : best)).step;
};

/** The answer of a computer player that answers synchronously. */
export const atOnce = (answer: Answer): LegalMove => {
  if ('then' in answer) throw new Error('this computer player takes its time');
  return answer;
};

/** What a computer player in place of the awaited player would do. */
export const computerStep =
  (module: AnyGame, random: Chance, level: BotLevel = 'normal'): ((position: Position<unknown>) => Step) =>
  ({ G }) => {
    const seat = module.awaited(G)[0]!;
    const { move, args } = atOnce(module.bots[level](module.playerView(G, seat), seat, random));
    return [seat, move, ...args];
  };

/** Enough to reproduce a failure. */
export const story = (module: AnyGame, opening: Opening, steps: readonly Step[]): string =>
  `${module.game.name} ${JSON.stringify(opening)}, after ${steps.length} steps:\n${JSON.stringify(steps)}`;

/** For how many steps a match is played freely, and which computer players end it. */
type Ending = { readonly wandering?: number; readonly finishers?: BotLevel };

/**
 * Plays a match to its end: for a while as `choose` wants, then, because random players may never deliver anything,
 * by computer players. Throws, with everything needed to reproduce it, if the match cannot be ended.
 */
export const walk = (
  module: AnyGame,
  opening: Opening,
  choose: Choose,
  { wandering = WANDERING, finishers = 'normal' }: Ending = {},
): Walk => {
  const table = tableOf(module, opening);
  const positions: Position<unknown>[] = [frozen(table.start)];
  const steps: Step[] = [];
  const happenings: (readonly Happening[])[] = [];
  const finish = computerStep(module, seededChance(`finish ${opening.seed}`), finishers);
  for (let at = table.start as Position<unknown>; !at.ctx.gameover; at = positions.at(-1)!) {
    if (!module.awaited(at.G).length) throw new Error(`nobody can move: ${story(module, opening, steps)}`);
    if (steps.length > LONGEST) throw new Error(`no end in sight: ${story(module, opening, steps)}`);
    const step = steps.length < wandering ? choose(choicesAt(module, at), at, positions) : finish(at);
    const outcome = table.play(at, step, positions);
    if (!outcome.taken) throw new Error(`${step.join(' ')} refused: ${story(module, opening, steps)}`);
    if (movesTaken(outcome.position) === movesTaken(at))
      throw new Error(
        `${step.join(' ')} is listed, but the phases do not let seat ${step[0]} act: ${story(module, opening, steps)}`,
      );
    positions.push(frozen(outcome.position));
    happenings.push(outcome.happenings);
    steps.push(step);
  }
  return { opening, steps, positions, happenings };
};

/** How many moves have been taken. */
export const movesTaken = ({ _stateID: taken }: Position<unknown>): number => taken;

/**
 * boardgame.io's own reducer, which accepts any move: the result of a step, with the positions to go back to, or
 * undefined if it is not taken.
 */
export const rawTable = (module: AnyGame) => {
  const reduce = CreateGameReducer({ game: module.game });
  return (position: Position<unknown>, [playerID, type, ...args]: readonly unknown[]) => {
    const payload = { playerID, type, args } as { playerID: PlayerID; type: string; args: unknown[] };
    const next = reduce(writable(position), { type: 'MAKE_MOVE', payload });
    return movesTaken(next) === movesTaken(position) &&
      JSON.stringify([next.G, next.ctx]) === JSON.stringify([position.G, position.ctx])
      ? undefined
      : withWayBack(module, position, playerID as PlayerID, next);
  };
};

/**
 * The tested values of an option with that many players: every named choice, the extremes of numbers, a whole
 * sequence backwards.
 */
export const triedOf = (
  { choices, numbers, sequence }: OptionField,
  numPlayers: number,
): readonly Choice[] => [
  ...choices,
  ...(numbers ? [numbers.least, numbers.most(numPlayers)] : []),
  ...(sequence ? [sequence.toReversed().join('-')] : []),
];

/** Openings that together cover every number of players and every tested value of every option, `rounds` times. */
export const openingsOf = (module: AnyGame, rounds: number): Opening[] => {
  const { minPlayers, maxPlayers } = module.game;
  const seats = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, n) => minPlayers + n);
  const fields = Object.entries(module.options.fields).map(([name, field]) => ({
    name,
    valueOf: (at: number, numPlayers: number) => triedOf(field, numPlayers)[at]!,
    count: triedOf(field, minPlayers).length,
  }));
  const wide = Math.max(seats.length, ...fields.map(({ count }) => count));
  return Array.from({ length: rounds }, (_, round) => {
    const random = seededChance(`openings ${round}`);
    /** Each of `count` values equally often, in random order. */
    const dealt = (count: number) => random.Shuffle(Array.from({ length: wide }, (_none, n) => n % count));
    const players = dealt(seats.length).map((at) => seats[at]!);
    const values = fields.map((field) => ({ ...field, dealt: dealt(field.count) }));
    return players.map((numPlayers, n) => ({
      seed: `walk ${round * wide + n + 1}`,
      numPlayers,
      options: Object.fromEntries(
        values.map(({ name, valueOf, dealt: at }) => [name, valueOf(at[n]!, numPlayers)]),
      ),
    }));
  }).flat();
};

/**
 * A match to be kept as a file, chosen to its last step; with `until`, the first seed whose steps meet the condition.
 */
export type Recording = {
  readonly name: string;
  readonly opening: Opening;
  readonly choose: Choose;
  readonly until?: (steps: readonly Step[]) => boolean;
};
