import type { LogEntry, PlayerID, State as Position } from 'boardgame.io';
import type { GameModule } from './gameModule';
import type { LegalMove, Refusal } from './legality';
import { chanceOf, keptAfter, toldIn, UNDO_PLUGIN } from './plugins';
import { saysTheSame, settled } from './values';

/**
 * Taking back. A seat may take back a decision as long as it revealed nothing hidden, used no random draw, and nobody
 * has played on from it; where all choose at once, until the last has chosen. It is a step like any other, `[seat,
 * 'undo', step]`: the number of moves keeps rising, and a replayed log takes back the same.
 */
export const UNDO = 'undo';

/** A changed part of a position, and its value before the step. */
type Change = { readonly path: readonly string[]; readonly was: unknown };

/** The way back from a step: its seat, the number of moves before it, and what it changed. */
export type Retreat = {
  readonly seat: PlayerID;
  readonly step: number;
  readonly changes: readonly Change[];
  /** The other seats that had to choose at that moment; absent in older positions. */
  readonly beside?: readonly PlayerID[];
};

type Asked<State> = Pick<GameModule<State, State>, 'undo' | 'hiddenFrom'>;

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Found = { readonly changes: Change[]; readonly path: readonly string[] };

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** boardgame.io's reducer replaces an unchanged list by an equal new one; the plain table keeps the old one. */
const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && saysTheSame(one, other);

/**
 * Finds what must be restored, and where; an object whose keys have changed, even in their order, is restored as a
 * whole.
 */
const findChanges = (before: unknown, after: unknown, { changes, path }: Found): void => {
  if (before === after || isSameList(before, after)) return;
  const names = isParts(before) ? Object.keys(before) : [];
  if (!isParts(before) || !isParts(after) || !sameNames(names, Object.keys(after))) {
    changes.push({ path, was: before });
    return;
  }
  for (const name of names)
    if (before[name] !== after[name])
      findChanges(before[name], after[name], { changes, path: [...path, name] });
};

const withChange = (value: unknown, [name, ...path]: readonly string[], was: unknown): unknown =>
  name === undefined ? was : { ...(value as Parts), [name]: withChange((value as Parts)[name], path, was) };

/** Is one path a part of the other? */
const meet = (one: readonly string[], other: readonly string[]): boolean => {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) if (one[at] !== other[at]) return false;
  return true;
};

/** Have two steps changed the same part? */
const overlap = (one: Retreat, other: Retreat): boolean =>
  one.changes.some(({ path }) => other.changes.some((change) => meet(path, change.path)));

/** The tables before steps made here: to find out what a step revealed, they need not be reconstructed. */
const BEFORE = new WeakMap<Retreat, unknown>();

/** The ways back stored with a position, the newest last; they contain secrets. */
const retreatsIn = ({ plugins }: Pick<Position, 'plugins'>): readonly Retreat[] =>
  (plugins[UNDO_PLUGIN] as { data?: readonly Retreat[] } | undefined)?.data ?? [];

const withRetreats = <State>(position: Position<State>, data: readonly Retreat[]): Position<State> => ({
  ...position,
  plugins: { ...position.plugins, [UNDO_PLUGIN]: { data } },
});

/**
 * The ways back that remain after another step: a seat keeps its own; others keep theirs if the step was chosen at
 * the same time and changed none of the same parts. Once a step of a seat can no longer be taken back, nor can that
 * seat's earlier ones.
 */
const stillOpen = (retreats: readonly Retreat[], next: Retreat): readonly Retreat[] => {
  const fast = new Set<PlayerID>();
  return retreats
    .toReversed()
    .filter((one) => {
      if (one.seat === next.seat) return true;
      if (!one.beside?.includes(next.seat) || overlap(one, next)) fast.add(one.seat);
      return !fast.has(one.seat);
    })
    .toReversed();
};

/** The position after a step of that seat, with a way back to the one before it if that is allowed. */
export const withWayBack = <State>(
  { undo, awaited }: Pick<GameModule<State, State>, 'undo' | 'awaited'>,
  before: Position<State>,
  seat: PlayerID,
  after: Position<State>,
): Position<State> => {
  const drawn = chanceOf(before.plugins)?.drawn();
  const isFinal =
    after.ctx.gameover !== undefined ||
    drawn === undefined ||
    drawn !== chanceOf(after.plugins)?.drawn() ||
    toldIn(after).some(({ type }) => !undo?.showsNothing.has(type)) ||
    undo?.mightHaveShown?.(after.G);
  if (isFinal) return withRetreats(after, []);
  const changes: Change[] = [];
  findChanges({ G: before.G, ctx: before.ctx }, { G: after.G, ctx: after.ctx }, { changes, path: [] });
  const { _stateID: step } = before;
  const beside = awaited(before.G).filter((other) => other !== seat);
  const next: Retreat = { seat, step, changes, beside };
  BEFORE.set(next, before.G);
  return withRetreats(after, [...stillOpen(retreatsIn(before), next), next]);
};

/** The position without any way back. */
export const withoutWayBack = <State>(position: Position<State>): Position<State> =>
  withRetreats(position, []);

/** The table and its turns as they were before a step. */
const wentBack = <State>(
  { G, ctx }: Position<State>,
  { changes }: Retreat,
): Pick<Position<State>, 'G' | 'ctx'> => {
  const changed = changes.reduce<unknown>((all, { path, was }) => withChange(all, path, was), { G, ctx });
  return settled({ G, ctx }, changed) as Pick<Position<State>, 'G' | 'ctx'>;
};

/** The steps that could be taken back freely in this position: the number of moves before each. */
export const openChoicesAt = (position: Pick<Position, 'plugins'>): readonly number[] =>
  retreatsIn(position).map(({ step }) => step);

/** Whether a step revealed something: this stays valid, as simultaneous choices of others reveal nothing of it. */
const SHOWN = new WeakMap<Retreat, boolean>();

/** What is hidden from whom on a table: the table after one step is the table before the next. */
const HIDDEN = new WeakMap<object, ReadonlyMap<PlayerID | null, readonly string[]>>();

const hiddenOn = <State>(
  { hiddenFrom }: Asked<State>,
  table: State,
  { playOrder }: Position['ctx'],
): ReadonlyMap<PlayerID | null, readonly string[]> => {
  const known = HIDDEN.get(table as object);
  if (known) return known;
  const found = new Map([...playOrder, null].map((who) => [who, hiddenFrom(table, who)]));
  HIDDEN.set(table as object, found);
  return found;
};

/** Does anybody know something of the table that was hidden from them before the step? */
const hasShown = <State>(module: Asked<State>, retreat: Retreat, position: Position<State>): boolean => {
  const known = SHOWN.get(retreat);
  if (known !== undefined) return known;
  const { _stateID: made } = position;
  const isLast = made === retreat.step + 1;
  const before = (isLast && (BEFORE.get(retreat) as State)) || wentBack(position, retreat).G;
  const then = hiddenOn(module, before, position.ctx);
  const shown = [...hiddenOn(module, position.G, position.ctx)].some(([who, now]) => {
    if (sameNames(then.get(who)!, now)) return false;
    const hidden = new Set(now);
    return then.get(who)!.some((id) => !hidden.has(id));
  });
  SHOWN.set(retreat, shown);
  return shown;
};

/** Why a decision cannot be taken back. */
export const UNDO_REASONS = ['undoTooLate', 'undoShown', 'undoOff'] as const;
export type UndoReason = (typeof UNDO_REASONS)[number];

/** The same as a refusal, with its paragraph. */
export const refusalToUndo = (
  { undo }: { readonly undo?: { readonly rule: string } | undefined },
  reason: UndoReason,
): Refusal<UndoReason> => ({
  reason,
  values: {},
  rule: undo?.rule ?? '',
});

type Undo = { readonly refusal: Refusal<UndoReason> } | { readonly retreat: Retreat };

/** The last decision of the seat, if it can be taken back. */
const lastOf = <State>(module: Asked<State>, position: Position<State>, seat: PlayerID): Undo => {
  const retreat = retreatsIn(position).findLast((one) => one.seat === seat);
  if (!retreat) return { refusal: refusalToUndo(module, 'undoTooLate') };
  return hasShown(module, retreat, position) ? { refusal: refusalToUndo(module, 'undoShown') } : { retreat };
};

/** The step that the seat may take back now: the number of moves before it. Undefined if there is none. */
export const undoableStep = <State>(
  module: Asked<State>,
  position: Position<State>,
  seat: PlayerID | null,
): number | undefined => {
  const last = seat === null ? undefined : lastOf(module, position, seat);
  return last && 'retreat' in last ? last.retreat.step : undefined;
};

/** The log entry of a step that takes something back. */
export const entryOf = (
  { ctx, _stateID }: Position,
  playerID: PlayerID,
  { move: type, args }: LegalMove,
): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { playerID, type, args: [...args] } },
  _stateID,
  turn: ctx.turn,
  phase: ctx.phase,
  metadata: [],
});

/** Takes back a decision of that seat, or says why not. Simultaneous choices of others stay. */
export const undo = <State>(
  module: Asked<State>,
  position: Position<State>,
  seat: PlayerID,
  asked: LegalMove,
): { readonly refusal: Refusal } | { readonly position: Position<State> } => {
  const last = lastOf(module, position, seat);
  if ('refusal' in last) return last;
  const { retreat } = last;
  const [step] = asked.args;
  // the seat was looking at another decision
  if (step !== retreat.step || asked.args.length !== 1)
    return { refusal: refusalToUndo(module, 'undoTooLate') };
  const { plugins, _stateID } = position;
  const retreats = retreatsIn(position).filter((one) => one !== retreat);
  const next = {
    ...position,
    ...wentBack(position, retreat),
    plugins: keptAfter(plugins, [], undefined),
    deltalog: [entryOf(position, seat, asked)],
    _stateID: _stateID + 1,
  };
  return { position: withRetreats(next, retreats) };
};
