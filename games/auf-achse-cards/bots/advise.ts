import type { PlayerID } from 'boardgame.io';
import { triedOut, type Adviser } from '../../shared/bots/advice';
import type { CardMove } from '../moves';
import type { View } from '../state';
import { chancesAfter, chanceToWin } from './chances';
import { DOUBT, foremost, imaginedStage, plansNow } from './hard';
import { holding, knowledgeOf } from './knowledge';
import type { Plan } from './normal';
import { reasonsFor, type CardReason } from './reasons';
import { hardAt } from './weights';

/** Stages that are imagined for one piece of advice. */
const TABLES = 180;

/** The moves of a plan: the card for the trip first. */
export const movesOfPlan = (view: View, seat: PlayerID, { race, counter }: Plan): CardMove[] => {
  const lay = (move: CardMove['move'], face: Plan['race']): CardMove[] =>
    face === undefined ? [] : [{ move, args: [holding(view, seat, face)] }];
  return [...lay('layRace', race), ...lay('layCounter', counter)];
};

/** The pairs of cards, or the cards, that an expert would consider: tried out in imagined stages. */
export const advise: Adviser<View, CardReason> = (view, seat, random) => {
  const known = knowledgeOf(view, seat, hardAt);
  const plans = foremost(plansNow(known));
  if (plans.length < 2) return [];
  const tried = triedOut(plans, { tables: TABLES, doubt: DOUBT }, () => {
    const { after } = imaginedStage(view, seat, random);
    return (plan) => {
      const G = after(plan);
      return { chance: chancesAfter(G, view.stage)[seat]!, worth: chanceToWin(G, seat, view.stage) };
    };
  });
  return tried.map(({ choice, chance }) => ({
    moves: movesOfPlan(view, seat, choice),
    chance,
    reasons: reasonsFor(known, choice),
  }));
};
