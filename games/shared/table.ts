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

/** One line of a record: who, which move, with which ids. */
export type Step = readonly [playerID: PlayerID, move: string, ...args: unknown[]];

/** All that decides a match before the first move. */
export type Opening = {
  readonly seed: string;
  readonly numPlayers: number;
  readonly options?: unknown;
  /** The newest if it is left out. */
  readonly chance?: ChanceVersion | undefined;
};

type Reduce = ReturnType<typeof CreateGameReducer>;

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

/** The move that a step of a record takes. */
export const moveIn = ([, move, ...args]: Step): LegalMove => ({ move, args });

const payloadOf = ({ playerID, move: { move, args } }: JudgedMove<never>) => ({
  playerID,
  type: move,
  args: [...args],
});

/** Lets boardgame.io's reducer make a move that has been judged, without its being judged once more. */
const reduceJudged = <State>(reduce: Reduce, position: Position<State>, judged: JudgedMove<State>) =>
  asJudged(position.G as object, judged, () =>
    reduce(writable(position), { type: 'MAKE_MOVE', payload: payloadOf(judged) }),
  ) as Position<State>;

/**
 * Makes a move on a plain table, and the position of it that boardgame.io would make. Nothing where boardgame.io does
 * more than is known here: it ends the match, deals by its own generator, or the game wants what `flow` cannot tell.
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
 * What makes the judged moves of a game: the same positions as boardgame.io's reducer, at a fraction of its time. An
 * answer with `transients` is boardgame.io's way to say that it did not take the move.
 */
export const moverOf = <State extends View, View, Settings>(module: GameModule<State, View, Settings>) => {
  // a copy, because boardgame.io writes its defaults into the game it is given
  const reduce = CreateGameReducer({ game: { ...module.game } });
  return (position: Position<State>, judged: JudgedMove<State>): Position<State> => {
    const made = makePlainly(module, position, judged) ?? reduceJudged(reduce, position, judged);
    return withWayBack(module, position, judged.playerID, made);
  };
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
  const move = moverOf({ ...module, game });
  const start: Position<State> = InitializeGame({
    game,
    numPlayers,
    setupData: module.options.parse(options, numPlayers),
  });

  /**
   * Lets one seat take one step, or take one back; refuses exactly what `legalMoves` does not list. How far a match may
   * go back by consent follows from its past, which ends with the position: without it, it does not go back.
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
