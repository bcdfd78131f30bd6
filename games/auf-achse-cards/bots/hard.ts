import type { PlayerID } from 'boardgame.io';
import { seededChance, type Chance } from '../../shared/chance';
import type { Thinker } from '../../shared/defineGame';
import { followed, openness, type Temper } from '../../shared/bots/drivers';
import { searched, type Count, type Effort, type Tried } from '../../shared/bots/search';
import { copyOf } from '../../shared/values';
import { evolve } from '../evolve';
import type { CardHappening } from '../happenings';
import type { Play } from '../move';
import type { CardMove } from '../moves';
import { isPaused } from '../rules/actionCards';
import { layForCounter, layToRace, owing, owesCounter, owesRace } from '../rules/laying';
import { playOn } from '../rules/round';
import { seatsOf, type State, type View } from '../state';
import { chanceToWin } from './chances';
import { imaginedTable } from './imagined';
import { holding, knowledgeOf, type Knowledge } from './knowledge';
import { liking } from './liking';
import { bestExtra, extrasOf, plansOf, quickPlan, type Plan } from './normal';
import { hardAt, normalAt, tempered, type Weights } from './weights';

/**
 * Decisions imagined for each real decision: about an eighth of a second. The choices at 60 decisions were 0.6
 * percentage points of winning chance below the best with 2,500, 0.46 with 5,000 and 0.28 with 10,000.
 */
const IMAGINED = 8000;

/**
 * How many plans are tried, those with the best estimates. At 78 decisions with 800 trials per plan, the best of six
 * was 0.9 percentage points worse than the best of all; the best of twenty not measurably worse.
 */
const MOST_PLANS = 20;

/**
 * Km of a plan's promise that are worth one match, and the usual error of that estimate as a chance of winning. At
 * 228 decisions with three players 2,200 km fitted best, with an error of 0.04 (500 km: 0.08). At 60 others 3,000 to
 * 4,000 km and 0.04 to 0.06 chose best: in the same time 0.46 percentage points below the best plan (500 km: 0.65).
 */
const A_MATCH = 3000;
export const DOUBT = 0.05;

/**
 * Rounds that are played out for a plan, including its own; the rest is estimated. At 60 decisions, in the same time,
 * the choice was 0.4 percentage points below the best; 0.8 with one round, 0.5 with stages played to their ends.
 */
const ROUNDS = 2;

/** A table for trying something out. */
export const playOf = (G: State, random: Chance): Play => ({
  G,
  random,
  tell: (told: CardHappening) => evolve(G, told),
});

/** The weights that each seat plays by, for a number of players. */
type GoingBy = (seat: PlayerID) => (players: number) => Weights;

/** Lays those cards of a plan that are still to be laid. */
const layPlan = (play: Play, seat: PlayerID, { race, counter }: Plan): void => {
  const { G } = play;
  if (race !== undefined && owesRace(G, seat)) layToRace(play, seat, holding(G, seat, race));
  if (counter !== undefined && owesCounter(G, seat)) layForCounter(play, seat, holding(G, seat, counter));
};

/** What one seat lays. */
type Laying = { readonly seat: PlayerID; readonly plan: Plan };

/** What seems best to each of these seats; all choose at once. */
const layings = (G: State, seats: readonly PlayerID[], goingBy: GoingBy, count: Count): readonly Laying[] => {
  const paused = isPaused(G);
  return seats.map((seat) => {
    const known = knowledgeOf(G, seat, goingBy(seat));
    count();
    return { seat, plan: paused ? { race: bestExtra(known), counter: undefined } : quickPlan(known) };
  });
};

const layAll = (play: Play, all: readonly Laying[]): void => {
  for (const { seat, plan } of all) layPlan(play, seat, plan);
};

/** Plays a stage to its end, or for this many rounds; each seat by the weights given for it. */
export const playOut = (
  play: Play,
  goingBy: GoingBy,
  { rounds = Infinity, count = () => {} }: { readonly rounds?: number; readonly count?: Count } = {},
): void => {
  const { G } = play;
  const { stage } = G;
  const end = G.round + rounds;
  playOn(play);
  while (G.stage === stage && G.round < end && owing(G).length) {
    layAll(play, layings(G, owing(G), goingBy, count));
    playOn(play);
  }
};

/**
 * A stage that agrees with what a seat sees, and the state some rounds after a plan of that seat, with the same luck
 * for every plan.
 */
type ImaginedStage = { readonly now: State; readonly after: (plan: Plan) => State };

/** Imagines a stage for a seat. */
export const imaginedStage = (
  view: View,
  seat: PlayerID,
  random: Chance,
  count: Count = () => {},
): ImaginedStage => {
  const world = imaginedTable(view, seat, random, count);
  const luck = `${random.Number()}`;
  const goingBy: GoingBy = (other) => (other === seat ? hardAt : normalAt);
  let others: readonly Laying[] | undefined;
  const after = (plan: Plan): State => {
    const play = playOf(copyOf(world), seededChance(luck));
    layPlan(play, seat, plan);
    // nobody sees what the seat lays: the others' answer is the same for every plan
    others ??= layings(
      play.G,
      owing(play.G).filter((other) => other !== seat),
      goingBy,
      count,
    );
    layAll(play, others);
    playOut(play, goingBy, { rounds: ROUNDS, count });
    return play.G;
  };
  return { now: world, after };
};

/** The plan that does best on imagined tables, or a slightly worse one that the temper prefers. */
export const bestTried = (
  view: View,
  seat: PlayerID,
  random: Chance,
  plans: readonly Tried<Plan>[],
  effort: Pick<Effort, 'work' | 'until'>,
  temper?: Temper,
): Plan => {
  const seats = seatsOf(view).length;
  const imagined = (count: Count) => {
    const { now, after } = imaginedStage(view, seat, random, count);
    const share = temper ? followed(seats) * openness(chanceToWin(now, seat, view.stage), seats) : 0;
    return (plan: Plan) => chanceToWin(after(plan), seat, view.stage) + share * liking(plan, temper);
  };
  return searched(plans, { ...effort, doubt: DOUBT }, imagined);
};

/** Every possible plan with its estimate; K-6.5: an extra card is a plan as well. */
export const plansNow = (known: Knowledge): readonly Tried<Plan>[] =>
  known.extra
    ? extrasOf(known).map(({ card, worth }) => ({ choice: { race: card, counter: undefined }, worth }))
    : plansOf(known).map(({ plan, worth }) => ({ choice: plan, worth }));

/** The most promising plans, their worth converted from km to matches. */
export const foremost = (weighed: readonly Tried<Plan>[]): readonly Tried<Plan>[] =>
  weighed
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_PLANS)
    .map(({ choice, worth }) => ({ choice, worth: worth / A_MATCH }));

/**
 * An expert: tries out what a good player would consider, for some rounds with likely cards for the others, and plays
 * what wins most often.
 */
export const expert =
  (work: number): Thinker<View, CardMove> =>
  (view, seat, random, { temper, until }) => {
    const plans = foremost(plansNow(knowledgeOf(view, seat, (players) => tempered(hardAt(players), temper))));
    const { race, counter } = bestTried(view, seat, random, plans, { work, until }, temper);
    if (race !== undefined) return { move: 'layRace', args: [holding(view, seat, race)] };
    return { move: 'layCounter', args: [holding(view, seat, counter!)] };
  };

/** The expert at its usual strength: thinks for about an eighth of a second. */
export const hard = expert(IMAGINED);
