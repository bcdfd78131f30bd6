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
 * Decisions that are imagined for one that is taken: about an eighth of a second. What was chosen at 60 decisions was 0.6
 * points of a chance below the best with 2,500, 0.46 with 5,000 and 0.28 with 10,000.
 */
const IMAGINED = 8000;

/**
 * Plans that are tried: those that seem best. At 78 decisions, each plan of which was tried 800 times, the best of six
 * came to 0.9 points less than the best of all; the best of twenty to nothing less that could be told.
 */
const MOST_PLANS = 20;

/**
 * Km that a plan has to promise to be worth a match more, and the chance of winning by which that is usually out: of 228
 * decisions among three 2,200 km fitted best, out by 0.04, as 500 km were by 0.08. At 60 others 3,000 to 4,000 km and 0.04
 * to 0.06 chose best, in the same time 0.46 points of a chance below the best plan, where 500 km chose 0.65.
 */
const A_MATCH = 3000;
export const DOUBT = 0.05;

/**
 * Rounds that are played on for a plan, its own the first; what comes after is reckoned. At 60 decisions, in the same
 * time, what was chosen was 0.4 points of a chance below the best; 0.8 with one round, 0.5 with stages played to their ends.
 */
const ROUNDS = 2;

/** A table to try something out on. */
export const playOf = (G: State, random: Chance): Play => ({
  G,
  random,
  tell: (told: CardHappening) => evolve(G, told),
});

/** What a seat goes by, at a table of so many. */
type GoingBy = (seat: PlayerID) => (players: number) => Weights;

/** Lays the cards of a plan, as far as they are still to be laid. */
const layPlan = (play: Play, seat: PlayerID, { race, counter }: Plan): void => {
  const { G } = play;
  if (race !== undefined && owesRace(G, seat)) layToRace(play, seat, holding(G, seat, race));
  if (counter !== undefined && owesCounter(G, seat)) layForCounter(play, seat, holding(G, seat, counter));
};

/** What a seat lays. */
type Laying = { readonly seat: PlayerID; readonly plan: Plan };

/** What seems best to these seats, all at once. */
const layings = (G: State, seats: readonly PlayerID[], goingBy: GoingBy, count: Count): readonly Laying[] => {
  const paused = isPaused(G);
  return seats.map((seat) => {
    const known = knowledgeOf(G, seat, goingBy(seat));
    count();
    return { seat, plan: paused ? { race: bestExtra(known), counter: undefined } : quickPlan(known) };
  });
};

/** Everybody lays that. */
const layAll = (play: Play, all: readonly Laying[]): void => {
  for (const { seat, plan } of all) layPlan(play, seat, plan);
};

/** Plays a stage to its end, or to the end of so many rounds from now on; each seat as it seems best to whoever goes by that. */
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

/** A stage as it may stand beyond what a seat sees, and what has become of it some rounds after a plan of that seat, with the same luck for each. */
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
    // nobody sees what the seat lays: the others answer every plan alike
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

/** The plan that does best on so many imagined tables, or a little worse where the temper likes it better. */
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
 * An expert: tries out what a good player would consider, for some rounds with cards the others may well have, and does
 * what leads to victory most often.
 */
export const expert =
  (work: number): Thinker<View, CardMove> =>
  (view, seat, random, { temper, until }) => {
    const plans = foremost(plansNow(knowledgeOf(view, seat, (players) => tempered(hardAt(players), temper))));
    const { race, counter } = bestTried(view, seat, random, plans, { work, until }, temper);
    if (race !== undefined) return { move: 'layRace', args: [holding(view, seat, race)] };
    return { move: 'layCounter', args: [holding(view, seat, counter!)] };
  };

/** The expert as it plays: thinks for about an eighth of a second. */
export const hard = expert(IMAGINED);
