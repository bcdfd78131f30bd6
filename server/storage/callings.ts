import type { Access } from './access';
import type { Calling, MatchStore, PushKeys } from './matchStore';

type CallingRow = {
  readonly seat: string;
  readonly kind: Calling['kind'];
  readonly address: string;
  readonly secret: string;
  readonly called_at: number | null;
  readonly owed: number;
};

type Callings = Pick<MatchStore, 'addCalling' | 'removeCalling' | 'callings' | 'callingMatches'>;

/** The part of a store for how players want to be called. */
export const callingsIn = ({ read, transaction }: Access): Callings => ({
  addCalling: (matchID, playerID, credentialHash, { kind, address, secret }, most) =>
    transaction(async (run) => {
      const added = await run(
        `INSERT INTO callings (match_id, seat, kind, address, secret)
         SELECT match_id, seat, $4, $5, $6 FROM seats
         WHERE match_id = $1 AND seat = $2 AND credential = $3 AND
           (SELECT count(*) FROM callings AS other
            WHERE other.match_id = $1 AND other.seat = $2 AND other.address <> $5) < $7
         ON CONFLICT (match_id, seat, address) DO UPDATE SET secret = excluded.secret RETURNING seat`,
        [matchID, playerID, credentialHash, kind, address, secret, most],
      );
      if (added.length && kind === 'webhook')
        await run(
          `DELETE FROM callings WHERE match_id = $1 AND seat = $2 AND kind = 'webhook' AND address <> $3`,
          [matchID, playerID, address],
        );
      return added.length > 0;
    }),

  removeCalling: async (matchID, playerID, address) =>
    void (await transaction((run) =>
      run('DELETE FROM callings WHERE match_id = $1 AND seat = $2 AND address = $3', [
        matchID,
        playerID,
        address,
      ]),
    )),

  callings: async (matchID) => {
    const rows = await read<CallingRow>(
      `SELECT seat, kind, address, secret, called_at, owed FROM callings
       WHERE match_id = $1 ORDER BY seat, address`,
      [matchID],
    );
    return rows.map(({ seat, called_at: calledAt, owed, ...way }) => ({
      ...way,
      playerID: seat,
      calledAt: calledAt ?? undefined,
      isOwed: owed === 1,
    }));
  },

  callingMatches: async () => {
    const rows = await read<{ id: string }>(
      `SELECT id FROM matches WHERE unlisted IN (0, 1) AND finished = 0
         AND EXISTS (SELECT 1 FROM callings WHERE match_id = id)
       ORDER BY updated_at DESC`,
    );
    return rows.map(({ id }) => id);
  },
});

/** The part of a store for calling players: which calls have been made, and the keys that sign them. */
export const callsIn = ({
  transaction,
}: Access): Pick<MatchStore, 'noteCall' | 'settleCall' | 'pushKeys'> => ({
  noteCall: async (matchID, { playerID, address, calledAt }, stateID) => {
    const noted = await transaction((run) =>
      run(
        `UPDATE callings SET called_at = $4, owed = 1
         WHERE match_id = $1 AND seat = $2 AND address = $3 AND coalesce(called_at, -1) = $5 RETURNING seat`,
        [matchID, playerID, address, stateID, calledAt ?? -1],
      ),
    );
    return noted.length > 0;
  },

  settleCall: async (matchID, { playerID, address }, stateID) =>
    void (await transaction((run) =>
      run(
        `UPDATE callings SET owed = 0
         WHERE match_id = $1 AND seat = $2 AND address = $3 AND called_at = $4`,
        [matchID, playerID, address, stateID],
      ),
    )),

  pushKeys: ({ publicKey, privateKey }) =>
    transaction(async (run) => {
      await run(
        `INSERT INTO push_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT (id) DO NOTHING`,
        [publicKey, privateKey],
      );
      const [row] = await run<{ public_key: string; private_key: string }>(
        'SELECT public_key, private_key FROM push_keys WHERE id = 1',
      );
      const kept: PushKeys = { publicKey: row!.public_key, privateKey: row!.private_key };
      return kept;
    }),
});
