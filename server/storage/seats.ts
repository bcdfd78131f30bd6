import type { PlayerID } from 'boardgame.io';
import { seatThat, type Access } from './access';
import type { Engine, Run, Value } from './engine';
import { withdrawVoice } from './agreements';
import { addEvent } from './events';
import { gathered } from './gathered';
import type { MatchStore } from './matchStore';

type Seats = Pick<MatchStore, 'claimSeat' | 'renameSeat' | 'vacateSeat' | 'keepAway'>;

const hasMoved = async (run: Run, matchID: string): Promise<boolean> =>
  (await run('SELECT id FROM matches WHERE id = $1 AND state_id > 0', [matchID])).length > 0;

type Away = { readonly matchID: string; readonly playerID: PlayerID; readonly since: number | undefined };

/** The most arrivals and departures in one transaction: moves have to wait for it. */
const MOST_COMINGS = 100;

/** Sorted, so that no two servers wait for each other; several changes of one seat keep their order. */
const bySeat = (a: Away, b: Away): number => {
  if (a.matchID !== b.matchID) return a.matchID < b.matchID ? -1 : 1;
  return Number(a.playerID) - Number(b.playerID);
};

/** Stores who has gone or come. Where many do at once, as after a restart, they share a transaction. */
const keepingAway = (transaction: Engine['transaction']): Seats['keepAway'] => {
  const keep = gathered<Away>(
    (all) =>
      transaction(async (run) => {
        for (const { matchID, playerID, since } of all.toSorted(bySeat))
          await run(
            since === undefined
              ? `UPDATE seats SET away_since = NULL
                 WHERE match_id = $1 AND seat = $2 AND away_since IS NOT NULL`
              : `UPDATE seats SET away_since = $3
                 WHERE match_id = $1 AND seat = $2 AND away_since IS NULL AND credential IS NOT NULL`,
            [matchID, playerID, ...(since === undefined ? [] : [since])],
          );
      }),
    MOST_COMINGS,
  );
  return (matchID, playerID, since) => keep({ matchID, playerID, since });
};

/** The part of a store for who sits where, and whether they are present. */
export const seatsIn = ({ write, transaction, touch, now }: Access): Seats => ({
  claimSeat: (matchID, playerID, { name, credentialHash, before = [] }) =>
    transaction(async (run) => {
      const proofs = before.map((_, at) => `$${at + 5}`).join(', ');
      const ours = proofs && `OR kept_for IN (${proofs})`;
      const open = `seat = $3 AND name IS NULL AND (kept_until IS NULL OR kept_until <= $4 ${ours})`;
      if (!(await touch(run, matchID, `finished = 0 AND ${seatThat(open)}`, [playerID, now(), ...before])))
        return false;
      await run(
        `UPDATE seats SET name = $3, credential = $4, stand_in = NULL, away_since = NULL,
           kept_for = NULL, kept_name = NULL, kept_until = NULL
         WHERE match_id = $1 AND seat = $2`,
        [matchID, playerID, name, credentialHash],
      );
      if (await hasMoved(run, matchID))
        await addEvent(run, matchID, { kind: 'joined', seat: playerID }, now());
      return true;
    }),

  renameSeat: async (matchID, playerID, credentialHash, name) => {
    const renamed = await write(
      'UPDATE seats SET name = $4 WHERE match_id = $1 AND seat = $2 AND credential = $3 RETURNING seat',
      [matchID, playerID, credentialHash, name],
    );
    return renamed.length > 0;
  },

  vacateSeat: (matchID, playerID, credentialHash, standIn) =>
    transaction(async (run) => {
      const theirs = seatThat('seat = $3 AND credential = $4');
      if (!(await touch(run, matchID, theirs, [playerID, credentialHash]))) return false;
      await run('DELETE FROM callings WHERE match_id = $1 AND seat = $2', [matchID, playerID]);
      const [match] = await run<{ finished: number }>('SELECT finished FROM matches WHERE id = $1', [
        matchID,
      ]);
      const vacate = (changes: string, values: readonly Value[]) =>
        run(`UPDATE seats SET credential = NULL ${changes} WHERE match_id = $1 AND seat = $2`, [
          matchID,
          playerID,
          ...values,
        ]);
      if (match?.finished) {
        await vacate('', []);
        return true;
      }
      await withdrawVoice(run, matchID, playerID);
      if (await hasMoved(run, matchID))
        await addEvent(run, matchID, { kind: 'left', seat: playerID, level: standIn }, now());
      await vacate(', name = NULL, away_since = NULL, stand_in = $3', [standIn ?? null]);
      await run(
        `DELETE FROM matches WHERE id = $1
           AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = $1 AND credential IS NOT NULL)`,
        [matchID],
      );
      return true;
    }),

  keepAway: keepingAway(transaction),
});
