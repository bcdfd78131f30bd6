import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/chance';
import { seededChance } from '../../shared/chance';
import type { Thinker } from '../../shared/defineGame';
import { likelihood, searched } from '../../shared/search';
import { copyOf } from '../../shared/values';
import { faceOf, type CardId, type Face } from '../cards';
import { evolve } from '../evolve';
import type { CardHappening } from '../happenings';
import type { Play } from '../move';
import { isPaused } from '../rules/actionCards';
import { layForCounter, layToRace, owing, owesCounter, owesRace } from '../rules/laying';
import { playOn } from '../rules/round';
import { totals } from '../rules/stageEnd';
import { seatsOf, type State, type View } from '../state';
import { imaginedTable } from './imagined';
import { holding, knowledgeOf } from './knowledge';
import { bestExtra, quickPlan, plansOf, type Plan } from './normal';

/** Stages that are played to their ends for one decision. */
const TRIALS = 600;

/** Plans that are tried: those that seem best. */
const MOST_PLANS = 16;

/** Km by which two players usually differ after a stage. */
const USUAL_DIFFERENCE = 150;

/** Chance of winning that a km is worth beside that: a match out of reach, or certain, is no reason to drive badly. */
const A_KM_AHEAD = 0.00012;
const A_KM = 0.00005;

const playOf = (G: State, random: Chance): Play => ({
  G,
  random,
  tell: (told: CardHappening) => evolve(G, told),
});

/** Everybody lays what a good player would, all at once. */
const layAll = (play: Play): void => {
  const { G } = play;
  const paused = isPaused(G);
  const laying = owing(G).map((seat) => {
    const known = knowledgeOf(G, seat);
    return { seat, ...(paused ? { race: bestExtra(known), counter: undefined } : quickPlan(known)) };
  });
  for (const { seat, race, counter } of laying) {
    if (race !== undefined && owesRace(G, seat)) layToRace(play, seat, holding(G, seat, race));
    if (counter !== undefined && owesCounter(G, seat)) layForCounter(play, seat, holding(G, seat, counter));
  }
};

/** Plays a stage to its end. */
const playOut = (play: Play, stage: number): void => {
  const { G } = play;
  playOn(play);
  while (G.stage === stage && owing(G).length) {
    layAll(play);
    playOn(play);
  }
};

/** How likely the seat wins the match, with so many stages driven; and a little for every km. */
const chanceToWin = (G: State, seat: PlayerID, driven: number): number => {
  const km = totals(G);
  const left = G.options.stages - driven;
  const leads = seatsOf(G)
    .filter((other) => other !== seat)
    .map((other) => km[seat]! - km[other]!);
  const chances = leads.map((lead) => {
    if (left) return likelihood(lead / (USUAL_DIFFERENCE * Math.sqrt(left)));
    return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  });
  const chance = chances.reduce((product, one) => product * one, 1);
  return chance + A_KM_AHEAD * Math.min(...leads) + A_KM * km[seat]!;
};

/** The plan that does best in imagined stages; `lay` makes it on a table. */
const bestOf = <Choice>(
  view: View,
  seat: PlayerID,
  random: Chance,
  trials: number,
  choices: readonly Choice[],
  lay: (play: Play, choice: Choice) => void,
): Choice =>
  searched(choices, trials, () => {
    const world = imaginedTable(view, seat, random);
    const luck = `${random.Number()}`;
    return (choice) => {
      const play = playOf(copyOf(world), seededChance(luck));
      lay(play, choice);
      playOut(play, view.stage);
      return chanceToWin(play.G, seat, view.stage);
    };
  });

const layPlan =
  (seat: PlayerID) =>
  (play: Play, { race, counter }: Plan): void => {
    const { G } = play;
    if (race !== undefined) layToRace(play, seat, holding(G, seat, race));
    if (counter !== undefined && owesCounter(G, seat)) layForCounter(play, seat, holding(G, seat, counter));
  };

/** K-6.5 — the extra card: the one that a good player would lay comes first. */
const extraCard = (view: View, seat: PlayerID, random: Chance, trials: number): Face => {
  const usual = bestExtra(knowledgeOf(view, seat));
  const faces = [usual, ...new Set((view.hands[seat] as CardId[]).map(faceOf))];
  return bestOf(view, seat, random, trials, [...new Set(faces)], (play, face) =>
    layToRace(play, seat, holding(play.G, seat, face)),
  );
};

/**
 * An expert: tries out what a good player would consider, in so many stages that are played to their ends with cards the
 * others may well have, and does what leads to victory most often.
 */
export const expert =
  (trials: number): Thinker<View> =>
  (view, seat, random) => {
    const known = knowledgeOf(view, seat);
    if (known.extra)
      return { move: 'layRace', args: [holding(view, seat, extraCard(view, seat, random, trials))] };
    const plans = plansOf(known)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_PLANS)
      .map(({ plan }) => plan);
    const { race, counter } = bestOf(view, seat, random, trials, plans, layPlan(seat));
    if (race !== undefined) return { move: 'layRace', args: [holding(view, seat, race)] };
    return { move: 'layCounter', args: [holding(view, seat, counter!)] };
  };

export const hard = expert(TRIALS);
