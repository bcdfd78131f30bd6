import type { PlayerID } from 'boardgame.io';
import { refusal, type BoardRefusal } from '../refusals';
import type { View } from '../state';
import { TRAILER_IDS, TRAILERS, TRUCK_CAPACITY, type TrailerId } from '../trailers';

/** B-5.2, B-6.2 — goods that truck and trailers carry together: a single total, whichever is emptied first. */
export const capacityOf = (view: View, seat: PlayerID): number =>
  view.trailers[seat]!.reduce((sum: number, trailer) => sum + TRAILERS[trailer].capacity, TRUCK_CAPACITY);

/** B-6.1, B-14.1 — why no such trailer can be bought. */
export const whyNotBuy = (view: View, seat: PlayerID, trailer: TrailerId): BoardRefusal | undefined => {
  const { price } = TRAILERS[trailer];
  if (view.options.variant === 'children') return refusal('noTrailers', 'B-14.1');
  if (!view.supply[trailer]) return refusal('soldOut', 'B-6.1', { trailer });
  return view.money[seat]! < price ? refusal('noMoney', 'B-6.1', { amount: price }) : undefined;
};

/** B-6.1 — the lowest price (DM) of trailers that add room for this many goods; Infinity if they are not for sale. */
export const priceOfRoom = ({ supply }: View, goods: number): number => {
  const [first, second] = TRAILER_IDS.map((id) => ({ ...TRAILERS[id], left: supply[id] }));
  const prices = Array.from({ length: first!.left + 1 }, (_, bought) => {
    const others = Math.max(0, Math.ceil((goods - bought * first!.capacity) / second!.capacity));
    return others > second!.left ? Infinity : bought * first!.price + others * second!.price;
  });
  return Math.min(...prices);
};

/** B-4.4 (a), B-6.1 — the most room for goods that this cash (DM) can buy from this supply. */
export const roomToBuy = (view: View, money: number, supply: View['supply']): number => {
  if (view.options.variant === 'children') return 0;
  const [first, second] = TRAILER_IDS.map((id) => ({ ...TRAILERS[id], left: supply[id] }));
  const rooms = Array.from({ length: first!.left + 1 }, (_, bought) => {
    const rest = money - bought * first!.price;
    if (rest < 0) return 0;
    const others = Math.min(second!.left, Math.floor(rest / second!.price));
    return bought * first!.capacity + others * second!.capacity;
  });
  return Math.max(...rooms);
};
