import type { PlayerID } from 'boardgame.io';
import { isAsGood, rise, type Analyst, type Verdict } from './analyst';
import { seededChance } from '../chance';
import type { GameModule, Happening, MatchResult } from '../gameModule';
import { standingOf } from '../goingBack';
import { perSeat, type PerSeat } from '../seats';
import { moveIn, type Step } from '../table';

/** The analysis of a finished match. */
export type Analysis = {
  /**
   * The chances before the first step and after each step; null where they do not change. The last entry is never
   * null.
   */
  readonly chances: readonly (PerSeat<number> | null)[];
  /** One for each step; null where there was nothing to choose. */
  readonly verdicts: readonly (Verdict | null)[];
  /** One for each step: was anything drawn, turned up or rolled? */
  readonly byChance: readonly boolean[];
};

/** A place in a match to analyse: the table there, and the step that led to it with the table before that step. */
export type PlaceInMatch = {
  readonly G: unknown;
  readonly came?:
    { readonly from: unknown; readonly by: Step; readonly told: readonly Happening[] } | undefined;
};

/** What the analysis of one place finds. */
export type Found = {
  readonly chances: PerSeat<number> | null;
  readonly verdict: Verdict | null;
  /** Was anything drawn, turned up or rolled in the step that led there? */
  readonly isChance: boolean;
};

const shared = ({ winners, totals }: MatchResult): PerSeat<number> =>
  perSeat(Object.keys(totals), (seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** A match that has been played to its end. */
type Played = {
  readonly positions: readonly { readonly G: unknown }[];
  readonly happenings: readonly (readonly Happening[])[];
  readonly record: { readonly steps: readonly Step[] };
};

/** The places of a match in order; steps that were taken back, and the take-backs themselves, get no verdict. */
export const placesOf = ({ positions, happenings, record: { steps } }: Played): PlaceInMatch[] => {
  const standing = new Set(standingOf(steps.map(moveIn)));
  return positions.map(({ G }, at) => ({
    G,
    came: standing.has(at - 1)
      ? { from: positions[at - 1]!.G, by: steps[at - 1]!, told: happenings[at - 1]! }
      : undefined,
  }));
};

/**
 * Analyses one place of a match. The same seed gives the same answer on every machine; with one seed for the whole
 * match, neighbouring places are tried with the same luck.
 */
export const analysed = (
  { analyst, playerView, result }: GameModule<unknown, unknown>,
  { G, came }: PlaceInMatch,
  seed: string,
): Found => {
  const ended = result(G);
  const chances = ended ? shared(ended) : (analyst!.chances(G, seededChance(seed)) ?? null);
  if (!came) return { chances, verdict: null, isChance: false };
  const isChance = came.told.some((one) => analyst!.isByChance(one, came.from));
  const [seat] = came.by;
  const move = moveIn(came.by);
  const verdict = analyst!.verdict(playerView(came.from, seat), seat, move, seededChance(seed));
  return { chances, verdict: verdict ?? null, isChance };
};

/** The chances at every place; where an entry is null, the last ones before it. */
export const courseOf = ({ chances }: Pick<Analysis, 'chances'>): readonly PerSeat<number>[] => {
  let now = chances.find((one) => one !== null) ?? {};
  return chances.map((one) => (now = one ?? now));
};

/**
 * A decision cannot cost more than the seat had: verdict and chances come from different imagined tables, so a
 * verdict that costs more is scaled down.
 */
const affordable = (verdict: Verdict, seat: PlayerID, had: number): Verdict => {
  const cost = -verdict.worth[seat]!;
  if (cost <= had) return verdict;
  const { worth } = verdict;
  return { ...verdict, worth: perSeat(Object.keys(worth), (one) => (worth[one]! * had) / cost) };
};

/** The chance of winning that a seat lost by its own decision. */
const costOf = (verdict: Verdict | null, seat: PlayerID): number => Math.max(0, -(verdict?.worth[seat] ?? 0));

/** What is left of a chance after decisions with these costs. */
const leftOf = (chance: number, costs: readonly number[]): number =>
  costs.reduce((left, cost) => Math.max(0, left - cost), chance);

/**
 * The verdict on one step, the same as in the whole analysis, for callers that need no more; `ask` analyses a place.
 * The cost of a decision is limited by the last chances before it, less what the same seat has lost since.
 */
export const verdictAlone = async (
  places: readonly PlaceInMatch[],
  step: number,
  ask: (place: PlaceInMatch) => Promise<Found>,
): Promise<Verdict | null> => {
  const place = places[step]!;
  const { verdict } = await ask(place);
  if (!verdict) return null;
  const [seat] = place.came!.by;
  const costs: number[] = [];
  for (let at = step - 1; at >= 0 && verdict.worth[seat]! < 0; at--) {
    const { G, came } = places[at]!;
    // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one: only where they are not told another one
    const found = await ask(came?.by[0] === seat ? { G, came } : { G });
    if (found.chances) return affordable(verdict, seat, leftOf(found.chances[seat]!, costs));
    costs.push(costOf(found.verdict, seat));
  }
  return verdict;
};

/** The analysis of a match, from the findings at its places in order. */
export const analysisOf = (found: readonly Found[], steps: readonly Step[]): Analysis => {
  const chances = found.map((place) => place.chances);
  const course = courseOf({ chances });
  /** The chance that the seat making this step still has before it. */
  const had = (at: number, seat: PlayerID): number | undefined => {
    const chance = course[at]![seat];
    const since = chances.findLastIndex((one, place) => one !== null && place <= at);
    const costs = found
      .slice(since + 1, at + 1)
      .map(({ verdict }, nth) => (steps[since + nth]![0] === seat ? costOf(verdict, seat) : 0));
    return chance === undefined ? undefined : leftOf(chance, since < 0 ? [] : costs);
  };
  return {
    chances,
    verdicts: found.slice(1).map(({ verdict }, at) => {
      const [seat] = steps[at]!;
      const left = had(at, seat);
      return verdict && left !== undefined ? affordable(verdict, seat, left) : verdict;
    }),
    byChance: found.slice(1).map(({ isChance }) => isChance),
  };
};

/** Where the chance of a seat came from: its chance at the start plus these parts is its chance at the end. */
export type Split = {
  readonly luck: number;
  /** The effect of its own decisions, compared with what an expert would have done. */
  readonly own: number;
  /** The effect of the others' decisions, compared in the same way. */
  readonly others: number;
};

/** Luck and decisions of each seat; luck is every change that no decision made. */
export const splitOf = (analysis: Analysis, steps: readonly Step[]): PerSeat<Split> => {
  const course = courseOf(analysis);
  const change = rise(course[0]!, course.at(-1)!);
  return perSeat(Object.keys(change), (seat) => {
    let [own, others] = [0, 0];
    for (const [at, verdict] of analysis.verdicts.entries()) {
      const worth = verdict?.worth[seat] ?? 0;
      if (steps[at]![0] === seat) own += worth;
      else others += worth;
    }
    return { luck: change[seat]! - own - others, own, others };
  });
};

/** A turning point of a match. */
export type TurningPoint = {
  /** The number of steps made, including the decisive one. */
  readonly step: number;
  /** The same for each step of this stretch that changed something, in order. */
  readonly told: readonly number[];
  /**
   * The seat that decided, if a decision was the cause; otherwise the seat whose chance changed most. `change`: by
   * how much.
   */
  readonly seat: PlayerID;
  readonly change: number;
  /** What mainly changed the chances: a decision, a draw or roll, or neither (something open was only settled). */
  readonly cause: 'choice' | 'luck' | 'play';
};

/** At most this many turning points are shown, and none with a smaller change than this. */
const MOST_TURNS = 5;
const LEAST_TURN = 0.05;

/** A step that changes chances by less than half a percentage point is not shown. */
const LEAST_TOLD = 0.005;

/** Differences up to this are rounding errors. */
const NOTHING = 1e-9;

/** The seat with the largest change. Of two equal changes the first counts, as what one wins the other has lost. */
const largest = (changes: PerSeat<number>): PlayerID =>
  Object.keys(changes).reduce((top, next) =>
    Math.abs(changes[next]!) > Math.abs(changes[top]!) + NOTHING ? next : top,
  );

/** The part of a match that is needed to separate its stretches. */
type Stretched = Pick<Played, 'record'> & {
  readonly module: { readonly analyst?: Pick<Analyst<unknown, unknown>, 'stretch'> | undefined };
  readonly positions: readonly { readonly G: unknown; readonly ctx: { readonly turn: number } }[];
};

/** A part of a match between two places with known chances, and how the chances changed in it. */
type Part = { readonly from: number; readonly to: number; readonly changes: PerSeat<number> };

const sizeOf = ({ changes }: Part): number => Math.abs(changes[largest(changes)]!);

/**
 * One part for each stretch: what a roll was worth shows only after the drive, and what a drive was for only when
 * goods are unloaded.
 */
const partsOf = ({ chances }: Analysis, { module, positions }: Stretched): readonly Part[] => {
  const stretchAt = (at: number) => {
    const { G, ctx } = positions[at]!;
    return module.analyst?.stretch?.(G) ?? ctx.turn;
  };
  const told = chances.flatMap((one, at) => (one ? [at] : []));
  // a step belongs to the stretch in which it was made
  const ends = told.filter((at, nth) => {
    const next = told[nth + 1];
    return nth === 0 || next === undefined || stretchAt(at - 1) !== stretchAt(next - 1);
  });
  return ends.slice(1).map((to, nth) => {
    const from = ends[nth]!;
    return { from, to, changes: rise(chances[from]!, chances[to]!) };
  });
};

/**
 * The cause of a change: if at least half of it is due to decisions, the weightiest decision. A decision in a step
 * without chance that an expert would not have taken, and after which its seat's chance fell, counts for the whole
 * change of that step. The effect of a roll or draw may show at its own step or at the next.
 */
const turnIn = (analysis: Analysis, steps: readonly Step[], { from, to, changes }: Part): TurningPoint => {
  const { verdicts, byChance } = analysis;
  const course = courseOf(analysis);
  const most = largest(changes);
  const towards = Math.sign(changes[most]!);
  const parts = Array.from({ length: to - from }, (_, nth) => {
    const at = from + nth;
    const change = towards * (course[at + 1]![most]! - course[at]![most]!);
    const worth = towards * (verdicts[at]?.worth[most] ?? 0);
    const verdict = verdicts[at];
    const [decider] = steps[at]!;
    const isWorse =
      !byChance[at] &&
      verdict &&
      !isAsGood(verdict, decider) &&
      course[at + 1]![decider]! < course[at]![decider]!;
    const isLuck = byChance[at] || (nth > 0 && byChance[at - 1]);
    return { step: at + 1, change, worth: isWorse ? Math.max(worth, change) : worth, isLuck };
  });
  const byChoice = parts.reduce((sum, { worth }) => sum + worth, 0);
  const isChoice = 2 * byChoice >= Math.abs(changes[most]!);
  const byLuck = parts.reduce((sum, { isLuck, change }) => sum + (isLuck ? change : 0), 0);
  const { step } = isChoice
    ? parts.reduce((top, next) => (next.worth > top.worth ? next : top))
    : parts.reduce((top, next) => (next.change >= top.change ? next : top));
  const seat = isChoice ? steps[step - 1]![0] : most;
  const told = parts.filter(
    (one) => one.step === step || byChance[one.step - 1] || Math.abs(one.change) >= LEAST_TOLD,
  );
  return {
    step,
    told: told.map((one) => one.step),
    seat,
    change: changes[seat]!,
    cause: isChoice ? 'choice' : 2 * byLuck >= Math.abs(changes[most]!) ? 'luck' : 'play',
  };
};

/** The largest changes of the chances, in the order of the match. */
export const turningPoints = (analysis: Analysis, match: Stretched): readonly TurningPoint[] =>
  partsOf(analysis, match)
    .filter((part) => sizeOf(part) >= LEAST_TURN)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.to - b.to)
    .map((part) => turnIn(analysis, match.record.steps, part));

/** The decisions of a seat in a match. */
export type Decisions = {
  readonly taken: number;
  /** Decisions that were an expert's choice or as good. */
  readonly asGood: number;
  /** The most costly decision, if any was costly: the number of steps made including it. */
  readonly dearest: number | undefined;
};

/** Counts the decisions of a seat in an analysed match. */
export const decisionsOf = ({ verdicts }: Analysis, steps: readonly Step[], seat: PlayerID): Decisions => {
  const taken = verdicts.flatMap((verdict, at) =>
    verdict && steps[at]![0] === seat ? [{ step: at + 1, verdict }] : [],
  );
  const dear = taken
    .filter(({ verdict }) => !isAsGood(verdict, seat))
    .toSorted((a, b) => a.verdict.worth[seat]! - b.verdict.worth[seat]!);
  return { taken: taken.length, asGood: taken.length - dear.length, dearest: dear[0]?.step };
};
