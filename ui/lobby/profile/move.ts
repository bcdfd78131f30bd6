import { PARCEL_MS } from '../../../games/shared/protocol';
import { leaveParcel, LobbyFault, parcelState, takeParcel } from '../../online/lobbyApi';
import { closePushWay } from '../../online/pushWay';
import { forgetSeat, keepSeatOf, listMySeats } from '../../online/mySeats';
import { bundleHere, newKey, seal, takeOver, toText, unseal } from './bundle';
import { persistedMove } from './persistedMove';

/** How long after a move the old device can undo it, in ms. */
const UNDO_MS = 600_000;

/** Precedes the key in the fragment of the link, which browsers do not send to servers. */
const MARK = '#move?';

/**
 * Leaves everything for another device; returns the path of the link that fetches it. Rejects with a `LobbyFault`.
 */
export const startMove = async (): Promise<string> => {
  const key = newKey();
  const id = await leaveParcel(seal(await bundleHere(), key));
  persistedMove.set({ id, until: Date.now() + PARCEL_MS, seats: [] });
  return `/me${MARK}${new URLSearchParams({ id, key: toText(key) }).toString()}`;
};

/** Checks whether the other device has fetched it: from then on, its seats are played there. */
export const followMove = async (): Promise<void> => {
  const move = persistedMove.get();
  if (!move) return;
  if (move.movedAt !== undefined) {
    if (Date.now() > move.movedAt + UNDO_MS) persistedMove.set(undefined);
    return;
  }
  try {
    if ((await parcelState(move.id)) !== 'taken') return;
    const seats = [...listMySeats()];
    persistedMove.set({ ...move, movedAt: Date.now(), seats });
    for (const { game, matchID } of seats) forgetSeat(game, matchID);
    // a player who has moved is not called here any more
    await closePushWay().catch(() => {});
  } catch (fault) {
    if (fault instanceof LobbyFault && fault.error === 'unknownParcel') persistedMove.set(undefined);
  }
};

/** Takes back the seats that were moved. */
export const undoMove = (): void => {
  for (const seat of persistedMove.get()?.seats.toReversed() ?? []) keepSeatOf(seat);
  persistedMove.set(undefined);
};

/** The data in a link to this page. */
export type Arrival = { readonly id: string; readonly key: string };

/**
 * Reads it from the address, without changing the address: a page rendered again before its words are loaded reads it
 * again.
 */
export const readArrival = (): Arrival | undefined => {
  const { hash } = window.location;
  if (!hash.startsWith(MARK)) return undefined;
  const { id = '', key = '' } = Object.fromEntries(new URLSearchParams(hash.slice(MARK.length)));
  return { id, key };
};

/** Removes it from the address and the history. */
export const forgetAddress = (): void => {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(MARK)) window.history.replaceState(window.history.state, '', pathname + search);
};

/** Moves here what another device has left; returns how much came, or undefined if it cannot be read. */
export const arrive = async ({ id, key }: Arrival) => {
  const bundle = unseal(await takeParcel(id), key);
  return bundle && takeOver(bundle);
};
