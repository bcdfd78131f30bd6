import { MAX_PARCEL, PARCEL_BODY, PARCEL_MS, type ParcelState } from '../../games/shared/protocol';
import { Fault } from '../http/faults';
import { newMatchID } from '../identity';
import type { Router } from '../lobbyServer';
import type { MatchStore } from '../storage/matchStore';
import { readBody } from './body';

type Parts = {
  readonly store: Pick<MatchStore, 'keepParcel' | 'takeParcel' | 'parcel'>;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/**
 * The routes with which a player moves from one device to another. Only the two devices can read what is in a parcel.
 */
export const addParcelRoutes = (router: Router, { store, clock }: Parts): void => {
  router.post('/parcels', async (ctx) => {
    const { sealed } = await readBody(ctx, PARCEL_BODY, MAX_PARCEL + 100);
    // as hard to guess as a match
    const id = newMatchID();
    await store.keepParcel(id, sealed, clock() + PARCEL_MS);
    ctx.body = { id };
  });

  router.get('/parcels/:id', async (ctx) => {
    const state = await store.parcel(ctx.params.id!);
    if (!state) throw new Fault(404, 'unknownParcel');
    ctx.body = { state } satisfies ParcelState;
  });

  router.post('/parcels/:id/take', async (ctx) => {
    const sealed = await store.takeParcel(ctx.params.id!);
    if (sealed === undefined) throw new Fault(404, 'unknownParcel');
    ctx.body = { sealed };
  });
};
