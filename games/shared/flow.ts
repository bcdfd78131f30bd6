import type { ActivePlayersArg, Ctx, LogEntry, PhaseConfig, PlayerID, TurnConfig } from 'boardgame.io';

/** What decides how a match goes on: the table and whose turn it is. */
type Context<State> = { readonly G: State; readonly ctx: Ctx };

/** Seats that may act, each in its stage or in none. */
type Active = Readonly<Record<PlayerID, string | null>>;

/** A turn as boardgame.io knows it. */
export type TurnRules<State> = Omit<TurnConfig<State>, 'order' | 'endIf'> & {
  readonly order?: {
    readonly first: (context: Context<State>) => number;
    readonly next: (context: Context<State>) => number;
  };
  readonly endIf?: (context: Context<State>) => boolean;
  /** Who may act after a move that does not end the turn; left out where that does not change within a turn. */
  readonly active?: (G: State) => Active;
};

/** A phase as boardgame.io knows it; its moves are those of the game. */
export type Phase<State, Move> = Omit<PhaseConfig<State>, 'moves' | 'turn' | 'endIf' | 'next'> & {
  readonly moves: readonly Move[];
  readonly turn?: TurnRules<State>;
  readonly endIf?: (context: Context<State>) => boolean;
  readonly next?: string | ((context: Context<State>) => string);
};

/** The phases of a game by name. */
export type Phases<State> = Readonly<Record<string, Phase<State, { readonly name: string }>>>;

/** A position as far as turns go. */
type TurnPosition = { readonly ctx: Ctx; readonly _stateID: number };

/** Whose turn it is after a move, and what the log says of its having passed on. */
type Course = { readonly ctx: Ctx; readonly entries: readonly LogEntry[] };

/**
 * How a match goes on after a move by that seat: the same that boardgame.io would say. Nothing where boardgame.io has to
 * be asked itself.
 */
export type Flow<State> = (G: State, place: TurnPosition, move: string, seat: PlayerID) => Course | undefined;

/** All that is said of the phases by a game whose turns can be told without boardgame.io. */
const SAID_OF_PHASES: ReadonlySet<string> = new Set(['start', 'moves', 'turn', 'endIf', 'next']);
const SAID_OF_TURNS: ReadonlySet<string> = new Set(['order', 'endIf', 'active', 'activePlayers']);
const SAID_OF_ORDERS: ReadonlySet<string> = new Set(['first', 'next']);
const SAID_OF_ACTIVE: ReadonlySet<string> = new Set(['all']);

const saysOnly = (said: object | undefined, known: ReadonlySet<string>): boolean =>
  Object.keys(said ?? {}).every((word) => known.has(word));

/** Everybody in one stage or in none. */
type Everybody = { readonly all: string | null };

const isTold = <State>({ turn = {}, ...phase }: Phase<State, unknown>): boolean =>
  saysOnly(phase, SAID_OF_PHASES) &&
  saysOnly(turn, SAID_OF_TURNS) &&
  saysOnly(turn.order, SAID_OF_ORDERS) &&
  saysOnly(turn.activePlayers, SAID_OF_ACTIVE) &&
  (typeof (turn.activePlayers as Everybody | undefined)?.all !== 'object' ||
    (turn.activePlayers as Everybody).all === null);

/** boardgame.io's order of turns where a game has none of its own. */
const clockwise = ({ ctx }: { readonly ctx: Ctx }): number => (ctx.playOrderPos + 1) % ctx.playOrder.length;

/** May this seat move, as far as boardgame.io is concerned? */
const isActive = ({ activePlayers, currentPlayer }: Ctx, seat: PlayerID): boolean =>
  activePlayers ? Object.hasOwn(activePlayers, seat) : currentPlayer === seat;

const hasLimits = ({ _activePlayersMinMoves: least, _activePlayersMaxMoves: most }: Ctx): boolean =>
  !!least || !!most;

/** The move is counted. */
const counted = (ctx: Ctx, seat: PlayerID): Ctx => {
  const { activePlayers, currentPlayer, numMoves = 0, _activePlayersNumMoves: moves = {} } = ctx;
  return {
    ...ctx,
    numMoves: seat === currentPlayer ? numMoves + 1 : numMoves,
    _activePlayersNumMoves: activePlayers ? { ...moves, [seat]: moves[seat]! + 1 } : moves,
  };
};

/** Only these may act; if there are none, whoever's turn it is. */
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

/** A new turn begins. */
const begun = (ctx: Ctx): Ctx => ({ ...ctx, turn: ctx.turn + 1, numMoves: 0, _prevActivePlayers: [] });

/** What boardgame.io writes into the log of its own accord. */
const entry = ({ ctx: { turn, phase }, _stateID }: TurnPosition, type: string, args: unknown): LogEntry => ({
  action: { type: 'GAME_EVENT', payload: { type, args } as never },
  _stateID,
  turn,
  phase,
  automatic: true,
});

/** The turn has ended, and the next one begins. */
const nextTurn = <State>(G: State, place: TurnPosition, { turn = {}, endIf }: Phase<State, unknown>) => {
  const ended: Ctx = { ...place.ctx, activePlayers: null };
  const passed = withSeat(ended, (turn.order?.next ?? clockwise)({ G, ctx: ended }));
  const { activePlayers } = turn;
  const ctx = begun(activePlayers ? withActive(passed, everybody(passed, activePlayers)) : passed);
  if ([ended, passed, ctx].some((at) => endIf?.({ G, ctx: at }))) return undefined;
  return { ctx, entries: [entry(place, 'endTurn', true)] };
};

/** The phase has ended, and with it the turn; the next one begins. */
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

/** Turn and phase go on; it may be somebody else who acts. */
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
 * The course of a game, told from its phases; nothing where they say more than is known here. boardgame.io takes ten
 * times as long, because it drafts the table for whoever might want to change it.
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
