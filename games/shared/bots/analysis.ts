import type { PlayerID } from 'boardgame.io';
import { isAsGood, rise, type Analyst, type Verdict } from './analyst';
import { seededChance } from '../chance';
import type { GameModule, Happening, MatchResult } from '../gameModule';
import { standingOf } from '../goingBack';
import { perSeat, type PerSeat } from '../seats';
import { moveIn, type Step } from '../table';

/** A match that has been analysed. */
export type Analysis = {
  /** Before the first step, and after each one; null where they stay as they were. The last are never null. */
  readonly chances: readonly (PerSeat<number> | null)[];
  /** One for each step; null where there was nothing to choose. */
  readonly verdicts: readonly (Verdict | null)[];
  /** One for each step: was anything drawn, turned up or rolled? */
  readonly byChance: readonly boolean[];
};

/** A place of a match to be analysed: the table there, and the step that led to it with the table before. */
export type PlaceInMatch = {
  readonly G: unknown;
  readonly came?:
    { readonly from: unknown; readonly by: Step; readonly told: readonly Happening[] } | undefined;
};

/** What is found out at a place. */
export type Found = {
  readonly chances: PerSeat<number> | null;
  readonly verdict: Verdict | null;
  /** Did the step that led there bring anything drawn, turned up or rolled? */
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

/** The places of a match in order; of steps that were taken back, and of taking back, nothing is to be said. */
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
 * Analyses one place of a match. The same seed gives the same answer on every machine; with one seed for the whole match
 * neighbouring places are tried out with the same luck.
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

/** The chances at every place: where they are not told, those from before. */
export const courseOf = ({ chances }: Pick<Analysis, 'chances'>): readonly PerSeat<number>[] => {
  let now = chances.find((one) => one !== null) ?? {};
  return chances.map((one) => (now = one ?? now));
};

/** Nobody loses more than there was: what was decided is judged on other imagined tables than the chances before it are told. */
const affordable = (verdict: Verdict, seat: PlayerID, had: number): Verdict => {
  const cost = -verdict.worth[seat]!;
  if (cost <= had) return verdict;
  const { worth } = verdict;
  return { ...verdict, worth: perSeat(Object.keys(worth), (one) => (worth[one]! * had) / cost) };
};

/** What a decision of that seat cost it by itself. */
const costOf = (verdict: Verdict | null, seat: PlayerID): number => Math.max(0, -(verdict?.worth[seat] ?? 0));

/** What is left of a chance that was told, after decisions that cost so much. */
const leftOf = (chance: number, costs: readonly number[]): number =>
  costs.reduce((left, cost) => Math.max(0, left - cost), chance);

/**
 * The verdict on one step as the whole analysis tells it, for whoever wants no more: `ask` finds out what is to be said of a
 * place. What a decision costs is held against the chances told last before it, less what the same seat has lost since.
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

/** What was found out at the places of a match, in their order. */
export const analysisOf = (found: readonly Found[], steps: readonly Step[]): Analysis => {
  const chances = found.map((place) => place.chances);
  const course = courseOf({ chances });
  /** What the seat that makes that step has left when it does. */
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

/** Where the chances of a seat have come from: what it had at first and these parts are what it has in the end. */
export type Split = {
  readonly luck: number;
  /** What its own decisions have changed beside those an expert would have taken. */
  readonly own: number;
  /** And those of the others. */
  readonly others: number;
};

/** Luck told apart from decisions, for each seat: luck is whatever no decision has changed. */
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

/** Where a match has turned. */
export type TurningPoint = {
  /** How many steps had been made with the one that did it. */
  readonly step: number;
  /** And with each step of the same stretch that brought something, in their order. */
  readonly told: readonly number[];
  /** Who decided, if a decision did it; otherwise whose chances have changed most. And by how much they have. */
  readonly seat: PlayerID;
  readonly change: number;
  /** Was it rather a decision that changed them, what was drawn and rolled, or neither, so that only what had been open was settled? */
  readonly cause: 'choice' | 'luck' | 'play';
};

/** So many turning points are told at most, and none that changes less. */
const MOST_TURNS = 5;
const LEAST_TURN = 0.05;

/** A step that changes chances by less than half a point of a hundred changes nothing that is told. */
const LEAST_TOLD = 0.005;

/** What is no larger than this comes of counting in binary fractions. */
const NOTHING = 1e-9;

/** Of two that changed as much the first: what one wins the other has lost. */
const largest = (changes: PerSeat<number>): PlayerID =>
  Object.keys(changes).reduce((top, next) =>
    Math.abs(changes[next]!) > Math.abs(changes[top]!) + NOTHING ? next : top,
  );

/** A match as far as it takes to tell its stretches apart. */
type Stretched = Pick<Played, 'record'> & {
  readonly module: { readonly analyst?: Pick<Analyst<unknown, unknown>, 'stretch'> | undefined };
  readonly positions: readonly { readonly G: unknown; readonly ctx: { readonly turn: number } }[];
};

/** A part of a match between two places at which chances are told, and how they changed in it. */
type Part = { readonly from: number; readonly to: number; readonly changes: PerSeat<number> };

const sizeOf = ({ changes }: Part): number => Math.abs(changes[largest(changes)]!);

/** What is rolled shows when one has driven, and what one has driven for when goods are unloaded: a stretch is one part. */
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
 * What did it in a part of a match: if more than half is due to decisions, the weightiest of them. Where nothing was drawn, a
 * decision that an expert would not have taken, and that did its seat no good, has done all that changed with it, whoever
 * could know; and what is rolled shows at that step or the next.
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

/** Where the chances changed most, in the order of the match. */
export const turningPoints = (analysis: Analysis, match: Stretched): readonly TurningPoint[] =>
  partsOf(analysis, match)
    .filter((part) => sizeOf(part) >= LEAST_TURN)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.to - b.to)
    .map((part) => turnIn(analysis, match.record.steps, part));

/** What a seat has decided in a match. */
export type Decisions = {
  readonly taken: number;
  /** As an expert would have, or as well. */
  readonly asGood: number;
  /** The one that cost most, if one did: how many steps had been made with it. */
  readonly dearest: number | undefined;
};

/** What a seat decided in an analysed match, counted. */
export const decisionsOf = ({ verdicts }: Analysis, steps: readonly Step[], seat: PlayerID): Decisions => {
  const taken = verdicts.flatMap((verdict, at) =>
    verdict && steps[at]![0] === seat ? [{ step: at + 1, verdict }] : [],
  );
  const dear = taken
    .filter(({ verdict }) => !isAsGood(verdict, seat))
    .toSorted((a, b) => a.verdict.worth[seat]! - b.verdict.worth[seat]!);
  return { taken: taken.length, asGood: taken.length - dear.length, dearest: dear[0]?.step };
};
