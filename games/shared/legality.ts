import type { PlayerID } from 'boardgame.io';

/** One decision, complete: the name of a move and what it is played with. */
export type LegalMove = { readonly move: string; readonly args: readonly unknown[] };

/** Every decision a seat may take now, from what that seat can see. The one source of legality. */
export type LegalMoves<View, Decision extends LegalMove = LegalMove> = (
  view: View,
  playerID: PlayerID,
) => readonly Decision[];

/** Why a move is not listed: a reason the word files translate, its values, and the paragraph that says so. */
export type Refusal<Reason extends string = string> = {
  readonly reason: Reason;
  readonly values: Readonly<Record<string, string | number>>;
  readonly rule: string;
};

/** What every game refuses moves for: the match is over, nobody sits there, there is no such move. */
export type GeneralReason = 'over' | 'spectator' | 'malformed';

/** How a game with these reasons writes down a refusal: the reason, the paragraph it rests on, what the words need. */
export const refusalsOf =
  <Reason extends string>() =>
  (reason: Reason, rule: string, values: Refusal['values'] = {}): Refusal<Reason> => ({
    reason,
    values,
    rule,
  });

/** Nothing when the move is listed, else why it is not. */
export type WhyNot<View, Reason extends string = string> = (
  view: View,
  playerID: PlayerID,
  move: LegalMove,
) => Refusal<Reason> | undefined;

/** Are these played with the same? */
export const sameArgs = (a: LegalMove['args'], b: LegalMove['args']): boolean =>
  a.length === b.length && a.every((arg, at) => arg === b[at]);

/** Those of the decisions that are made with the moves of these names. */
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
