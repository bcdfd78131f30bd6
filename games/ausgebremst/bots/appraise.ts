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

/** All in turns: the number of driving turns that each is worth. */
const WORTH = {
  /** A stop that is likely to be missed, or no card left on the road. */
  wreck: 60,
  /** putting oneself out: worse than having no chance to finish. */
  out: 1000,
  /** Each point that is missing to reach the finish. */
  missing: 20,
  /** Not reaching the finish at all. */
  stranded: 40,
  /** A rival without a way on. */
  blocked: 0.35,
  /** Having no way on oneself, as the cars stand. */
  stuck: 1.2,
  /** A six in hand while leading. */
  lockedSix: 0.3,
  /** Having made the pit stop. */
  safeStop: 1.5,
  /** A space nearer to the finish, among plans with equally many turns. */
  space: 0.06,
  /** Each point too few to make up for traffic to come. */
  thin: 4,
  /** Holding two cards of the same value. */
  alike: 0.4,
  /** Drawing a value of which all cards are left, rather than its last card: this keeps the mix. */
  plenty: 0.5,
} as const;

/** One point is lost to detours and blocked lanes per this many spaces. */
const SPACES_A_DETOUR = 14;

/** the chance of a stop on a later lap. */
const STOP_LATER = 0.7;

/** The values in hand. */
export const valuesInHand = (view: View, seat: PlayerID): Value[] =>
  view.hands[seat]!.filter(isFaceUp).map(valueOf);

/** The cost of this many spaces in turns, with these cards. */
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
 * The cost of the way to the finish in turns: with the pit stop; in the advanced game without one if that is cheaper,
 * weighted by the odds of a stop. `more`: additional spaces.
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

/** The cost of one more space, in turns. */
const priceOfSpace = (view: View, seat: PlayerID, at: Progress, supply: Supply, odds: number): number =>
  turnsToGo(view, seat, at, supply, odds, 1) - turnsToGo(view, seat, at, supply, odds);

const cardsIn = (supply: Supply): number => VALUES.reduce((sum: number, value) => sum + supply[value], 0);

/** The table with the car moved there. */
export const movedTo = (view: View, seat: PlayerID, space: Space | null, crossed: number): View => ({
  ...view,
  cars: { ...view.cars, [seat]: { ...view.cars[seat]!, space, crossed, turns: view.cars[seat]!.turns + 1 } },
});

/** The value that a car behind is assumed to drive. */
const USUAL: Value = 3;

/** The players' cars behind that could drive a 3 without this car, and cannot with it. */
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

/** The cost of the next turn from there with these values in hand, in turns; `price`: of a lost space. */
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

/** The chance of a stop from there on; 1 once it is made. */
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

/** the cost of a pit stop still to come, in turns. */
const pitRisk = (view: View, at: Progress, odds: number): number =>
  at.stopped || isAdvanced(view) ? 0 : WORTH.safeStop + (1 - odds) * WORTH.wreck;

/**
 * How much weight own difficulties and rivals' difficulties have: the thrifty avoid their own, the nasty like the
 * others'.
 */
type Inclination = {
  readonly fear: number;
  /** Additional weight of rivals' difficulties, shared among all rivals. */
  readonly spite: number;
};

const INCLINED: Readonly<Record<Temper, Inclination>> = {
  thrifty: { fear: 1.5, spite: 0 },
  bold: { fear: 0.4, spite: 0 },
  nasty: { fear: 1, spite: 5 },
};
const EVEN: Inclination = { fear: 1, spite: 0 };

/**
 * The worth of driving a card of a value along a way, in turns; larger is better. Without foresight, the other cars
 * are ignored.
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
      // with many rivals not all matter: otherwise the nasty would care for nothing but being in the way of five
      const malice = 1 + spite / (view.grid.length - 1);
      return alone + malice * WORTH.blocked * blockedBy(table, seat).length - locked - fear * trouble;
    };
  };
};

/** the worth of getting a card of that value in hand for the next turn, in turns. */
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

/** The worth of missing the turn, in the same unit: it costs one turn, everything else stays. */
export const appraiseWaiting = (view: View, seat: PlayerID): number => {
  const { space, crossed, stopped } = view.cars[seat]!;
  const at: Progress = { space: space!, crossed, stopped };
  const hand = valuesInHand(view, seat);
  const rest = undrawn(view, seat);
  const odds = stopOdds(view, at, hand, rest);
  return -1 - turnsToGo(view, seat, at, plus(rest, hand), odds) - pitRisk(view, at, odds);
};
