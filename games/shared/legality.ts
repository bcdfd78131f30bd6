import type { PlayerID } from 'boardgame.io';

/** One complete decision: the name of a move and its arguments. */
export type LegalMove = { readonly move: string; readonly args: readonly unknown[] };

/** Every legal decision of a seat now, from what that seat can see. The only source of legality. */
export type LegalMoves<View, Decision extends LegalMove = LegalMove> = (
  view: View,
  playerID: PlayerID,
) => readonly Decision[];

/** Why a move is illegal: a reason that the word files translate, its values, and the paragraph. */
export type Refusal<Reason extends string = string> = {
  readonly reason: Reason;
  readonly values: Readonly<Record<string, string | number>>;
  readonly rule: string;
};

/** Reasons that every game has: the match is over, the player has no seat, there is no such move. */
export type GeneralReason = 'over' | 'spectator' | 'malformed';

/** Makes the refusals of a game with these reasons: the reason, its paragraph, and the values for the sentence. */
export const refusalsOf =
  <Reason extends string>() =>
  (reason: Reason, rule: string, values: Refusal['values'] = {}): Refusal<Reason> => ({
    reason,
    values,
    rule,
  });

/** Undefined if the move is legal, else why it is not. */
export type WhyNot<View, Reason extends string = string> = (
  view: View,
  playerID: PlayerID,
  move: LegalMove,
) => Refusal<Reason> | undefined;

/** Are these arguments the same? */
export const sameArgs = (a: LegalMove['args'], b: LegalMove['args']): boolean =>
  a.length === b.length && a.every((arg, at) => arg === b[at]);

/** The decisions made with moves of these names. */
export const named = <Decision extends LegalMove, Name extends Decision['move']>(
  decisions: readonly Decision[],
  ...names: readonly Name[]
): Extract<Decision, { readonly move: Name }>[] =>
  decisions.filter((one): one is Extract<Decision, { readonly move: Name }> =>
    names.some((name) => name === one.move),
  );

/** Are these the same decision? */
export const sameMove = (a: LegalMove, b: LegalMove): boolean =>
  a.move === b.move && sameArgs(a.args, b.args);
