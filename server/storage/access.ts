import type { Engine, Run, Value } from './engine';
import { matchColumns } from './rows';

const MINUTE = 60_000;

/** The access to the database for the parts of a store; each part is about one subject. */
export type Access = Pick<Engine, 'read' | 'transaction'> & {
  /** A transaction of one statement. */
  readonly write: Run;
  /**
   * Locks a match and sets its time of change, if a condition holds (its values start at `$3`); returns whether it
   * did.
   */
  readonly touch: (
    run: Run,
    matchID: string,
    condition: string,
    values: readonly Value[],
  ) => Promise<boolean>;
  /** The columns of a `MatchRow`, to select from `matches`. */
  readonly columns: string;
  /** The time in ms since 1970. */
  readonly clock: () => number;
  /** The time of a change, in ms since 1970: different for every change. */
  readonly now: () => number;
};

/** A condition on `matches`: it has a seat for which another condition holds. */
export const seatThat = (condition: string): string =>
  `EXISTS (SELECT 1 FROM seats WHERE match_id = id AND ${condition})`;

/** A value in the form in which its column is compared: JSON, or an empty text for undefined. */
export const asText = (value: object | undefined): string => (value ? JSON.stringify(value) : '');

/** Placeholders for the values: `$1,$2,$3`. */
export const placesFor = (values: readonly Value[]): string => values.map((_, at) => `$${at + 1}`).join();

/**
 * No two changes have the same time, so that a list can be continued where it ended. If the clock was set back by
 * more than a minute, the new time is used.
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
      // if two change its seats at once, one waits
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
