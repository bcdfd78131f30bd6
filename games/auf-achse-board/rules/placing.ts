import { perSeat } from '../../shared/seats';
import { DEALT, PUBLIC } from '../options';
import type { Play } from '../move';
import { seatsOf, type State, type View } from '../state';
import { SLOTS } from './auction';

/** B-2.2 — are trucks still being placed? */
export const isPlacing = (view: View): boolean => seatsOf(view).some((seat) => view.trucks[seat] === null);

/** B-2.5, B-2.6 — the number of public contracts. */
const publicContracts = ({ options, hands }: State): number =>
  options.publicContracts === 'standard' ? PUBLIC[Object.keys(hands).length]! : options.publicContracts;

/** B-2.4, B-2.5 — three contracts each, then the public ones, four of them face up; the rest is the reserve. */
export const deal = ({ G, tell }: Play): void => {
  const reserve = [...G.reserve];
  const hands = perSeat(seatsOf(G), () => reserve.splice(-DEALT));
  const publics = reserve.splice(-publicContracts(G));
  const offer = publics.splice(-SLOTS.length);
  tell({ type: 'dealt', hands, offer, pile: publics.length });
};
