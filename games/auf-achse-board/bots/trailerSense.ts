import { whyNotBuy } from '../rules/trailers';
import { seatsOf, type View } from '../state';
import { TRAILERS, type TrailerId } from '../trailers';
import { publicLeft } from './outlook';
import { planFrom, spaceOf, type Plan, type Situation } from './situation';

/** A possible fleet: trailers still to be bought, and the situation with them. */
export type Fleet = {
  readonly buys: readonly TrailerId[];
  readonly situation: Situation;
  readonly plan: Plan;
};

/** The purchases considered at one time. */
const PURCHASES: readonly (readonly TrailerId[])[] = [[], ['small'], ['large'], ['large', 'large']];

const priceOf = (buys: readonly TrailerId[]): number => buys.reduce((sum, id) => sum + TRAILERS[id].price, 0);
const roomOf = (buys: readonly TrailerId[]): number =>
  buys.reduce((sum, id) => sum + TRAILERS[id].capacity, 0);

const canBuy = (view: View, { seat }: Situation, buys: readonly TrailerId[]): boolean =>
  buys.every(
    (id) => !whyNotBuy(view, seat, id) && buys.filter((other) => other === id).length <= view.supply[id],
  ) && priceOf(buys) <= view.money[seat]!;

/** Considers all errands for a purchase, even if fewer are planned together on the road. */
const counted = (situation: Situation): Situation => ({ ...situation, inMind: Infinity });

/** The situation with more trailers, and the DM they gain with present and later contracts, less their price. */
const boughtIn = (situation: Situation) => {
  const { view, seat } = situation;
  const at = spaceOf(situation);
  const mine = view.hands[seat]!.length + view.aboard[seat]!.length;
  const toCome = publicLeft(view) / seatsOf(view).length;
  const { growth, mostTimes } = situation.weights;
  const again = Math.min(mostTimes, 1 + (growth * toCome) / Math.max(1, mine));
  const plain = planFrom(counted(situation), at);
  return (buys: readonly TrailerId[]): { readonly fleet: Fleet; readonly gain: number } => {
    const larger = {
      ...situation,
      capacity: situation.capacity + roomOf(buys),
      inMind: situation.inMind + buys.length,
    };
    const plan = planFrom(counted(larger), at);
    const gain = again * (plan.worth - plain.worth) - priceOf(buys);
    return { fleet: { buys, situation: larger, plan }, gain };
  };
};

/**
 * B-6 — the fleet that promises most: what a trailer allows to carry now and with later contracts, against its price.
 */
export const fleetOf = (situation: Situation): Fleet => {
  const { view, errands } = situation;
  const own: Fleet = { buys: [], situation, plan: planFrom(situation, spaceOf(situation)) };
  const goods = errands.reduce((sum, errand) => sum + errand.goods, 0);
  if (goods <= situation.capacity) return own;
  const bought = boughtIn(situation);
  let best = { fleet: own, gain: 0 };
  for (const buys of PURCHASES) {
    if (!buys.length || !canBuy(view, situation, buys)) continue;
    const one = bought(buys);
    if (one.gain > best.gain) best = one;
  }
  return best.fleet;
};

/** DM that buying this trailer loses compared with the best fleet; at most 0. */
export const trailerWorth = (situation: Situation, trailer: TrailerId): number => {
  const bought = boughtIn(situation);
  const { buys } = fleetOf(situation);
  return Math.min(0, bought([trailer]).gain - (buys.length ? bought(buys).gain : 0));
};
