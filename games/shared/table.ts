import type { Ctx, LogEntry, PlayerID, State as BgioState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { keyedChance } from './chance';
import type { ChanceVersion, GameModule, Happening } from './gameModule';
import type { LegalMove, Refusal } from './legality';
import { areKept, chanceOf, keptAfter, toldIn, withOldChance } from './plugins';
import { asJudged, type JudgedMove } from './rulings';
import { goBack, GO_BACK, type Past } from './goingBack';
import { undo, UNDO, withWayBack } from './undo';
import { copyOf, settled } from './values';

/** One line of a record: the seat, the move and its ids. */
export type Step = readonly [playerID: PlayerID, move: string, ...args: unknown[]];

/** Everything that determines a match before the first move. */
export type Opening = {
  readonly seed: string;
  readonly numPlayers: number;
  readonly options?: unknown;
  /** By default the newest. */
  readonly chance?: ChanceVersion | undefined;
};

type Reduce = ReturnType<typeof CreateGameReducer>;

/** The whole table between two moves, including secrets. */
export type Position<State> = BgioState<State>;

/** The outcome of a step: the position after it, or why it was refused. */
export type Outcome<State> =
  | {
      readonly taken: true;
      readonly position: Position<State>;
      /** What everybody saw. */
      readonly happenings: readonly Happening[];
      /** All happenings, including secrets. */
      readonly told: readonly Happening[];
    }
  | { readonly taken: false; readonly refusal: Refusal };

/** A copy for boardgame.io's reducer, which changes these two parts of its input. */
export const writable = <State>(position: Position<State>): Position<State> => {
  const { _activePlayersNumMoves: moves } = position.ctx;
  return {
    ...position,
    ctx: { ...position.ctx, _activePlayersNumMoves: { ...moves } },
    plugins: { ...position.plugins, log: { data: {} } },
  };
};

/**
 * Are the arguments of this move hidden from the others (`redact`)? That they are hidden is no secret: the log shows
 * the move without them.
 */
export const isHidden = <State extends View, View, Settings>(
  { game }: Pick<GameModule<State, View, Settings>, 'game'>,
  { phase }: Pick<Ctx, 'phase'>,
  move: string,
): boolean => {
  const made = game.phases?.[phase]?.moves?.[move] ?? game.moves?.[move];
  return typeof made === 'object' && made.redact === true;
};

/** The move in a step of a record. */
export const moveIn = ([, move, ...args]: Step): LegalMove => ({ move, args });

const payloadOf = ({ playerID, move: { move, args } }: JudgedMove<never>) => ({
  playerID,
  type: move,
  args: [...args],
});

/** Lets boardgame.io's reducer make a move that was already judged, without judging it again. */
const reduceJudged = <State>(reduce: Reduce, position: Position<State>, judged: JudgedMove<State>) =>
  asJudged(position.G as object, judged, () =>
    reduce(writable(position), { type: 'MAKE_MOVE', payload: payloadOf(judged) }),
  ) as Position<State>;

/**
 * Makes a move on a plain table, with the same position as boardgame.io's. Undefined where boardgame.io is needed: it
 * ends the match, uses its own generator, or the game's turns are beyond `flow`.
 */
const makePlainly = <State extends View, View, Settings>(
  { game, flow, result, seenBy }: GameModule<State, View, Settings>,
  position: Position<State>,
  judged: JudgedMove<State>,
): Position<State> | undefined => {
  const { playerID, move, ruling } = judged;
  if (!flow || 'refusal' in ruling || !areKept(game.plugins, position.plugins)) return undefined;
  const { ctx, plugins, _stateID } = position;
  const own = chanceOf(plugins);
  const random = own ?? keyedChance('');
  const written = copyOf(position.G);
  const told = ruling.carryOut(written, random);
  if (!own && random.drawn()) return undefined;
  const G = settled(position.G, written);
  const course = result(G) ? undefined : flow(G, position, move.move, playerID);
  if (!course) return undefined;
  const entry: LogEntry = {
    action: { type: 'MAKE_MOVE', payload: payloadOf(judged) },
    _stateID,
    turn: ctx.turn,
    phase: ctx.phase,
    metadata: told.map((one) => seenBy(one, null, G)),
    ...(isHidden({ game }, ctx, move.move) && { redact: true }),
  };
  return {
    ...position,
    G,
    ctx: course.ctx,
    plugins: keptAfter(plugins, told, own?.drawn()),
    deltalog: [entry, ...course.entries],
    _stateID: _stateID + 1,
  };
};

/**
 * Makes the judged moves of a game: the same positions as boardgame.io's reducer, in a fraction of its time. A result
 * with `transients` means that boardgame.io refused the move.
 */
export const moverOf = <State extends View, View, Settings>(module: GameModule<State, View, Settings>) => {
  // a copy, because boardgame.io adds its defaults to the game it is given
  const reduce = CreateGameReducer({ game: { ...module.game } });
  return (position: Position<State>, judged: JudgedMove<State>): Position<State> => {
    const made = makePlainly(module, position, judged) ?? reduceJudged(reduce, position, judged);
    return withWayBack(module, position, judged.playerID, made);
  };
};

/**
 * A table without a network: the true state and the rules that change it. The same opening and the same steps give
 * the same positions on every machine. Positions are values and never change.
 */
export const tableOf = <State extends View, View, Settings>(
  module: GameModule<State, View, Settings>,
  { seed, numPlayers, options, chance = 2 }: Opening,
) => {
  const { plugins } = module.game;
  const game = { ...module.game, seed, ...(chance === 1 && { plugins: withOldChance(plugins) }) };
  const move = moverOf({ ...module, game });
  const start: Position<State> = InitializeGame({
    game,
    numPlayers,
    setupData: module.options.parse(options, numPlayers),
  });

  /**
   * Lets one seat make one step, or take one back; refuses exactly what `legalMoves` does not list. `past` ends with
   * the position and shows how far the match may go back by consent; without it, it cannot go back.
   */
  const play = (position: Position<State>, step: Step, past: Past<State> = []): Outcome<State> => {
    const [playerID] = step;
    const asked = moveIn(step);
    if (asked.move === UNDO || asked.move === GO_BACK) {
      const undone =
        asked.move === UNDO ? undo(module, position, playerID, asked) : goBack(module, past, playerID, asked);
      if ('refusal' in undone) return { taken: false, refusal: undone.refusal };
      return { taken: true, position: undone.position, happenings: [], told: [] };
    }
    const ruling = module.judge(position.G, playerID, asked);
    if ('refusal' in ruling) return { taken: false, refusal: ruling.refusal };
    const next = move(position, { playerID, move: asked, ruling });
    const happenings = (next.deltalog?.[0]?.metadata ?? []) as readonly Happening[];
    return { taken: true, position: next, happenings, told: toldIn(next) };
  };

  return { start, play };
};
