import { whyNotBuy } from '../rules/trailers';
import { seatsOf, type View } from '../state';
import { TRAILERS, type TrailerId } from '../trailers';
import { publicLeft } from './outlook';
import { planFrom, spaceOf, type Plan, type Situation } from './situation';

/** What one could drive with: trailers still to be bought, and the situation with them. */
export type Fleet = {
  readonly buys: readonly TrailerId[];
  readonly situation: Situation;
  readonly plan: Plan;
};

/** Nobody buys more than this at a time. */
const PURCHASES: readonly (readonly TrailerId[])[] = [[], ['small'], ['large'], ['large', 'large']];

const priceOf = (buys: readonly TrailerId[]): number => buys.reduce((sum, id) => sum + TRAILERS[id].price, 0);
const roomOf = (buys: readonly TrailerId[]): number =>
  buys.reduce((sum, id) => sum + TRAILERS[id].capacity, 0);

const canBuy = (view: View, { seat }: Situation, buys: readonly TrailerId[]): boolean =>
  buys.every(
    (id) => !whyNotBuy(view, seat, id) && buys.filter((other) => other === id).length <= view.supply[id],
  ) && priceOf(buys) <= view.money[seat]!;

/** Who thinks of buying counts all there is to carry, however little of it is in mind on the road. */
const counted = (situation: Situation): Situation => ({ ...situation, inMind: Infinity });

/** B-6 — the fleet that promises most: what a trailer lets one carry now, and of later contracts, against its price. */
export const fleetOf = (situation: Situation): Fleet => {
  const { view, seat, errands } = situation;
  const at = spaceOf(situation);
  const mine = view.hands[seat]!.length + view.aboard[seat]!.length;
  const toCome = publicLeft(view) / seatsOf(view).length;
  const { growth, mostTimes } = situation.weights;
  const again = Math.min(mostTimes, 1 + (growth * toCome) / Math.max(1, mine));
  const own: Fleet = { buys: [], situation, plan: planFrom(situation, at) };
  const goods = errands.reduce((sum, errand) => sum + errand.goods, 0);
  if (goods <= situation.capacity) return own;
  const plain = planFrom(counted(situation), at);
  let best = { fleet: own, gain: 0 };
  for (const buys of PURCHASES) {
    if (!buys.length || !canBuy(view, situation, buys)) continue;
    const larger = {
      ...situation,
      capacity: situation.capacity + roomOf(buys),
      inMind: situation.inMind + buys.length,
    };
    const plan = planFrom(counted(larger), at);
    const gain = again * (plan.worth - plain.worth) - priceOf(buys);
    if (gain > best.gain) best = { fleet: { buys, situation: larger, plan }, gain };
  }
  return best.fleet;
};
