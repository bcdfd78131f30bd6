import type { PlayerID } from 'boardgame.io';
import { contractOf, type ContractId } from '../contracts';
import { eventOf } from '../events';
import type { Space } from '../network';
import { binding, handOf, loadOf } from '../rules/cargo';
import { capacityOf } from '../rules/trailers';
import type { View } from '../state';
import { outlookOf, PATIENCE, type Outlook } from './outlook';
import { planOf, visitOf, worthOfRoute, type Errand, type Journey, type Route } from './plan';
import { turnsFrom, TURNS_BETWEEN } from './turns';
import type { Weights } from './weights';

/** Everything a seat plans with, as far as the thinking seat can see it. */
export type Situation = {
  readonly view: View;
  readonly seat: PlayerID;
  readonly outlook: Outlook;
  readonly errands: readonly Errand[];
  readonly capacity: number;
  readonly load: number;
  /** The number of errands that are planned together: one more for each trailer. */
  readonly inMind: number;
  readonly first: Route;
  readonly weights: Weights;
};

/** A route and its worth in DM. */
export type Plan = { readonly route: Route; readonly worth: number };

/** A contract that is still to be loaded. */
export const errandOf = (id: ContractId): Errand => {
  const { from, to, goods, revenue } = contractOf(id);
  return { id, from, to, goods, pays: revenue, must: false };
};

/** The goods of a contract that are aboard. */
const deliveryOf = (id: ContractId): Errand => ({ ...errandOf(id), from: null, must: true });

/** Sonderauftrag cards, and an Inspektion that does not bind: their reward plus the penalty avoided. */
const visitsOf = (view: View, seat: PlayerID): Errand[] => {
  const bound = binding(view, seat);
  return view.held[seat]!.flatMap(({ card, owes }) => {
    const event = eventOf(card);
    if (owes || card === bound?.id || (event.effect !== 'order' && event.effect !== 'inspection')) return [];
    const reward = event.effect === 'order' ? event.reward : 0;
    return [{ id: card, from: null, to: event.city, goods: 0, pays: reward + event.penalty, must: false }];
  });
};

/** B-11.8 — where the seat must go before it can load or unload anything. */
const inspectionOf = (view: View, seat: PlayerID): Route => {
  const card = binding(view, seat);
  return card ? [visitOf(card.id, card.city, card.penalty)] : [];
};

/** The situation of a seat: for another seat, only open cards are known. */
export const situationOf = (view: View, seat: PlayerID, weights: Weights): Situation => {
  const here = view.trucks[seat];
  // elsewhere the stock will have recovered by the time of arrival
  const loadable = handOf(view, seat).filter(
    (id) => contractOf(id).from !== here || contractOf(id).goods <= view.stock,
  );
  return {
    view,
    seat,
    weights,
    outlook: outlookOf(view, seat, weights),
    capacity: capacityOf(view, seat),
    load: loadOf(view, seat),
    inMind: weights.inMind + view.trailers[seat]!.length,
    errands: [...view.aboard[seat]!.map(deliveryOf), ...visitsOf(view, seat), ...loadable.map(errandOf)],
    first: inspectionOf(view, seat),
  };
};

/** The journey of a situation, starting at a space. */
export const journeyFrom = (
  { view, capacity, load, first, outlook, inMind }: Situation,
  at: Space,
): Journey => ({
  near: turnsFrom(view, at),
  between: TURNS_BETWEEN,
  capacity,
  load,
  first,
  outlook,
  inMind,
});

/**
 * The same journey, but with the current road works also on later legs from the starting city: so they still count
 * after goods are loaded there. Otherwise loading would lower the chances.
 */
export const pastSigns = (journey: Journey): Journey => {
  const { near, between } = journey;
  const here = near.indexOf(0);
  return here < 0 ? journey : { ...journey, between: between.with(here, near) };
};

/** The plan for a journey; if nothing is worth its turns, a plan for all errands all the same. */
export const planned = (journey: Journey, errands: readonly Errand[]): Plan => {
  const route = planOf(journey, errands);
  if (route.length || !errands.length) return { route, worth: worthOfRoute(journey, route) };
  const patient = planOf({ ...journey, outlook: PATIENCE }, errands);
  return { route: patient, worth: 0 };
};

/** The seat's plan from this space. */
export const planFrom = (situation: Situation, at: Space): Plan =>
  planned(journeyFrom(situation, at), situation.errands);

/** The space of the seat's truck, which must have been placed. */
export const spaceOf = ({ view, seat }: Pick<Situation, 'view' | 'seat'>): Space => view.trucks[seat]!;
