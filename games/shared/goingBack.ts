import type { LogEntry, PlayerID, State as Position } from 'boardgame.io';
import type { GameModule } from './gameModule';
import type { LegalMove, Refusal } from './legality';
import { chanceOf, keptAfter } from './plugins';
import { entryOf, openChoicesAt, refusalToUndo, UNDO, withoutWayBack } from './undo';
import { settled } from './values';

/**
 * Going back by consent: what a seat may not take back by itself any more, because it showed something or somebody has
 * played on, all at the table may agree to take back. It is a step like any other, `[seat, 'goBack', place, …agreed]`:
 * the match stands again as it did after `place` moves, and the log says who asked and who agreed. What was seen
 * meanwhile cannot be unseen. But nothing that is still to come can be known from it: the piles that were drawn from are
 * shuffled, and chance goes on from where it is instead of from where it was.
 */
export const GO_BACK = 'goBack';

/** All positions of a match up to now: before the first step, and after each one. */
export type Past<State> = readonly Position<State>[];

/** The log entry of the step with that number, counted from 0. */
const entryAt = (past: Past<unknown>, at: number): LogEntry => past[at + 1]!.deltalog![0]!;

/** The numbers of the moves that have not been taken back by another one; taking back is none of them. */
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
 * After how many moves the match stands again once the last decision of that seat is taken back; undefined where it has
 * made none. What was chosen face down at the same time is chosen anew by everybody: it has been seen by now.
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

/** Goes back to where the table has agreed to, or says why not. `past` ends with the position of now. */
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
  // a match that was begun with boardgame.io's own generator would roll the same again
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
  // what was free to be taken back then is not any more: more is known by now
  return { position: withoutWayBack(next) };
};
