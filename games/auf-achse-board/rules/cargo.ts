import type { PlayerID } from 'boardgame.io';
import { contractOf, isContract, type ContractId } from '../contracts';
import type { CardWith, EventId } from '../events';
import type { CityId } from '../map';
import { isCity, type Space } from '../network';
import type { Play } from '../move';
import { refusal, type BoardRefusal } from '../refusals';
import type { View } from '../state';
import { TRAILERS, type TrailerId } from '../trailers';
import { heldFor } from './heldCards';
import { earn } from './money';
import { capacityOf, priceOfRoom, roomToBuy } from './trailers';

/** The total goods of these contracts. */
const goodsOf = (contracts: readonly ContractId[]): number =>
  contracts.reduce((sum, id) => sum + contractOf(id).goods, 0);

/** Goods aboard. */
export const loadOf = (view: View, seat: PlayerID): number => goodsOf(view.aboard[seat]!);

/** B-5.2 — the goods for which there is still room. */
export const roomOf = (view: View, seat: PlayerID): number => capacityOf(view, seat) - loadOf(view, seat);

/** B-11.8 — the Inspektion that forbids the seat to load and unload; none with the option `passes`. */
export const binding = (view: View, seat: PlayerID): CardWith<'inspection'> | undefined =>
  view.options.inspection === 'passes' ? undefined : heldFor(view, seat, 'inspection');

/** B-11.8 — is the seat forbidden to load and unload there? */
export const isBarred = (view: View, seat: PlayerID, city: Space): boolean => {
  const card = binding(view, seat);
  return card !== undefined && card.city !== city;
};

/** The contracts in hand that can be read. */
export const handOf = (view: View, seat: PlayerID): ContractId[] => view.hands[seat]!.filter(isContract);

/** B-5.3 — the contracts aboard that go to that city. */
export const destinedFor = (view: View, seat: PlayerID, city: CityId): ContractId[] =>
  view.aboard[seat]!.filter((id) => contractOf(id).to === city);

/**
 * B-5.1 — why a contract cannot be loaded with this stock and this room, which may include trailers still to be
 * bought.
 */
export const whyNotFits = (stock: number, contract: ContractId, room: number): BoardRefusal | undefined => {
  const { goods } = contractOf(contract);
  if (goods > room) return refusal('noRoom', 'B-5.1', { goods, room });
  return goods > stock ? refusal('noGoods', 'B-5.1', { goods, stock }) : undefined;
};

/** B-4.4 (a) — could the seat really load or unload there with this cash (DM) and these trailers for sale? */
const couldHandle = (
  view: View,
  seat: PlayerID,
  city: CityId,
  { money, supply, extra }: { money: number; supply: View['supply']; extra: number },
): boolean => {
  if (isBarred(view, seat, city)) return false;
  if (destinedFor(view, seat, city).length) return true;
  const waiting = handOf(view, seat).filter((id) => contractOf(id).from === city);
  if (!waiting.length) return false;
  const room = roomOf(view, seat) + extra + roomToBuy(view, money, supply);
  return waiting.some((id) => !whyNotFits(view.stock, id, room));
};

/** B-4.4 (a) — may the seat stop early in that city, because it can load or unload there? */
export const mayHandleIn = (view: View, seat: PlayerID, city: CityId): boolean =>
  couldHandle(view, seat, city, { money: view.money[seat]!, supply: view.supply, extra: 0 });

/**
 * B-4.4 (a) — what an early stop in that city forces the seat to pay (DM), if it can load there only after buying a
 * trailer; otherwise 0.
 */
export const priceToHandle = (view: View, seat: PlayerID, city: CityId): number => {
  if (destinedFor(view, seat, city).length) return 0;
  const lacking = handOf(view, seat)
    .map((id) => contractOf(id))
    .filter(({ from, goods }) => from === city && goods <= view.stock)
    .map(({ goods }) => Math.max(0, goods - roomOf(view, seat)));
  return lacking.length ? priceOfRoom(view, Math.min(...lacking)) : 0;
};

/** B-4.4 (a) — would it still be possible to load or unload here after buying that trailer? */
export const couldHandleAfterBuying = (view: View, seat: PlayerID, trailer: TrailerId): boolean => {
  const city = view.trucks[seat]!;
  const { price, capacity } = TRAILERS[trailer];
  const supply = { ...view.supply, [trailer]: view.supply[trailer] - 1 };
  return (
    !!city &&
    isCity(city) &&
    couldHandle(view, seat, city, { money: view.money[seat]! - price, supply, extra: capacity })
  );
};

/** B-10.3 — may the seat enter that city under the jam sign, because it unloads there? */
export const mayUnloadIn = (view: View, seat: PlayerID, city: CityId): boolean =>
  !isBarred(view, seat, city) && destinedFor(view, seat, city).length > 0;

/** B-5.1, B-11.8 — why the seat cannot load or unload in that city now. */
export const whyNotHere = (view: View, seat: PlayerID, city: CityId): BoardRefusal | undefined => {
  if (view.trucks[seat] !== city) return refusal('otherCity', 'B-5.1', { city });
  return isBarred(view, seat, city) ? refusal('inspection', 'B-11.8') : undefined;
};

/** B-5.1 — why the seat's contract cannot be loaded where its truck stands. */
export const whyNotLoadHere = (view: View, seat: PlayerID, contract: ContractId): BoardRefusal | undefined =>
  whyNotHere(view, seat, contractOf(contract).from) ?? whyNotFits(view.stock, contract, roomOf(view, seat));

/** B-5.3, B-5.5, B-7.9 — the goods go back to the stock, the revenue is paid in full, the contract is done. */
export const unloadGoods = (play: Play, seat: PlayerID, contract: ContractId, by?: EventId): void => {
  play.tell({ type: 'unloaded', seat, contract, ...(by && { by }) });
  earn(play, seat, contractOf(contract).revenue, 'contract');
};
