import type { PlayerID } from 'boardgame.io';
import { triedOut, type Adviser } from '../../shared/bots/advice';
import { seededChance } from '../../shared/chance';
import { perSeat } from '../../shared/seats';
import type { CardMove } from '../moves';
import { BACK, seatsOf, type View } from '../state';
import { chancesAfter, chanceToWin } from './chances';
import { DOUBT, foremost, imaginedStage, plansNow } from './hard';
import { holding, knowledgeOf } from './knowledge';
import type { Plan } from './normal';
import { reasonsFor, type CardReason } from './reasons';
import { hardAt } from './weights';

/** Stages that are imagined for the hints of one decision. */
const TABLES = 180;

/** The moves of a plan: the trip's card first. */
export const movesOfPlan = (view: View, seat: PlayerID, { race, counter }: Plan): CardMove[] => {
  const lay = (move: CardMove['move'], face: Plan['race']): CardMove[] =>
    face === undefined ? [] : [{ move, args: [holding(view, seat, face)] }];
  return [...lay('layRace', race), ...lay('layCounter', counter)];
};

/** A pile with this many face-down cards more or, if negative, fewer cards. */
const grown = <Card>(pile: readonly Card[], count: number): (Card | typeof BACK)[] => [
  ...pile.slice(0, pile.length + Math.min(0, count)),
  ...Array<typeof BACK>(Math.max(0, count)).fill(BACK),
];

/**
 * K-6.5 — the table as if each of the others had one extra card left to lay. Whether they have laid theirs yet says
 * nothing, so this makes the seat think about every extra card beside the same races.
 */
const besideOneMore = (view: View, seat: PlayerID): View => {
  if (!view.extra[seat]) return view;
  const seats = seatsOf(view);
  /** Cards that this seat lays to get there; negative if it takes cards back. */
  const lays = (other: PlayerID) => (other === seat ? 0 : view.extra[other]! - 1);
  return {
    ...view,
    extra: perSeat(seats, (one) => view.extra[one]! - lays(one)),
    hands: perSeat(seats, (one) => grown(view.hands[one]!, -lays(one))),
    races: perSeat(seats, (one) => grown(view.races[one]!, lays(one))),
  };
};

/**
 * The pairs of cards, or single cards, that an expert would consider, tried out in imagined stages. All decisions of
 * a round use the same luck, so that the chances shown do not change once an advised card lies.
 */
export const advise: Adviser<View, CardReason> = (view, seat) => {
  const known = knowledgeOf(view, seat, hardAt);
  const plans = foremost(plansNow(known));
  if (plans.length < 2) return [];
  const random = seededChance(`${view.stage} ${view.round} ${seat}`);
  const seen = besideOneMore(view, seat);
  const tried = triedOut(plans, { tables: TABLES, doubt: DOUBT }, () => {
    const { after } = imaginedStage(seen, seat, random);
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
