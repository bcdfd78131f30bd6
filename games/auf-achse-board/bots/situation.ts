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

/** What a seat has to think about, as far as whoever thinks can see it. */
export type Situation = {
  readonly view: View;
  readonly seat: PlayerID;
  readonly outlook: Outlook;
  readonly errands: readonly Errand[];
  readonly capacity: number;
  readonly load: number;
  /** Errands that are thought about together: one more for every trailer. */
  readonly inMind: number;
  readonly first: Route;
  readonly weights: Weights;
};

/** A route and what it promises in DM. */
export type Plan = { readonly route: Route; readonly worth: number };

/** A contract that is still to be loaded. */
export const errandOf = (id: ContractId): Errand => {
  const { from, to, goods, revenue } = contractOf(id);
  return { id, from, to, goods, pays: revenue, must: false };
};

/** The goods of a contract that are aboard. */
const deliveryOf = (id: ContractId): Errand => ({ ...errandOf(id), from: null, must: true });

/** Sonderauftrag, and an Inspektion that binds nobody: what they pay, and what it costs not to have been there. */
const visitsOf = (view: View, seat: PlayerID): Errand[] => {
  const bound = binding(view, seat);
  return view.held[seat]!.flatMap(({ card, owes }) => {
    const event = eventOf(card);
    if (owes || card === bound?.id || (event.effect !== 'order' && event.effect !== 'inspection')) return [];
    const reward = event.effect === 'order' ? event.reward : 0;
    return [{ id: card, from: null, to: event.city, goods: 0, pays: reward + event.penalty, must: false }];
  });
};

/** B-11.8 — where one has to be before anything can be loaded or unloaded. */
const inspectionOf = (view: View, seat: PlayerID): Route => {
  const card = binding(view, seat);
  return card ? [visitOf(card.id, card.city, card.penalty)] : [];
};

/** What the seat has to do: of another seat only what lies open is known. */
export const situationOf = (view: View, seat: PlayerID, weights: Weights): Situation => {
  const here = view.trucks[seat];
  // elsewhere there will be goods again when one comes there
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

/** The journey of a situation from a space on. */
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
 * The same journey with the road works that stand there now, from the city where it begins: they count no less once goods
 * are loaded there. Where every load is looked at beside the table before it, chances would fall with it.
 */
export const pastSigns = (journey: Journey): Journey => {
  const { near, between } = journey;
  const here = near.indexOf(0);
  return here < 0 ? journey : { ...journey, between: between.with(here, near) };
};

/** The plan for a journey; who sees nothing worth the trouble carries out all the same what there is. */
export const planned = (journey: Journey, errands: readonly Errand[]): Plan => {
  const route = planOf(journey, errands);
  if (route.length || !errands.length) return { route, worth: worthOfRoute(journey, route) };
  const patient = planOf({ ...journey, outlook: PATIENCE }, errands);
  return { route: patient, worth: 0 };
};

/** What the seat plans to do, standing there. */
export const planFrom = (situation: Situation, at: Space): Plan =>
  planned(journeyFrom(situation, at), situation.errands);

/** Where the seat's truck stands; it must have been placed. */
export const spaceOf = ({ view, seat }: Pick<Situation, 'view' | 'seat'>): Space => view.trucks[seat]!;
