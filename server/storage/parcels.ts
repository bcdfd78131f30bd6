import type { Access } from './access';
import type { Run } from './engine';
import type { MatchStore } from './matchStore';

/** Deletes parcels that nobody fetched in time, and the fact that they existed. */
export const dropOldParcels = (run: Run, now: number): Promise<unknown> =>
  run('DELETE FROM parcels WHERE kept_until <= $1', [now]);

/** The part of a store for parcels: sealed data that one device leaves for another. */
export const parcelsIn = ({
  read,
  transaction,
  clock,
}: Access): Pick<MatchStore, 'keepParcel' | 'takeParcel' | 'parcel'> => ({
  keepParcel: (id, sealed, until) =>
    transaction(async (run) => {
      await dropOldParcels(run, clock());
      await run('INSERT INTO parcels (id, sealed, kept_until) VALUES ($1, $2, $3)', [id, sealed, until]);
    }),

  takeParcel: (id) =>
    transaction(async (run) => {
      const [found] = await run<{ sealed: string }>(
        'SELECT sealed FROM parcels WHERE id = $1 AND sealed IS NOT NULL AND kept_until > $2',
        [id, clock()],
      );
      // if several ask at once, only one finds it still there
      const taken = await run(
        'UPDATE parcels SET sealed = NULL WHERE id = $1 AND sealed IS NOT NULL RETURNING id',
        [id],
      );
      return taken.length > 0 ? found?.sealed : undefined;
    }),

  parcel: async (id) => {
    const [found] = await read<{ taken: number }>(
      'SELECT CASE WHEN sealed IS NULL THEN 1 ELSE 0 END AS taken FROM parcels WHERE id = $1 AND kept_until > $2',
      [id, clock()],
    );
    if (!found) return undefined;
    return found.taken === 1 ? 'taken' : 'waiting';
  },
});
