import type { Ctx, PlayerID, State as BgioState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule, Happening, Ruling } from './gameModule';
import type { LegalMove, Refusal } from './legality';
import { toldIn, withOldChance } from './plugins';
import { asJudged } from './rulings';

/** One line of a record: who, which move, with which ids. */
export type Step = readonly [playerID: PlayerID, move: string, ...args: unknown[]];

/** How the cards are dealt: 1 by boardgame.io's own generator, as matches were until there was a better one; 2 by ours. */
export const CHANCES = [1, 2] as const;
export type ChanceVersion = (typeof CHANCES)[number];

/** All that decides a match before the first move. */
export type Opening = {
  readonly seed: string;
  readonly numPlayers: number;
  readonly options?: unknown;
  /** The newest if it is left out. */
  readonly chance?: ChanceVersion | undefined;
};

/** The whole table between two moves, secrets included. */
export type Position<State> = BgioState<State>;

/** What the table made of a step: the position after it, or why it was refused. */
export type Outcome<State> =
  | {
      readonly taken: true;
      readonly position: Position<State>;
      /** What everybody saw. */
      readonly happenings: readonly Happening[];
      /** What was told, secrets included. */
      readonly told: readonly Happening[];
    }
  | { readonly taken: false; readonly refusal: Refusal };

/** A copy for boardgame.io's reducer, which writes into these two corners of the position it is given. */
export const writable = <State>(position: Position<State>): Position<State> => {
  const { _activePlayersNumMoves: moves } = position.ctx;
  return {
    ...position,
    ctx: { ...position.ctx, _activePlayersNumMoves: { ...moves } },
    plugins: { ...position.plugins, log: { data: {} } },
  };
};

/**
 * Is what this move is played with kept from everybody else (`redact`)? That it is, is no secret: the log shows the move
 * without it.
 */
export const isHidden = <State extends View, View, Settings>(
  { game }: Pick<GameModule<State, View, Settings>, 'game'>,
  { phase }: Pick<Ctx, 'phase'>,
  move: string,
): boolean => {
  const made = game.phases?.[phase]?.moves?.[move] ?? game.moves?.[move];
  return typeof made === 'object' && made.redact === true;
};

export const moveOf = ([, move, ...args]: Step): LegalMove => ({ move, args });

/** Lets boardgame.io's reducer make a move that has been judged, without its being judged once more. */
export const reduceJudged = <State>(
  reduce: ReturnType<typeof CreateGameReducer>,
  position: Position<State>,
  judged: { readonly playerID: PlayerID; readonly move: LegalMove; readonly ruling: Ruling<State> },
): Position<State> => {
  const { playerID, move } = judged;
  const payload = { playerID, type: move.move, args: [...move.args] };
  return asJudged(position.G as object, judged, () =>
    reduce(writable(position), { type: 'MAKE_MOVE', payload }),
  );
};

/**
 * A table without a network: the true state and the rules that move it. The same opening and the same steps give the
 * same positions on every machine. Positions are values: nothing that was handed out ever changes.
 */
export const tableOf = <State extends View, View, Settings>(
  module: GameModule<State, View, Settings>,
  { seed, numPlayers, options, chance = 2 }: Opening,
) => {
  const { plugins } = module.game;
  const game = { ...module.game, seed, ...(chance === 1 && { plugins: withOldChance(plugins) }) };
  const reduce = CreateGameReducer({ game });
  const start: Position<State> = InitializeGame({
    game,
    numPlayers,
    setupData: module.options.parse(options, numPlayers),
  });

  /** Lets one seat take one step; refuses exactly what `legalMoves` does not list. */
  const play = (position: Position<State>, step: Step): Outcome<State> => {
    const [playerID] = step;
    const move = moveOf(step);
    const ruling = module.judge(position.G, playerID, move);
    if ('refusal' in ruling) return { taken: false, refusal: ruling.refusal };
    const next = reduceJudged(reduce, position, { playerID, move, ruling });
    const happenings = (next.deltalog?.[0]?.metadata ?? []) as readonly Happening[];
    return { taken: true, position: next, happenings, told: toldIn(next) };
  };

  return { start, play };
};
