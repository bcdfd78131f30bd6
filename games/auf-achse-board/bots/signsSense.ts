import type { PlayerID } from 'boardgame.io';
import { stepsBetween, type Space } from '../network';
import { seatsOf, type View } from '../state';
import { planFrom, situationOf, spaceOf } from './situation';
import { turnsTo } from './turns';
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

/** Turns that the leg takes longer when that space is closed. */
export const delayOf = (view: View, { from, to }: Omit<Leg, 'weight'>, closed: Space): number => {
  const takes = (shut?: Space) => turnsTo(view, to, shut)(from);
  return takes(closed) - takes();
};

/** How far from the own truck a sign is put that can hurt nobody else. */
const distanceOf = (view: View, seat: PlayerID, space: Space): number => {
  const truck = view.trucks[seat];
  return truck ? stepsBetween(truck, space) : 0;
};

/** Turns that a sign costs the others there, less what it costs the seat. `view`: without that sign. */
export const signUse = (view: View, seat: PlayerID, weights: Weights): ((space: Space) => number) => {
  const others = seatsOf(view).filter((other) => other !== seat);
  const legs = [
    ...others.flatMap((other) =>
      weighted(view, other, rivalry(view) * (isRichest(view, other) ? LEADER : 1), weights),
    ),
    ...weighted(view, seat, -OWN, weights),
  ];
  return (space) =>
    legs
      .filter((leg) => liesOn(leg, space))
      .reduce((sum, leg) => sum + leg.weight * delayOf(view, leg, space), 0);
};

/** Of these spaces the one where a sign holds up the others most and the seat least. `view`: without that sign. */
export const bestSign = (
  view: View,
  seat: PlayerID,
  spaces: readonly Space[],
  weights: Weights,
): { readonly space: Space; readonly use: number } => {
  const useOf = signUse(view, seat, weights);
  return spaces
    .map((space) => ({ space, use: useOf(space), far: distanceOf(view, seat, space) }))
    .reduce((top, next) => (next.use > top.use || (next.use === top.use && next.far > top.far) ? next : top));
};
