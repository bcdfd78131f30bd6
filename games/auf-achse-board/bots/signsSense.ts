import type { PlayerID } from 'boardgame.io';
import { stepsBetween, type Space } from '../network';
import { seatsOf, type View } from '../state';
import { planFrom, situationOf, spaceOf } from './situation';
import { FACES, turnsTo } from './turns';
import type { Weights } from './weights';
import { rivalry } from './worth';

/** A leg that somebody is going to drive, and how much it matters; below 0 when it should not take longer. */
type Leg = { readonly from: Space; readonly to: Space; readonly weight: number };

/** Who has most money is held up rather than others. */
const LEADER = 1.5;

/** The leg after the next one matters less: signs do not stay for long. */
const LATER = 0.5;

/** The own way must not be closed, whomever else it may hurt. */
const OWN = 1.5;

const isRichest = (view: View, seat: PlayerID): boolean =>
  view.money[seat] === Math.max(...Object.values(view.money));

/** The next two legs of a seat, as far as the one who thinks can see it: those of others by what they have aboard. */
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

/** Does the shortest way of the leg lead over the space? */
export const liesOn = ({ from, to }: Omit<Leg, 'weight'>, space: Space): boolean =>
  space !== from && stepsBetween(from, space) + stepsBetween(space, to) === stepsBetween(from, to);

/** Turns that the leg takes longer with road works there. */
const roadworksDelay = (view: View, { from, to }: Omit<Leg, 'weight'>, closed: Space): number => {
  const takes = (shut?: Space) => turnsTo(view, to, shut)(from);
  return takes(closed) - takes();
};

/**
 * B-10.1 — turns that the leg takes longer with a jam there, which one turn runs into: what of its roll leads on is lost,
 * if no way around is better.
 */
const jamDelay = (view: View, leg: Omit<Leg, 'weight'>, jammed: Space): number => {
  // B-10.3 — who unloads there may enter
  if (jammed === leg.to) return 0;
  const far = stepsBetween(leg.from, jammed);
  const lost = FACES.reduce((sum, die) => sum + Math.max(0, die - far + 1), 0);
  return Math.min(lost / FACES.reduce((sum, die) => sum + die), roadworksDelay(view, leg, jammed));
};

/** The signs that close a space (B-9, B-10). */
export type Sign = 'roadworks' | 'jam';

const DELAY = { roadworks: roadworksDelay, jam: jamDelay } as const satisfies Record<Sign, unknown>;

/** Turns that the leg takes longer with that sign there. */
export const delayOf = (view: View, leg: Omit<Leg, 'weight'>, closed: Space, sign: Sign): number =>
  DELAY[sign](view, leg, closed);

/** How far from the own truck a sign is put that can hurt nobody else. */
const distanceOf = (view: View, seat: PlayerID, space: Space): number => {
  const truck = view.trucks[seat];
  return truck ? stepsBetween(truck, space) : 0;
};

/**
 * The legs that a sign can be in the way of. B-10.1 — a jam is over by the next turn of whoever puts it, and holds up one
 * turn of everybody else.
 */
const legsUnder = (sign: Sign, view: View, seat: PlayerID, weights: Weights): Leg[] =>
  seatsOf(view).flatMap((other) => {
    if (other === seat) return sign === 'jam' ? [] : weighted(view, seat, -OWN, weights);
    const legs = weighted(view, other, rivalry(view) * (isRichest(view, other) ? LEADER : 1), weights);
    return sign === 'jam' ? legs.slice(0, 1) : legs;
  });

/** Turns that a sign costs the others there, less what it costs the seat. `view`: without that sign. */
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

/** Of these spaces the one where a sign holds up the others most and the seat least. `view`: without that sign. */
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
