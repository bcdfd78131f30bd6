import { ALONE, averageOf, compared, toldWith, type Analyst, type Tables } from '../../shared/bots/analyst';
import { seededChance } from '../../shared/chance';
import type { PerSeat } from '../../shared/seats';
import { copyOf } from '../../shared/values';
import { faceOf, type Face } from '../cards';
import type { CardHappening } from '../happenings';
import type { CardMove } from '../moves';
import { isPaused } from '../rules/actionCards';
import { counterTotal, limitOf } from '../rules/counter';
import { seatsOf, type State, type View } from '../state';
import { movesOfPlan } from './advise';
import { chancesAfter } from './chances';
import { bestTried, foremost, imaginedStage, plansNow, playOf, playOut } from './hard';
import { knowledgeOf } from './knowledge';
import type { Plan } from './normal';
import { hardAt, humanAt } from './weights';

/** Stages that are played to their ends for the chances at one place. */
const STAGES = 300;

/** Stages that are imagined for comparing two plans. */
const COMPARED: Tables = { atATime: 40, most: 240 };

/** Decisions that are imagined to find the better plan. */
const IMAGINED = 1500;

/** Confidence in the chances from stages played to their ends: measured by `npm run bench:chances`. */
const CONFIDENCE = 1.1;

/**
 * Km that make little difference to people: assuming that all play the best plan is too confident about a stage's
 * last rounds.
 */
const WHIM = 20;

/**
 * Km by which the result of a stage that has just begun is usually off, as people play differently from an imagined
 * stage.
 */
const UNFORESEEN = 100;

/** The card of a plan that a move lays. */
const partOf = ({ race, counter }: Plan, { move }: CardMove): Face | undefined =>
  move === 'layRace' ? race : counter;

/** The chance of each seat to win, from the result of a stage that was played on from `then`. */
const chancesFrom = (then: View, G: State): PerSeat<number> => {
  const missing = Math.max(0, 1 - counterTotal(then.counter) / limitOf(then));
  return chancesAfter(G, then.stage, UNFORESEEN * missing);
};

const told = (chances: PerSeat<number>): PerSeat<number> => toldWith(chances, CONFIDENCE);

/**
 * K-3 — have some seats laid what others still have to lay? K-6.5: when a card is turned up that makes all lay,
 * nobody has laid yet.
 */
const isUnderWay = (G: State): boolean =>
  isPaused(G)
    ? new Set(Object.values(G.extra)).size > 1
    : seatsOf(G).some((seat) => G.raceLaid[seat] || G.counterLaid[seat]);

/** The analysis: plays the stage to its end from every place, and compares every plan with the best. */
export const analyst: Analyst<State, View, CardMove, CardHappening> = {
  isByChance: ({ type }) => type === 'drawn' || type === 'stageBegin',
  /** K-3 — all seats lay in a round, and its effect shows when the counter cards are turned up. */
  stretch: ({ stage, round }) => `${stage} ${round}`,
  chances: (G, random) => {
    if (isUnderWay(G)) return undefined;
    const human = humanAt(WHIM, random);
    const chances = averageOf(STAGES, () => {
      const play = playOf({ ...copyOf(G), deck: random.Shuffle(G.deck) }, seededChance(`${random.Number()}`));
      playOut(play, () => human);
      return chancesFrom(G, play.G);
    });
    return told(chances);
  },
  verdict: (view, seat, move, random) => {
    const plans = plansNow(knowledgeOf(view, seat, hardAt));
    const laid = faceOf(move.args[0]);
    const kept = plans.filter(({ choice }) => partOf(choice, move) === laid);
    if (kept.length === plans.length) return undefined;
    const preferred = bestTried(view, seat, random, foremost(plans), { work: IMAGINED });
    const isSame = partOf(preferred, move) === laid;
    const made = isSame ? preferred : bestTried(view, seat, random, foremost(kept), { work: IMAGINED });
    return {
      preferred: movesOfPlan(view, seat, preferred),
      worth: compared(
        made,
        preferred,
        isSame ? ALONE : COMPARED,
        seat,
        () => {
          const { after } = imaginedStage(view, seat, random);
          return (plan) => chancesFrom(view, after(plan));
        },
        told,
      ),
    };
  },
};
