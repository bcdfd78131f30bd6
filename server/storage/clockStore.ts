import { asText, type Access } from './access';
import type { MatchStore } from './matchStore';

/** The part of a store for time: the clocks of matches, and how long no server was open. */
export const clocksIn = ({ write, clock }: Access): Pick<MatchStore, 'setClocks' | 'stayOpen'> => ({
  setClocks: async (matchID, before, after) => {
    const set = await write(
      `UPDATE matches SET clocks = $3 WHERE id = $1 AND finished = 0 AND coalesce(clocks, '') = $2 RETURNING id`,
      [matchID, asText(before), asText(after)],
    );
    return set.length > 0;
  },

  stayOpen: async (silence) => {
    const [row] = await write<{ closed_for: number }>(
      `UPDATE housekeeping SET beat_at = $1,
       closed_for = closed_for + CASE WHEN beat_at < $2 THEN CAST($1 AS bigint) - beat_at ELSE 0 END
     RETURNING closed_for`,
      [clock(), silence === undefined ? 0 : clock() - silence],
    );
    return row!.closed_for;
  },
});
