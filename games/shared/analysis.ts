import type { PlayerID } from 'boardgame.io';
import { rise, type Verdict } from './analyst';
import { seededChance } from './chance';
import type { GameModule, Happening, MatchResult } from './gameModule';
import { standingOf } from './goingBack';
import { perSeat, type PerSeat } from './seats';
import { moveIn, type Step } from './table';

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
  const isChance = came.told.some(({ type }) => analyst!.byChance.includes(type));
  const [seat] = came.by;
  const move = moveIn(came.by);
  const verdict = analyst!.verdict(playerView(came.from, seat), seat, move, seededChance(seed));
  return { chances, verdict: verdict ?? null, isChance };
};

/** What was found out at the places of a match, in their order. */
export const analysisOf = (found: readonly Found[]): Analysis => ({
  chances: found.map(({ chances }) => chances),
  verdicts: found.slice(1).map(({ verdict }) => verdict),
  byChance: found.slice(1).map(({ isChance }) => isChance),
});

/** The chances at every place: where they are not told, those from before. */
export const courseOf = ({ chances }: Pick<Analysis, 'chances'>): readonly PerSeat<number>[] => {
  let now = chances.find((one) => one !== null) ?? {};
  return chances.map((one) => (now = one ?? now));
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
  /** Whose chances have changed most, and by how much. */
  readonly seat: PlayerID;
  readonly change: number;
  /** Was it rather a decision that changed them, what was drawn and rolled, or neither, so that only what had been open was settled? */
  readonly cause: 'choice' | 'luck' | 'play';
};

/** So many turning points are told at most, and none that changes less. */
const MOST_TURNS = 5;
const LEAST_TURN = 0.05;

/** What is no larger than this comes of counting in binary fractions. */
const NOTHING = 1e-9;

/** Of two that changed as much the first: what one wins the other has lost. */
const largest = (changes: PerSeat<number>): PlayerID =>
  Object.keys(changes).reduce((top, next) =>
    Math.abs(changes[next]!) > Math.abs(changes[top]!) + NOTHING ? next : top,
  );

/** What changed between two places at which chances are told, by the step that did it: if more than half is due to decisions, the weightiest of them. */
const turnOf = ({ chances, verdicts, byChance }: Analysis, from: number, to: number): TurningPoint => {
  const changes = rise(chances[from]!, chances[to]!);
  const seat = largest(changes);
  const change = changes[seat]!;
  const chosen = verdicts
    .slice(from, to)
    .map((verdict, at) => ({ step: from + at + 1, worth: (verdict?.worth[seat] ?? 0) * Math.sign(change) }));
  const byChoice = chosen.reduce((sum, { worth }) => sum + worth, 0);
  if (2 * byChoice < Math.abs(change))
    return { step: to, seat, change, cause: byChance.slice(from, to).some(Boolean) ? 'luck' : 'play' };
  const { step } = chosen.reduce((top, next) => (next.worth > top.worth ? next : top));
  return { step, seat, change, cause: 'choice' };
};

/** Where the chances changed most, in the order of the match. */
export const turningPoints = (analysis: Analysis): readonly TurningPoint[] => {
  const told = analysis.chances.flatMap((chances, at) => (chances ? [at] : []));
  return told
    .slice(1)
    .map((to, at) => turnOf(analysis, told[at]!, to))
    .filter(({ change }) => Math.abs(change) >= LEAST_TURN)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.step - b.step);
};

/** Decisions that cost no more than this are as good as the expert's. */
const AS_GOOD = 0.01;

/** Was the decision of that seat as good as the expert's? */
export const isAsGood = ({ worth }: Verdict, seat: PlayerID): boolean => worth[seat]! >= -AS_GOOD;

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
