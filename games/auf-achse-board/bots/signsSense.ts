import type { PlayerID } from 'boardgame.io';
import { stepsBetween, type Space } from '../network';
import { seatsOf, type View } from '../state';
import { planFrom, situationOf, spaceOf } from './situation';
import { FACES, turnsTo } from './turns';
import type { Weights } from './weights';
import { rivalry } from './worth';

/** A leg that a seat is expected to drive, and its weight; negative if a delay is unwelcome. */
type Leg = { readonly from: Space; readonly to: Space; readonly weight: number };

/** The weight of the richest seat, which is delayed in preference to others. */
const LEADER = 1.5;

/** The weight of the leg after the next one: signs do not stay for long. */
const LATER = 0.5;

/** The weight of the own way: it must stay open, even if closing it would hurt others. */
const OWN = 1.5;

const isRichest = (view: View, seat: PlayerID): boolean =>
  view.money[seat] === Math.max(...Object.values(view.money));

/** The next two legs of a seat, as far as they can be seen: for other seats, from what they have aboard. */
export const legsOf = (view: View, seat: PlayerID, weights: Weights): Omit<Leg, 'weight'>[] => {
  if (view.trucks[seat] === null) return [];
  const situation = situationOf(view, seat, weights);
  const start = spaceOf(situation);
  const cities = [...new Set(planFrom(situation, start).route.map(({ city }) => city))].filter(
    (city) => city !== start,
  );
  return cities.slice(0, 2).map((to, at) => ({ from: at ? cities[at - 1]! : start, to }));
};

const weighted = (view: View, seat: PlayerID, weight: number, weights: Weights): Leg[] =>
  legsOf(view, seat, weights).map((leg, at) => ({ ...leg, weight: at ? LATER * weight : weight }));

/** Does a shortest way of the leg lead over the space? */
export const liesOn = ({ from, to }: Omit<Leg, 'weight'>, space: Space): boolean =>
  space !== from && stepsBetween(from, space) + stepsBetween(space, to) === stepsBetween(from, to);

/** Additional turns for the leg with road works there. */
const roadworksDelay = (view: View, { from, to }: Omit<Leg, 'weight'>, closed: Space): number => {
  const takes = (shut?: Space) => turnsTo(view, to, shut)(from);
  return takes(closed) - takes();
};

/**
 * B-10.1 — additional turns for the leg with a jam there, which affects one turn: the rest of that roll is lost,
 * unless a way around is better.
 */
const jamDelay = (view: View, leg: Omit<Leg, 'weight'>, jammed: Space): number => {
  // B-10.3 — a truck that unloads there may enter
  if (jammed === leg.to) return 0;
  const far = stepsBetween(leg.from, jammed);
  const lost = FACES.reduce((sum, die) => sum + Math.max(0, die - far + 1), 0);
  return Math.min(lost / FACES.reduce((sum, die) => sum + die), roadworksDelay(view, leg, jammed));
};

/** The signs that close a space (B-9, B-10). */
export type Sign = 'roadworks' | 'jam';

const DELAY = { roadworks: roadworksDelay, jam: jamDelay } as const satisfies Record<Sign, unknown>;

/** Additional turns for the leg with that sign there. */
export const delayOf = (view: View, leg: Omit<Leg, 'weight'>, closed: Space, sign: Sign): number =>
  DELAY[sign](view, leg, closed);

/** The distance from the own truck, which decides between equally useful spaces. */
const distanceOf = (view: View, seat: PlayerID, space: Space): number => {
  const truck = view.trucks[seat];
  return truck ? stepsBetween(truck, space) : 0;
};

/**
 * The legs that a sign can block. B-10.1 — a jam ends by the next turn of the seat that puts it, so it affects one
 * turn of each other seat.
 */
const legsUnder = (sign: Sign, view: View, seat: PlayerID, weights: Weights): Leg[] =>
  seatsOf(view).flatMap((other) => {
    if (other === seat) return sign === 'jam' ? [] : weighted(view, seat, -OWN, weights);
    const legs = weighted(view, other, rivalry(view) * (isRichest(view, other) ? LEADER : 1), weights);
    return sign === 'jam' ? legs.slice(0, 1) : legs;
  });

/** Turns that a sign there costs the others, less what it costs the seat. `view`: without that sign. */
export const signUse = (
  view: View,
  seat: PlayerID,
  weights: Weights,
  sign: Sign,
): ((space: Space) => number) => {
  const legs = legsUnder(sign, view, seat, weights);
  return (space) =>
    legs
      .filter((leg) => liesOn(leg, space))
      .reduce((sum, leg) => sum + leg.weight * delayOf(view, leg, space, sign), 0);
};

/** The space where a sign delays the others most and the seat least. `view`: without that sign. */
export const bestSign = (
  view: View,
  seat: PlayerID,
  spaces: readonly Space[],
  weights: Weights,
  sign: Sign,
): { readonly space: Space; readonly use: number } => {
  const useOf = signUse(view, seat, weights, sign);
  return spaces
    .map((space) => ({ space, use: useOf(space), far: distanceOf(view, seat, space) }))
    .reduce((top, next) => (next.use > top.use || (next.use === top.use && next.far > top.far) ? next : top));
};
