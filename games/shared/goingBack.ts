import type { LogEntry, PlayerID, State as Position } from 'boardgame.io';
import type { GameModule } from './gameModule';
import type { LegalMove, Refusal } from './legality';
import { chanceOf, keptAfter } from './plugins';
import { entryOf, openChoicesAt, refusalToUndo, UNDO, withoutWayBack } from './undo';
import { settled } from './values';

/**
 * Going back by consent: a decision that a seat can no longer take back by itself, because it revealed something or
 * somebody has played on, can be taken back if all at the table agree. It is a step like any other, `[seat, 'goBack',
 * place, …agreed]`: the match returns to the position after `place` moves, and the log says who asked and who agreed.
 * What was seen meanwhile stays known, but nothing still to come can be derived from it: the piles that were drawn
 * from are shuffled, and the random source continues from its present state instead of the old one.
 */
export const GO_BACK = 'goBack';

/** All positions of a match so far: before the first step, and after each step. */
export type Past<State> = readonly Position<State>[];

/** The log entry of the step with this number, counted from 0. */
const entryAt = (past: Past<unknown>, at: number): LogEntry => past[at + 1]!.deltalog![0]!;

/** The numbers of the moves that have not been taken back; take-backs themselves are not included. */
export const standingOf = (moves: readonly LegalMove[]): readonly number[] => {
  let standing: number[] = [];
  for (const [at, { move, args }] of moves.entries()) {
    const [place] = args as [number];
    if (move === UNDO) standing = standing.filter((step) => step !== place);
    else if (move === GO_BACK) standing = standing.filter((step) => step < place);
    else standing.push(at);
  }
  return standing;
};

const standingIn = (past: Past<unknown>): readonly number[] =>
  standingOf(
    past.slice(0, -1).map((_, at) => {
      const { type, args } = entryAt(past, at).action.payload;
      return { move: type, args: (args ?? []) as readonly unknown[] };
    }),
  );

/**
 * The number of moves to go back to if the last decision of that seat is taken back; undefined if it has made none.
 * Choices made face down at the same time are all repeated: they are known by now.
 */
export const placeToGoBackTo = (past: Past<unknown>, seat: PlayerID): number | undefined => {
  let place = standingIn(past).findLast((at) => entryAt(past, at).action.payload.playerID === seat);
  while (place !== undefined) {
    const hidden = openChoicesAt(past[place]!).filter((step) => entryAt(past, step).redact);
    const first = Math.min(place, ...hidden);
    if (first === place) return place;
    place = first;
  }
  return undefined;
};

const areOthers = (agreed: readonly unknown[], seats: readonly PlayerID[], seat: PlayerID): boolean =>
  new Set(agreed).size === agreed.length &&
  agreed.every((other) => other !== seat && seats.includes(other as PlayerID));

/** Goes back to the position that the table has agreed to, or says why not. `past` ends with the present position. */
export const goBack = <State>(
  module: Pick<GameModule<State, State>, 'undo' | 'reshuffled'>,
  past: Past<State>,
  seat: PlayerID,
  asked: LegalMove,
): { readonly refusal: Refusal } | { readonly position: Position<State> } => {
  const now = past.at(-1);
  const chance = now && chanceOf(now.plugins);
  const [wanted, ...agreed] = asked.args;
  const refusal = refusalToUndo(module, 'undoTooLate');
  // a match begun with boardgame.io's own generator would draw the same numbers again
  if (!module.undo || !chance || now.ctx.gameover !== undefined) return { refusal };
  const place = placeToGoBackTo(past, seat);
  if (place === undefined || place !== wanted || !areOthers(agreed, now.ctx.playOrder, seat))
    return { refusal };
  const { plugins, _stateID } = now;
  const { G: then, ctx } = past[place]!;
  const mixed = module.reshuffled(then, now.G, chance);
  const next: Position<State> = {
    ...now,
    ...(settled({ G: now.G, ctx: now.ctx }, { G: mixed, ctx }) as Pick<Position<State>, 'G' | 'ctx'>),
    plugins: keptAfter(plugins, [], chance.drawn()),
    deltalog: [entryOf(now, seat, asked)],
    _stateID: _stateID + 1,
  };
  // decisions that could be taken back freely then no longer can: more is known now
  return { position: withoutWayBack(next) };
};
