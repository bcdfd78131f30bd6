import type { PlayerID } from 'boardgame.io';
import { chancesBy } from '../../shared/advice';
import { seededChance, type Chance } from '../../shared/chance';
import type { Thinker } from '../../shared/defineGame';
import { followed, type Temper } from '../../shared/drivers';
import { likelihood, searched, type Count, type Effort, type Tried } from '../../shared/search';
import type { PerSeat } from '../../shared/seats';
import { copyOf } from '../../shared/values';
import { evolve } from '../evolve';
import type { CardHappening } from '../happenings';
import type { Play } from '../move';
import type { CardMove } from '../moves';
import { isPaused } from '../rules/actionCards';
import { layForCounter, layToRace, owing, owesCounter, owesRace } from '../rules/laying';
import { playOn } from '../rules/round';
import { totals } from '../rules/stageEnd';
import { seatsOf, type State, type View } from '../state';
import { imaginedTable } from './imagined';
import { holding, knowledgeOf, type Knowledge } from './knowledge';
import { liking } from './liking';
import { bestExtra, extrasOf, plansOf, quickPlan, type Plan } from './normal';
import { hardAt, normalAt, tempered, type Weights } from './weights';

/** Decisions that are imagined for one that is taken: about a tenth of a second. */
const IMAGINED = 6000;

/**
 * Plans that are tried: those that seem best. At 78 decisions, each plan of which was tried 800 times, the best of six
 * came to 0.9 points less than the best of all; the best of twenty to nothing less that could be told.
 */
const MOST_PLANS = 20;

/** Km that a plan has to promise to be worth a match more. */
const A_MATCH = 500;

/**
 * Stages that what a plan promises counts as much as: few are played for each, and a single one says little. In 200
 * matches of three with a quarter of the work 30 and 100 won 57 and 55 %, 5 won 42.
 */
export const FORETHOUGHT = 40;

/**
 * Km by which two players usually differ after a stage, a little more than the 123 to 139 of good ones in 250 matches of
 * two, three and four; and few of them, so that a narrow lead at the end is not all there is.
 */
const USUAL_DIFFERENCE = 150;
const NARROW = 40;

/**
 * Chance of winning that a km is worth beside that: a match out of reach, or certain, is no reason to drive badly. So
 * little that 100 km more are not worth one match in five hundred: whoever is far ahead ends the last stage.
 */
const A_KM_AHEAD = 0.000012;
const A_KM = 0.000005;

/** A table to try something out on. */
export const playOf = (G: State, random: Chance): Play => ({
  G,
  random,
  tell: (told: CardHappening) => evolve(G, told),
});

/** What a seat goes by, at a table of so many. */
type GoingBy = (seat: PlayerID) => (players: number) => Weights;

/** Everybody lays what seems best to them, all at once. */
const layAll = (play: Play, goingBy: GoingBy, count: Count): void => {
  const { G } = play;
  const paused = isPaused(G);
  const laying = owing(G).map((seat) => {
    const known = knowledgeOf(G, seat, goingBy(seat));
    count();
    return { seat, ...(paused ? { race: bestExtra(known), counter: undefined } : quickPlan(known)) };
  });
  for (const { seat, race, counter } of laying) {
    if (race !== undefined && owesRace(G, seat)) layToRace(play, seat, holding(G, seat, race));
    if (counter !== undefined && owesCounter(G, seat)) layForCounter(play, seat, holding(G, seat, counter));
  }
};

/** Plays a stage to its end, each seat as it seems best to whoever goes by that. */
export const playOut = (play: Play, stage: number, goingBy: GoingBy, count: Count = () => {}): void => {
  const { G } = play;
  playOn(play);
  while (G.stage === stage && owing(G).length) {
    layAll(play, goingBy, count);
    playOn(play);
  }
};

/** Km by which guesses at the end of the match are out, with so many stages driven. */
const doubtAfter = ({ options }: View, driven: number): number =>
  USUAL_DIFFERENCE * Math.sqrt(options.stages - driven);

/** How likely each seat wins the match, together 1, with so many stages driven; `unforeseen`: km by which their ends are out. */
export const chancesAfter = (G: State, driven: number, unforeseen = 0): PerSeat<number> =>
  chancesBy(totals(G), Math.hypot(doubtAfter(G, driven), unforeseen));

/** How likely the seat wins the match, with so many stages driven; and a little for every km. */
export const chanceToWin = (G: State, seat: PlayerID, driven: number): number => {
  const km = totals(G);
  const leads = seatsOf(G)
    .filter((other) => other !== seat)
    .map((other) => km[seat]! - km[other]!);
  const doubt = Math.max(NARROW, doubtAfter(G, driven));
  const chances = leads.map((lead) => likelihood(lead / doubt));
  const chance = chances.reduce((product, one) => product * one, 1);
  return chance + A_KM_AHEAD * Math.min(...leads) + A_KM * km[seat]!;
};

/** Lays the cards of a plan. */
const layPlan = (play: Play, seat: PlayerID, { race, counter }: Plan): void => {
  const { G } = play;
  if (race !== undefined) layToRace(play, seat, holding(G, seat, race));
  if (counter !== undefined && owesCounter(G, seat)) layForCounter(play, seat, holding(G, seat, counter));
};

/** A stage as it may stand beyond what the seat sees; answers what it has become in the end after a plan, with the same luck for each. */
export const imaginedStage = (
  view: View,
  seat: PlayerID,
  random: Chance,
  count?: Count,
): ((plan: Plan) => State) => {
  const world = imaginedTable(view, seat, random, count);
  const luck = `${random.Number()}`;
  return (plan) => {
    const play = playOf(copyOf(world), seededChance(luck));
    layPlan(play, seat, plan);
    playOut(play, view.stage, (other) => (other === seat ? hardAt : normalAt), count);
    return play.G;
  };
};

/** The plan that does best in so many imagined stages, or a little worse where the temper likes it better. */
export const bestTried = (
  view: View,
  seat: PlayerID,
  random: Chance,
  plans: readonly Tried<Plan>[],
  effort: Pick<Effort, 'work' | 'until'>,
  temper?: Temper,
): Plan => {
  const share = followed(seatsOf(view).length);
  const imagined = (count: Count) => {
    const stage = imaginedStage(view, seat, random, count);
    return (plan: Plan) => chanceToWin(stage(plan), seat, view.stage) + share * liking(plan, temper);
  };
  return searched(plans, { ...effort, forethought: FORETHOUGHT }, imagined);
};

/** Every plan that comes into question; K-6.5: an extra card is a plan as well. */
export const plansNow = (known: Knowledge): readonly Tried<Plan>[] =>
  known.extra
    ? extrasOf(known).map(({ card, worth }) => ({ choice: { race: card, counter: undefined }, worth }))
    : plansOf(known).map(({ plan, worth }) => ({ choice: plan, worth }));

/** The most promising of these, with what they promise told in matches. */
export const foremost = (weighed: readonly Tried<Plan>[]): readonly Tried<Plan>[] =>
  weighed
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_PLANS)
    .map(({ choice, worth }) => ({ choice, worth: worth / A_MATCH }));

/**
 * An expert: tries out what a good player would consider, in so many stages that are played to their ends with cards the
 * others may well have, and does what leads to victory most often.
 */
export const expert =
  (work: number): Thinker<View, CardMove> =>
  (view, seat, random, { temper, until }) => {
    const plans = foremost(plansNow(knowledgeOf(view, seat, (players) => tempered(hardAt(players), temper))));
    const { race, counter } = bestTried(view, seat, random, plans, { work, until }, temper);
    if (race !== undefined) return { move: 'layRace', args: [holding(view, seat, race)] };
    return { move: 'layCounter', args: [holding(view, seat, counter!)] };
  };

/** The expert as it plays: thinks for about a tenth of a second. */
export const hard = expert(IMAGINED);
