import type { Engine, Run, Value } from './engine';
import { matchColumns } from './rows';

const MINUTE = 60_000;

/** How the parts of a store, each of which is about one subject, reach the database. */
export type Access = Pick<Engine, 'read' | 'transaction'> & {
  /** A transaction of one statement. */
  readonly write: Run;
  /** Dates the match and locks it, if a condition holds with values from `$3` on; answers whether it did. */
  readonly touch: (
    run: Run,
    matchID: string,
    condition: string,
    values: readonly Value[],
  ) => Promise<boolean>;
  /** The columns of a `MatchRow`, to be selected from `matches`. */
  readonly columns: string;
  /** The time in ms since 1970. */
  readonly clock: () => number;
  /** The time of a change, in ms since 1970: no two changes have the same. */
  readonly now: () => number;
};

/** A condition on `matches`: there is a seat for which another condition holds. */
export const seatThat = (condition: string): string =>
  `EXISTS (SELECT 1 FROM seats WHERE match_id = id AND ${condition})`;

/** A value as a column is compared with it: JSON, and an empty text for none. */
export const asText = (value: object | undefined): string => (value ? JSON.stringify(value) : '');

/** Places for so many values: `$1,$2,$3`. */
export const placesFor = (values: readonly Value[]): string => values.map((_, at) => `$${at + 1}`).join();

/**
 * No two changes bear the same time, so that a list can be continued where it ended. A clock that was set back by more
 * than that takes is believed.
 */
const timesOf = (clock: () => number): (() => number) => {
  let latest = 0;
  return () => {
    const time = clock();
    return (latest = time > latest || time < latest - MINUTE ? time : latest + 1);
  };
};

/** Access to a database; `clock` answers the time in ms since 1970. */
export const accessTo = ({ read, transaction, lock, seatsAsJson }: Engine, clock: () => number): Access => {
  const now = timesOf(clock);
  return {
    read,
    transaction,
    write: (sql, values) => transaction((run) => run(sql, values)),
    touch: async (run, matchID, condition, values) => {
      // of two who change its seats at once, one waits
      await lock(run, matchID);
      const touched = await run(
        `UPDATE matches SET updated_at = $2 WHERE id = $1 AND ${condition} RETURNING id`,
        [matchID, now(), ...values],
      );
      return touched.length > 0;
    },
    columns: matchColumns(seatsAsJson),
    clock,
    now,
  };
};
