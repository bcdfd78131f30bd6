import type { ActivePlayersArg, Ctx, LogEntry, PhaseConfig, PlayerID, TurnConfig } from 'boardgame.io';

/** The input for the course of a match: the table and the turn. */
type Context<State> = { readonly G: State; readonly ctx: Ctx };

/** The seats that may act, each in its stage or in none. */
type Active = Readonly<Record<PlayerID, string | null>>;

/** A turn in boardgame.io's form. */
export type TurnRules<State> = Omit<TurnConfig<State>, 'order' | 'endIf'> & {
  readonly order?: {
    readonly first: (context: Context<State>) => number;
    readonly next: (context: Context<State>) => number;
  };
  readonly endIf?: (context: Context<State>) => boolean;
  /** The seats that may act after a move that does not end the turn; absent if they stay the same within a turn. */
  readonly active?: (G: State) => Active;
};

/** A phase in boardgame.io's form, with the moves of the game. */
export type Phase<State, Move> = Omit<PhaseConfig<State>, 'moves' | 'turn' | 'endIf' | 'next'> & {
  readonly moves: readonly Move[];
  readonly turn?: TurnRules<State>;
  readonly endIf?: (context: Context<State>) => boolean;
  readonly next?: string | ((context: Context<State>) => string);
};

/** The phases of a game by name. */
export type Phases<State> = Readonly<Record<string, Phase<State, { readonly name: string }>>>;

/** The part of a position that concerns turns. */
type TurnPosition = { readonly ctx: Ctx; readonly _stateID: number };

/** The turn after a move, and the log entries for turns and phases that ended. */
type Course = { readonly ctx: Ctx; readonly entries: readonly LogEntry[] };

/**
 * The course of a match after a move by that seat, the same as boardgame.io's. Undefined where only boardgame.io
 * itself can tell.
 */
export type Flow<State> = (G: State, place: TurnPosition, move: string, seat: PlayerID) => Course | undefined;

/** The settings that `flowOf` understands; a game with others must leave its turns to boardgame.io. */
const SAID_OF_PHASES: ReadonlySet<string> = new Set(['start', 'moves', 'turn', 'endIf', 'next']);
const SAID_OF_TURNS: ReadonlySet<string> = new Set(['order', 'endIf', 'active', 'activePlayers']);
const SAID_OF_ORDERS: ReadonlySet<string> = new Set(['first', 'next']);
const SAID_OF_ACTIVE: ReadonlySet<string> = new Set(['all']);

const saysOnly = (said: object | undefined, known: ReadonlySet<string>): boolean =>
  Object.keys(said ?? {}).every((word) => known.has(word));

/** All seats in one stage or in none. */
type Everybody = { readonly all: string | null };

const isTold = <State>({ turn = {}, ...phase }: Phase<State, unknown>): boolean =>
  saysOnly(phase, SAID_OF_PHASES) &&
  saysOnly(turn, SAID_OF_TURNS) &&
  saysOnly(turn.order, SAID_OF_ORDERS) &&
  saysOnly(turn.activePlayers, SAID_OF_ACTIVE) &&
  (typeof (turn.activePlayers as Everybody | undefined)?.all !== 'object' ||
    (turn.activePlayers as Everybody).all === null);

/** boardgame.io's default turn order. */
const clockwise = ({ ctx }: { readonly ctx: Ctx }): number => (ctx.playOrderPos + 1) % ctx.playOrder.length;

/** May this seat move, by boardgame.io's rules? */
const isActive = ({ activePlayers, currentPlayer }: Ctx, seat: PlayerID): boolean =>
  activePlayers ? Object.hasOwn(activePlayers, seat) : currentPlayer === seat;

const hasLimits = ({ _activePlayersMinMoves: least, _activePlayersMaxMoves: most }: Ctx): boolean =>
  !!least || !!most;

/** Counts the move. */
const counted = (ctx: Ctx, seat: PlayerID): Ctx => {
  const { activePlayers, currentPlayer, numMoves = 0, _activePlayersNumMoves: moves = {} } = ctx;
  return {
    ...ctx,
    numMoves: seat === currentPlayer ? numMoves + 1 : numMoves,
    _activePlayersNumMoves: activePlayers ? { ...moves, [seat]: moves[seat]! + 1 } : moves,
  };
};

/** Makes exactly these seats active; without any, the seat whose turn it is. */
const withActive = (ctx: Ctx, active: Active): Ctx => {
  const seats = Object.keys(active);
  const nothing = { _activePlayersMinMoves: null, _activePlayersMaxMoves: null };
  const none = { _prevActivePlayers: [], _nextActivePlayers: null };
  return {
    ...ctx,
    activePlayers: seats.length ? active : null,
    ...nothing,
    _activePlayersNumMoves: Object.fromEntries(seats.map((seat) => [seat, 0])),
    ...none,
  } as unknown as Ctx;
};

const everybody = ({ playOrder }: Ctx, arg: ActivePlayersArg | undefined): Active =>
  arg ? Object.fromEntries(playOrder.map((seat) => [seat, (arg as Everybody).all])) : {};

const withSeat = (ctx: Ctx, at: number): Ctx => ({
  ...ctx,
  playOrderPos: at,
  currentPlayer: ctx.playOrder[at]!,
});

/** Begins a new turn. */
const begun = (ctx: Ctx): Ctx => ({ ...ctx, turn: ctx.turn + 1, numMoves: 0, _prevActivePlayers: [] });

/** A log entry that boardgame.io writes by itself. */
const entry = ({ ctx: { turn, phase }, _stateID }: TurnPosition, type: string, args: unknown): LogEntry => ({
  action: { type: 'GAME_EVENT', payload: { type, args } as never },
  _stateID,
  turn,
  phase,
  automatic: true,
});

/** Ends the turn and begins the next one. */
const nextTurn = <State>(G: State, place: TurnPosition, { turn = {}, endIf }: Phase<State, unknown>) => {
  const ended: Ctx = { ...place.ctx, activePlayers: null };
  const passed = withSeat(ended, (turn.order?.next ?? clockwise)({ G, ctx: ended }));
  const { activePlayers } = turn;
  const ctx = begun(activePlayers ? withActive(passed, everybody(passed, activePlayers)) : passed);
  if ([ended, passed, ctx].some((at) => endIf?.({ G, ctx: at }))) return undefined;
  return { ctx, entries: [entry(place, 'endTurn', true)] };
};

/** Ends the phase, and with it the turn; begins the next one. */
const nextPhase = <State>(G: State, place: TurnPosition, phases: Phases<State>): Course | undefined => {
  const ended: Ctx = { ...place.ctx, activePlayers: null };
  const { next } = phases[ended.phase]!;
  const name = typeof next === 'function' ? next({ G, ctx: { ...ended, phase: null as never } }) : next;
  const phase = name === undefined ? undefined : phases[name];
  if (name === undefined || !phase) return undefined;
  const { turn = {}, endIf } = phase;
  const opened: Ctx = { ...ended, phase: name };
  const passed = withSeat(opened, (turn.order?.first ?? clockwise)({ G, ctx: opened }));
  const ctx = begun(withActive(passed, everybody(passed, turn.activePlayers)));
  if ([opened, ctx].some((at) => endIf?.({ G, ctx: at }))) return undefined;
  return { ctx, entries: [entry(place, 'endTurn', undefined), entry(place, 'endPhase', true)] };
};

/** Stays in the same turn and phase; the active seats may change. */
const sameTurn = <State>(
  G: State,
  { ctx: before }: TurnPosition,
  { turn = {}, endIf }: Phase<State, unknown>,
) => {
  if (!turn.active) return { ctx: before, entries: [] };
  const ctx = withActive(before, turn.active(G));
  return endIf?.({ G, ctx }) || turn.endIf?.({ G, ctx }) ? undefined : { ctx, entries: [] };
};

/**
 * The course of a game, computed from its phases; undefined if they use settings unknown here. boardgame.io takes ten
 * times as long, because it makes a draft of the table for plugins that might change it.
 */
export const flowOf = <State>(phases: Phases<State>): Flow<State> | undefined => {
  if (!Object.values(phases).every(isTold)) return undefined;
  return (G, { ctx: before, _stateID }, move, seat) => {
    const phase = phases[before.phase];
    if (!phase?.moves.some(({ name }) => name === move)) return undefined;
    if (before.gameover !== undefined || hasLimits(before) || !isActive(before, seat)) return undefined;
    const ctx = counted(before, seat);
    const place = { ctx, _stateID };
    if (phase.endIf?.({ G, ctx })) return nextPhase(G, place, phases);
    return phase.turn?.endIf?.({ G, ctx }) ? nextTurn(G, place, phase) : sameTurn(G, place, phase);
  };
};
