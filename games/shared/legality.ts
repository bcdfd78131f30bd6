import type { MoveFn, PlayerID, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

/** One decision, complete: the name of a move and what it is played with. */
export type LegalMove = { readonly move: string; readonly args: readonly unknown[] };

/** Every decision a seat may take now, from what that seat can see. The one source of legality. */
export type LegalMoves<View> = (view: View, playerID: PlayerID) => readonly LegalMove[];

/** Why a move is not listed: a reason the word files translate, its values, and the paragraph that says so. */
export type Refusal<Reason extends string = string> = {
  readonly reason: Reason;
  readonly values: Readonly<Record<string, string | number>>;
  readonly rule: string;
};

/** Nothing when the move is listed, else why it is not. */
export type WhyNot<View, Reason extends string = string> = (
  view: View,
  playerID: PlayerID,
  move: LegalMove,
) => Refusal<Reason> | undefined;

/** Are these played with the same? */
export const sameArgs = (a: LegalMove['args'], b: LegalMove['args']): boolean =>
  a.length === b.length && a.every((arg, at) => arg === b[at]);

/** Are these the same decision? */
export const sameMove = (a: LegalMove, b: LegalMove): boolean =>
  a.move === b.move && sameArgs(a.args, b.args);

/**
 * Shows every guard the table itself. Moves are given a draft to write on, which takes ten times as long to read; this
 * stands round the drafting, so that the table can still be handed in beside it.
 */
export const tableInSight: Plugin = {
  name: 'tableInSight',
  fnWrap:
    (method) =>
    (context, ...args) =>
      method({ ...context, table: context.G }, ...args),
};

/**
 * A move that happens exactly when `legalMoves` lists it; refused with boardgame.io's INVALID_MOVE otherwise. Wants
 * `tableInSight` among the plugins of its game.
 */
export const guarded =
  <State extends View, View>(
    legalMoves: LegalMoves<View>,
    move: string,
    effect: MoveFn<State>,
  ): MoveFn<State> =>
  (context, ...args) => {
    const { table = context.G } = context as { table?: View };
    const listed = legalMoves(table, context.playerID);
    return listed.some((legal) => sameMove(legal, { move, args })) ? effect(context, ...args) : INVALID_MOVE;
  };
