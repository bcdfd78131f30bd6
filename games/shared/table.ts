import type { PlayerID, State as BgioState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule, Happening } from './gameModule';
import type { LegalMove, Refusal } from './legality';

/** One line of a record: who, which move, with which ids. */
export type Step = readonly [playerID: PlayerID, move: string, ...args: unknown[]];

/** All that decides a match before the first move. */
export type Opening = { readonly seed: string; readonly numPlayers: number; readonly options?: unknown };

/** The whole table between two moves, secrets included. */
export type Position<State> = BgioState<State>;

/** What the table made of a step: the position after it, or why it was refused. */
export type Outcome<State> =
  | { readonly taken: true; readonly position: Position<State>; readonly happenings: readonly Happening[] }
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

export const moveOf = ([, move, ...args]: Step): LegalMove => ({ move, args });

/**
 * A table without a network: the true state and the rules that move it. The same opening and the same steps give the
 * same positions on every machine. Positions are values: nothing that was handed out ever changes.
 */
export const tableOf = <State extends View, View, Settings>(
  module: GameModule<State, View, Settings>,
  { seed, numPlayers, options }: Opening,
) => {
  const game = { ...module.game, seed };
  const reduce = CreateGameReducer({ game });
  const start: Position<State> = InitializeGame({
    game,
    numPlayers,
    setupData: module.options.parse(options),
  });

  /** Lets one seat take one step; refuses exactly what `legalMoves` does not list. */
  const play = (position: Position<State>, step: Step): Outcome<State> => {
    const [playerID, type, ...args] = step;
    const refusal = module.whyNot(position.G, playerID, moveOf(step));
    if (refusal) return { taken: false, refusal };
    const next = reduce(writable(position), { type: 'MAKE_MOVE', payload: { playerID, type, args } });
    const happenings = (next.deltalog?.[0]?.metadata ?? []) as readonly Happening[];
    return { taken: true, position: next, happenings };
  };

  return { start, play };
};
