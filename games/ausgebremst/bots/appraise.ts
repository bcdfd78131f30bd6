import type { PlayerID } from 'boardgame.io';
import { isCard, valueOf, type CardId, type CarId, type Value } from '../cards';
import { FINISH, isStop, waysOf, type CarWay } from '../rules/driving';
import { wouldBeOut } from '../rules/pitStop';
import { lead, leads } from '../rules/ranking';
import { carsOnRoad, isAdvanced, isNuisance, roadOf, type View } from '../state';
import { CROSSINGS, type Space } from '../track';
import { pitOdds, pitOddsAtSight } from './pitOdds';
import { cardsFor, plus, pointsIn, undrawn, type Purse } from './purse';
import { spacesToGo, type Progress } from './road';

/** All in turns: what a thing is worth is how many turns of driving one would give for it. */
const WORTH = {
  /** To be out of the race. */
  wreck: 60,
  /** Every point that is missing to reach the finish. */
  missing: 3,
  /** A missing finish at all. */
  stranded: 12,
  /** A rival who finds no way on. */
  blocked: 0.35,
  /** A rival who has to go round. */
  hindered: 0.1,
  /** To find no way on oneself, with the cars as they stand. */
  stuck: 1.2,
  /** A six in hand while one leads. */
  lockedSix: 0.3,
  /** To have the stop behind one. */
  safeStop: 1.5,
  /** A space nearer to the finish, among plans of equally many turns. */
  space: 0.06,
  /** A point too few to make up for what traffic will cost. */
  thin: 2.0,
} as const;

/** Spaces after which one more point has gone on a detour or a blocked lane. */
const SPACES_A_DETOUR = 9;

/** Spaces that the top card of a pile usually brings. */
const USUAL_CARD = 3.1;

const handOf = (view: View, seat: PlayerID): Value[] =>
  view.hands[seat]!.filter((card): card is CardId => isCard(card)).map(valueOf);

/** What so many spaces cost in turns with these cards. */
const costOf = (spaces: number, cards: Purse): number => {
  if (spaces === Infinity) return WORTH.wreck;
  const left = pointsIn(cards) - spaces;
  const turns = cardsFor(cards, spaces);
  const thin = WORTH.thin * Math.max(0, spaces / SPACES_A_DETOUR - left);
  return turns === undefined
    ? WORTH.stranded + cardsIn(cards) - WORTH.missing * left
    : turns + WORTH.space * spaces + thin;
};

/** What the way to the finish costs in turns: the cheaper of with and without a stop, where there is a choice. */
const turnsToGo = (view: View, seat: PlayerID, at: Progress, purse: Purse): number => {
  const track = roadOf(view);
  if (!isAdvanced(view)) return costOf(spacesToGo(track, at, true), purse);
  const without = costOf(spacesToGo(track, at, false), purse);
  if (at.stopped) return without;
  const withPit = plus(purse, view.pitCards[seat]!.map(valueOf));
  return Math.min(without, costOf(spacesToGo(track, at, true), withPit));
};

const cardsIn = (purse: Purse): number => Object.values(purse).reduce((sum, number) => sum + number, 0);

/** The table as it would be with the car there. */
const movedTo = (view: View, seat: PlayerID, space: Space | null, crossed: number): View => ({
  ...view,
  cars: { ...view.cars, [seat]: { ...view.cars[seat]!, space, crossed, turns: view.cars[seat]!.turns + 1 } },
});

/** How much harder the car makes it for players behind it, by standing where it does. */
const nuisanceFor = (view: View, seat: PlayerID): number => {
  const rivals = carsOnRoad(view).filter(
    (car) => car !== seat && !isNuisance(view, car) && lead(view, seat, car) >= 0,
  );
  const own = view.cars[seat]!.space!;
  const cost = rivals.map((car) => {
    const others = new Set(
      view.grid.flatMap((other) => (other === car || other === seat ? [] : (view.cars[other]!.space ?? []))),
    );
    const three: Value = 3;
    const free = waysOf(view, car, three, { cars: others }).length;
    const now = waysOf(view, car, three, { cars: new Set([...others, own]) }).length;
    if (!free || now === free) return 0;
    return now ? WORTH.hindered : WORTH.blocked;
  });
  return cost.reduce((sum: number, one) => sum + one, 0);
};

/** What a hand is like for the next turn, with the cars as they stand. */
const prospects = (view: View, seat: PlayerID, kept: readonly Value[]): number => {
  const canDrive = (value: Value) => waysOf(view, seat, value).length > 0;
  const stuck = kept.length > 0 && !kept.some(canDrive) ? WORTH.stuck : 0;
  const locked = leads(view, seat) ? WORTH.lockedSix * kept.filter((value) => value === 6).length : 0;
  return -stuck - locked;
};

/** what the pit stop that has still to come costs, in turns. */
const pitRisk = (view: View, at: Progress, kept: readonly Value[], rest: Purse, oddsOf = pitOdds): number => {
  if (at.stopped || isAdvanced(view)) return 0;
  if (at.crossed < CROSSINGS - 2) return WORTH.safeStop;
  const odds = oddsOf(roadOf(view), at.space, kept, rest);
  return WORTH.safeStop + (1 - odds) * WORTH.wreck;
};

/** How good it is to drive that card that way, in turns; the larger the better. `glance`: whatever the other cars do. */
export const appraise = (
  view: View,
  seat: PlayerID,
  card: CardId,
  way: CarWay,
  look: 'glance' | 'thorough' = 'thorough',
): number => {
  const { crossed, stopped } = view.cars[seat]!;
  if (way.target === FINISH) return WORTH.wreck;
  const value = valueOf(card);
  const kept = handOf(view, seat).toSpliced(handOf(view, seat).indexOf(value), 1);
  const rest = undrawn(view, seat);
  const now = { space: way.target, crossed: crossed + way.crosses };
  if (wouldBeOut(view, seat, now)) return -2 * WORTH.wreck;
  const stop = isStop(view, seat, way);
  const at: Progress = { ...now, stopped: stopped || stop };
  const purse = plus(rest, [...kept, ...(stop ? view.pitCards[seat]!.map(valueOf) : [])]);
  const empty = cardsIn(purse) ? 0 : WORTH.wreck;
  const oddsOf = look === 'glance' ? pitOddsAtSight : pitOdds;
  const alone = -turnsToGo(view, seat, at, purse) - pitRisk(view, at, kept, rest, oddsOf) - empty;
  if (look === 'glance') return alone;
  const table = movedTo(view, seat, now.space, now.crossed);
  return alone + nuisanceFor(table, seat) + prospects(table, seat, kept);
};

/** Turns that a car is thought to need still, by the cards it has in hand or to come; many when they do not reach. */
export const turnsLeft = (view: View, car: CarId): number => {
  const { space, crossed, stopped } = view.cars[car]!;
  const at: Progress = { space: space!, crossed, stopped };
  if (isNuisance(view, car)) return spacesToGo(roadOf(view), at, !isAdvanced(view)) / USUAL_CARD;
  const purse = plus(undrawn(view, car), handOf(view, car));
  return turnsToGo(view, car, at, purse) + (stopped || isAdvanced(view) ? 0 : WORTH.safeStop);
};

/** How good it is to miss the turn, by the same measure: one turn is gone, everything stays. */
export const appraiseWaiting = (view: View, seat: PlayerID): number => {
  const { space, crossed, stopped } = view.cars[seat]!;
  const at: Progress = { space: space!, crossed, stopped };
  const hand = handOf(view, seat);
  const rest = undrawn(view, seat);
  return -1 - turnsToGo(view, seat, at, plus(rest, hand)) - pitRisk(view, at, hand, rest);
};
