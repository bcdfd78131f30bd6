import { averageOf, compared, toldWith, type Analyst } from '../../shared/bots/analyst';
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

/** Stages that are played to their ends for the chances at one place, and for comparing two plans. */
const STAGES = 300;
const COMPARED = 100;

/** Decisions that are imagined for finding the better plan. */
const IMAGINED = 1500;

/** How surely a stage that is played to its end tells who wins: measured by `npm run bench:chances`. */
const CONFIDENCE = 1.1;

/** Km that make little difference to people: whoever thinks that all play the best plan is too sure of a stage's last rounds. */
const WHIM = 20;

/** Km by which a stage that has just begun ends differently, because people do not all play as in an imagined one. */
const UNFORESEEN = 100;

/** The card of a plan that a move lays. */
const partOf = ({ race, counter }: Plan, { move }: CardMove): Face | undefined =>
  move === 'layRace' ? race : counter;

/** How likely each seat wins with what a stage came to that was played on from there. */
const chancesFrom = (then: View, G: State): PerSeat<number> => {
  const missing = Math.max(0, 1 - counterTotal(then.counter) / limitOf(then));
  return chancesAfter(G, then.stage, UNFORESEEN * missing);
};

const told = (chances: PerSeat<number>): PerSeat<number> => toldWith(chances, CONFIDENCE);

/** K-3 — have some laid what others are still to lay? K-6.5: when a card is turned up that all lay on, nobody has laid yet. */
const isUnderWay = (G: State): boolean =>
  isPaused(G)
    ? new Set(Object.values(G.extra)).size > 1
    : seatsOf(G).some((seat) => G.raceLaid[seat] || G.counterLaid[seat]);

/** Looks back: from every place the stage is played to its end, and every plan is held against the best. */
export const analyst: Analyst<State, View, CardMove, CardHappening> = {
  isByChance: ({ type }) => type === 'drawn' || type === 'stageBegin',
  /** K-3 — all lay in a round, and what it comes to shows when the counter cards are turned up. */
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
    const made = isSame ? preferred : bestTried(view, seat, random, foremost(kept), { work: IMAGINED / 2 });
    return {
      preferred: movesOfPlan(view, seat, preferred),
      worth: compared(
        made,
        preferred,
        isSame ? 1 : COMPARED,
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
