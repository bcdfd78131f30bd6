import type { PlayerID } from 'boardgame.io';
import { chancesBy, triedOut, type Adviser, type Weighed } from '../../shared/advice';
import { seededChance, type Chance } from '../../shared/chance';
import type { LegalMove } from '../../shared/legality';
import type { Tried } from '../../shared/search';
import { copyOf } from '../../shared/values';
import { totals } from '../rules/stageEnd';
import type { View } from '../state';
import { chanceToWin, doubtAfter, foremost, layPlan, playOf, playOut } from './hard';
import { imaginedTable } from './imagined';
import { holding, knowledgeOf } from './knowledge';
import { extrasOf, plansOf, type Plan } from './normal';
import { reasonsFor, type CardReason } from './reasons';

/** Stages that are played to their ends for one piece of advice. */
const TABLES = 120;

/** Every plan that comes into question; K-6.5: an extra card is a plan as well. */
const plansNow = (view: View, seat: PlayerID): readonly Tried<Plan>[] => {
  const known = knowledgeOf(view, seat);
  const weighed = known.extra
    ? extrasOf(known).map(({ card, worth }) => ({ choice: { race: card, counter: undefined }, worth }))
    : plansOf(known).map(({ plan, worth }) => ({ choice: plan, worth }));
  return foremost(weighed);
};

const tried = (
  view: View,
  seat: PlayerID,
  random: Chance,
  plans: readonly Tried<Plan>[],
): readonly Weighed<Plan>[] =>
  triedOut(plans, TABLES, () => {
    const world = imaginedTable(view, seat, random);
    const luck = `${random.Number()}`;
    return (plan) => {
      const play = playOf(copyOf(world), seededChance(luck));
      layPlan(seat)(play, plan);
      playOut(play, view.stage);
      return {
        chance: chancesBy(totals(play.G), doubtAfter(view, view.stage))[seat]!,
        worth: chanceToWin(play.G, seat, view.stage),
      };
    };
  });

/** The moves of a plan: the card for the trip first. */
const movesOf = (view: View, seat: PlayerID, { race, counter }: Plan): LegalMove[] => {
  const lay = (move: string, face: Plan['race']): LegalMove[] =>
    face === undefined ? [] : [{ move, args: [holding(view, seat, face)] }];
  return [...lay('layRace', race), ...lay('layCounter', counter)];
};

/** The pairs of cards, or the cards, that an expert would consider: tried out in imagined stages. */
export const advise: Adviser<View, CardReason> = (view, seat, random) => {
  const plans = plansNow(view, seat);
  if (plans.length < 2) return [];
  const known = knowledgeOf(view, seat);
  return tried(view, seat, random, plans).map(({ choice, chance }) => ({
    moves: movesOf(view, seat, choice),
    chance,
    reasons: reasonsFor(known, choice),
  }));
};
