import type { PlayerID } from 'boardgame.io';
import type { Temper } from '../../shared/bots/drivers';
import { SET_UPS, valueOf, VALUES, type CarId, type Value } from '../cards';
import { isLastStop, isPastStops } from '../laps';
import { FINISH, isStop, waysOf, type CarWay } from '../rules/driving';
import { wouldBeOut } from '../rules/pitStop';
import { lead } from '../rules/ranking';
import { isHeldBack } from '../rules/six';
import { carsOnRoad, isAdvanced, isFaceUp, isNuisance, roadOf, type View } from '../state';
import type { Space } from '../track';
import { pitOdds, pitOddsAtSight } from './pitOdds';
import { cardsFor, plus, pointsIn, undrawn, type Supply } from './supply';
import type { Foresight } from './foresight';
import { spacesToGo, type Progress } from './road';
import { topsOf } from './sorting';

/** All in turns: what a thing is worth is how many turns of driving one would give for it. */
const WORTH = {
  /** A stop that is likely missed, or no card left on the road. */
  wreck: 60,
  /** to put oneself out: worse than any finish out of reach. */
  out: 1000,
  /** Every point that is missing to reach the finish. */
  missing: 20,
  /** A missing finish at all. */
  stranded: 40,
  /** A rival who finds no way on. */
  blocked: 0.35,
  /** To find no way on oneself, with the cars as they stand. */
  stuck: 1.2,
  /** A six in hand while one leads. */
  lockedSix: 0.3,
  /** To have the stop behind one. */
  safeStop: 1.5,
  /** A space nearer to the finish, among plans of equally many turns. */
  space: 0.06,
  /** A point too few to make up for what traffic will cost. */
  thin: 4,
  /** To hold two cards of a value. */
  alike: 0.4,
  /** To draw of a value of which all cards are left, rather than the last one: the mix is kept. */
  plenty: 0.5,
} as const;

/** Spaces after which one more point has gone on a detour or a blocked lane. */
const SPACES_A_DETOUR = 14;

/** how likely there will be a stop on a lap that is still to come. */
const STOP_LATER = 0.7;

/** The values in hand. */
export const valuesInHand = (view: View, seat: PlayerID): Value[] =>
  view.hands[seat]!.filter(isFaceUp).map(valueOf);

/** What so many spaces cost in turns with these cards. */
const costOf = (spaces: number, cards: Supply): number => {
  if (spaces === Infinity) return WORTH.wreck;
  const left = pointsIn(cards) - spaces;
  const turns = cardsFor(cards, spaces);
  const thin = WORTH.thin * Math.max(0, spaces / SPACES_A_DETOUR - left);
  return turns === undefined
    ? WORTH.stranded + cardsIn(cards) - WORTH.missing * left
    : turns + WORTH.space * spaces + thin;
};

/**
 * What the way to the finish costs in turns: the cheaper of with and without a stop, where there is a choice and as
 * likely as a stop is; `more`: spaces on top.
 */
const turnsToGo = (
  view: View,
  seat: PlayerID,
  at: Progress,
  supply: Supply,
  odds: number,
  more = 0,
): number => {
  const track = roadOf(view);
  if (!isAdvanced(view)) return costOf(more + spacesToGo(track, at, true), supply);
  const without = costOf(more + spacesToGo(track, at, false), supply);
  if (at.stopped) return without;
  const withPit = plus(supply, view.pitCards[seat]!.map(valueOf));
  const stopping = costOf(more + spacesToGo(track, at, true), withPit);
  return Math.min(without, odds * stopping + (1 - odds) * without);
};

/** What one space more costs, in turns. */
const priceOfSpace = (view: View, seat: PlayerID, at: Progress, supply: Supply, odds: number): number =>
  turnsToGo(view, seat, at, supply, odds, 1) - turnsToGo(view, seat, at, supply, odds);

const cardsIn = (supply: Supply): number => VALUES.reduce((sum: number, value) => sum + supply[value], 0);

/** The table as it would be with the car there. */
export const movedTo = (view: View, seat: PlayerID, space: Space | null, crossed: number): View => ({
  ...view,
  cars: { ...view.cars, [seat]: { ...view.cars[seat]!, space, crossed, turns: view.cars[seat]!.turns + 1 } },
});

/** What a car behind is thought to drive. */
const USUAL: Value = 3;

/** The players' cars behind that could drive a 3 if this one were not there, and cannot as it is. */
export const blockedBy = (table: View, seat: PlayerID): CarId[] => {
  const own = table.cars[seat]!.space!;
  return carsOnRoad(table).filter((car) => {
    if (car === seat || isNuisance(table, car) || lead(table, seat, car) < 0) return false;
    const others = new Set(
      table.grid.flatMap((other) =>
        other === car || other === seat ? [] : (table.cars[other]!.space ?? []),
      ),
    );
    const finds = (cars: ReadonlySet<Space>) => waysOf(table, car, USUAL, { cars }).length > 0;
    return finds(others) && !finds(new Set([...others, own]));
  });
};

/** What it costs to come to the next turn there with these values in hand, in turns; `price`: of a space that is lost. */
const hardships = (
  { foresight, isLeading, price }: { foresight: Foresight; isLeading: boolean; price: number },
  at: Progress,
  hand: readonly Value[],
  draws: 'one' | 'none',
): number => {
  const held = isLeading ? hand.filter((value) => value < 6) : hand;
  const { lost, stuck } = foresight(at, held, draws);
  return WORTH.stuck * stuck + price * lost;
};

/** How likely a stop is made from there on; 1 once it is. */
const stopOdds = (
  view: View,
  at: Progress,
  hand: readonly Value[],
  rest: Supply,
  oddsOf = pitOdds,
): number => {
  if (at.stopped) return 1;
  if (isPastStops(at.crossed)) return 0;
  const isLast = isLastStop(at.crossed);
  if (!isLast && !isAdvanced(view)) return 1;
  const draws = isAdvanced(view) ? 'chosen' : 'asTheyCome';
  const now = at.crossed ? oddsOf(roadOf(view), at.space, hand, rest, draws) : 0;
  return isLast ? now : 1 - (1 - now) * (1 - STOP_LATER);
};

/** what the pit stop that has still to come costs, in turns. */
const pitRisk = (view: View, at: Progress, odds: number): number =>
  at.stopped || isAdvanced(view) ? 0 : WORTH.safeStop + (1 - odds) * WORTH.wreck;

/** How much hardships to come and the hardships of others weigh: the thrifty shun the ones, the nasty like the others. */
type Inclination = {
  readonly fear: number;
  /** How much more the hardships of others weigh than for those who are even-tempered, shared among all others. */
  readonly spite: number;
};

const INCLINED: Readonly<Record<Temper, Inclination>> = {
  thrifty: { fear: 1.5, spite: 0 },
  bold: { fear: 0.4, spite: 0 },
  nasty: { fear: 1, spite: 5 },
};
const EVEN: Inclination = { fear: 1, spite: 0 };

/**
 * How good it is to drive a card of some value some way, in turns; the larger the better. Without foresight whatever the
 * other cars do.
 */
export const appraiserOf = (view: View, seat: PlayerID, foresight?: Foresight, temper?: Temper) => {
  const hand = valuesInHand(view, seat);
  const rest = undrawn(view, seat);
  const { crossed, stopped } = view.cars[seat]!;
  return (value: Value) => {
    const played = hand.indexOf(value);
    const kept = hand.filter((_, at) => at !== played);
    const left = plus(rest, kept);
    return (way: CarWay): number => {
      if (way.target === FINISH) return WORTH.wreck;
      const stop = isStop(view, seat, way);
      const at: Progress = { space: way.target, crossed: crossed + way.crosses, stopped: stopped || stop };
      if (wouldBeOut(view, seat, at)) return -WORTH.out;
      const supply = stop ? plus(left, view.pitCards[seat]!.map(valueOf)) : left;
      const empty = cardsIn(supply) ? 0 : WORTH.wreck;
      const odds = stopOdds(view, at, kept, rest, foresight ? pitOdds : pitOddsAtSight);
      const alone = -turnsToGo(view, seat, at, supply, odds) - pitRisk(view, at, odds) - empty;
      if (!foresight) return alone;
      const table = movedTo(view, seat, at.space, at.crossed);
      const isLeading = isHeldBack(table, seat);
      const locked = isLeading ? WORTH.lockedSix * kept.filter((one) => one === 6).length : 0;
      const price = priceOfSpace(view, seat, at, supply, odds);
      const tops = isAdvanced(view) ? topsOf(view, seat) : [];
      const draws = tops.length ? 'none' : 'one';
      const trouble = hardships({ foresight, isLeading, price }, at, [...kept, ...tops], draws);
      const { fear, spite } = temper ? INCLINED[temper] : EVEN;
      // of many rivals one does not mind all: in the way of five the nasty would stand for nothing else
      const malice = 1 + spite / (view.grid.length - 1);
      return alone + malice * WORTH.blocked * blockedBy(table, seat).length - locked - fear * trouble;
    };
  };
};

/** how good it is to have a card of that value come to hand for the next turn, in turns. */
export const appraiseDraw = (view: View, seat: PlayerID, value: Value, foresight?: Foresight): number => {
  const { space, crossed, stopped } = view.cars[seat]!;
  const at: Progress = { space: space!, crossed, stopped };
  const held = valuesInHand(view, seat);
  const rest = undrawn(view, seat);
  const hand = [...held, value];
  const supply = plus(rest, held);
  const odds = stopOdds(view, at, hand, rest, foresight ? pitOdds : pitOddsAtSight);
  const isLeading = view.stage === 'driving' && isHeldBack(view, seat);
  const locked = isLeading && value === 6 ? WORTH.lockedSix : 0;
  const alike = held.includes(value) ? WORTH.alike : 0;
  const plenty = (WORTH.plenty * rest[value]) / SET_UPS[view.setUps[seat] ?? 'slow'][value];
  const alone = plenty - turnsToGo(view, seat, at, supply, odds) - locked - alike;
  if (!foresight) return alone;
  const price = priceOfSpace(view, seat, at, supply, odds);
  return alone - hardships({ foresight, isLeading, price }, at, hand, 'none');
};

/** How good it is to miss the turn, by the same measure: one turn is gone, everything stays. */
export const appraiseWaiting = (view: View, seat: PlayerID): number => {
  const { space, crossed, stopped } = view.cars[seat]!;
  const at: Progress = { space: space!, crossed, stopped };
  const hand = valuesInHand(view, seat);
  const rest = undrawn(view, seat);
  const odds = stopOdds(view, at, hand, rest);
  return -1 - turnsToGo(view, seat, at, plus(rest, hand), odds) - pitRisk(view, at, odds);
};
