import type { PlayerID } from 'boardgame.io';
import {
  contractOf,
  eventOf,
  isBarred,
  isCity,
  isContract,
  isEventSpace,
  priceToHandle,
  roomOf,
  whyNotFits,
  type ContractId,
  type View,
  type Way,
} from '../../../../games/auf-achse-board';

/** Something that happens, or can be done, where a way ends. */
export type Stop =
  | { readonly type: 'unload' | 'load' | 'noRoom' | 'noGoods'; readonly contract: ContractId }
  | { readonly type: 'reward'; readonly amount: number }
  | { readonly type: 'inspection' | 'event' | 'auction' | 'take' }
  | { readonly type: 'due'; readonly what: 'cargo' | 'unload' }
  /** B-4.4 (a) — a trailer must be bought first, for at least this price in DM. */
  | { readonly type: 'forced'; readonly price: number }
  /** B-4.4 — points given up. */
  | { readonly type: 'lost'; readonly points: number };

/** What can be unloaded and loaded there: unloading first, which makes room and refills the stock. */
const cargoStops = (view: View, seat: PlayerID, city: string): readonly Stop[] => {
  const unload = view.aboard[seat]!.filter((id) => contractOf(id).to === city);
  const freed = unload.reduce((sum, id) => sum + contractOf(id).goods, 0);
  const [room, stock] = [roomOf(view, seat) + freed, view.stock + freed];
  const loading = (contract: ContractId) => {
    const why = whyNotFits(stock, contract, room);
    if (!why) return 'load';
    return why.reason === 'noGoods' ? 'noGoods' : 'noRoom';
  };
  const load = view.hands[seat]!.filter(isContract).filter((id) => contractOf(id).from === city);
  return [
    ...unload.map((contract): Stop => ({ type: 'unload', contract })),
    ...load.map((contract): Stop => ({ type: loading(contract), contract })),
  ];
};

/** B-4.4 (a) — what stopping there forces the seat to pay for a trailer, in DM; 0 if nothing must be bought. */
export const forcedPrice = (view: View, seat: PlayerID, { target, due }: Way): number =>
  due === 'cargo' && isCity(target) ? priceToHandle(view, seat, target) : 0;

/** What happens to the seat at the end of a possible way, the most important first. */
export const stopsAt = (view: View, seat: PlayerID, way: Way): readonly Stop[] => {
  const { path, target, exact, due } = way;
  const left = Math.max(0, pointsOf(view, seat) - path.length);
  const lost: readonly Stop[] = !exact && path.length && left ? [{ type: 'lost', points: left }] : [];
  const isMine = view.turn.seat === seat;
  // B-11.2 — only the player whose turn it is draws a card
  if (!isCity(target))
    return [...(isMine && isEventSpace(target) && path.length ? [{ type: 'event' as const }] : []), ...lost];
  const order = view.held[seat]!.map(({ card, owes }) => (owes ? undefined : eventOf(card))).find(
    (event) => event?.effect === 'order' && event.city === target,
  );
  const price = forcedPrice(view, seat, way);
  const cargo = isMine ? cargoStops(view, seat, target) : [];
  const isDeal = isMine && exact && !view.turn.dealt && view.offer.some(Boolean);
  return [
    ...(isBarred(view, seat, target) && cargo.length ? [{ type: 'inspection' as const }] : cargo),
    ...(order?.effect === 'order' ? [{ type: 'reward' as const, amount: order.reward }] : []),
    ...(price ? [{ type: 'forced' as const, price }] : []),
    ...(due && !price ? [{ type: 'due' as const, what: due }] : []),
    ...(isDeal
      ? [{ type: view.options.variant === 'children' ? ('take' as const) : ('auction' as const) }]
      : []),
    ...lost,
  ];
};

/** The least number of spaces the seat must drive. */
const pointsOf = (view: View, seat: PlayerID): number => {
  const task = view.tasks.at(-1);
  return task?.type === 'drive' && task.seat === seat ? task.least : 0;
};
