import { driverOf } from '../../games/shared/bots/drivers';
import { hasOwnChance } from '../../games/shared/plugins';
import { playStepwise, recordOf, type MatchRecord } from '../../games/shared/record';
import { Fault } from '../http/faults';
import type { Log } from '../log';
import type { Match, MatchStore, Seat } from '../storage/matchStore';
import { inSlices, movesOf, stepsOf, unreplayable } from './earlier';
import { serialQueue } from './serialQueue';
import { isOfTheseRules, type ServedGames } from './servedGames';
import { toldEvents } from './conduct';

/** The records of finished matches, written once. */
export type Records = {
  /**
   * The record of a finished match as JSON. Rejects if replaying the match does not lead to the same end; with the
   * fault `oldRules` if the rules have changed since.
   */
  readonly recordJsonOf: (match: Match) => Promise<string>;
  /** Writes the record of a match that has just ended. */
  readonly matchEnded: (matchID: string) => void;
  /** Resolves when no record is being written. Records not yet begun are written when somebody asks for them. */
  readonly close: () => Promise<void>;
};

/** The most matches remembered as not replayable. */
const MOST_FAULTY = 1000;

/** The player at the end. If the seat is empty then, a computer player decided for whoever left. */
const recordedSeat = ({ playerID, name, bot, standIn }: Seat): MatchRecord['seats'][number] =>
  name === undefined && standIn
    ? { name: driverOf(standIn, playerID).name, bot: standIn }
    : { name: name ?? '', ...(bot && { bot }) };

/** The record of a finished match, from what is stored. Rejects if there is no finished match with that id. */
const recordAt = async (
  store: Pick<MatchStore, 'load' | 'seed' | 'log' | 'events'>,
  matchID: string,
): Promise<MatchRecord> => {
  const [found, seed, entries, events] = await Promise.all([
    store.load(matchID),
    store.seed(matchID),
    store.log(matchID),
    store.events(matchID),
  ]);
  if (!found) throw new Error('the match is gone');
  const { match, state } = found;
  const moves = movesOf(entries);
  const standIns = moves.flatMap(({ standIn }, at) => (standIn ? [at + 1] : []));
  return recordOf({
    version: hasOwnChance(state) ? 2 : 1,
    game: match.game,
    options: match.options,
    seats: match.seats.map(recordedSeat),
    seed: seed ?? '',
    steps: stepsOf(moves),
    ...((standIns.length > 0 || events.length > 0) && {
      table: { standIns, events: [...toldEvents(events)] },
    }),
    result: match.gameover as MatchRecord['result'],
  });
};

/** Replays the record to its end in slices. Throws unless it leads to the same end. */
const verify = async (record: MatchRecord, games: ServedGames): Promise<void> => {
  const reading = await inSlices(playStepwise(record, (id) => games.get(id)?.module));
  if (!reading.ok) throw unreplayable(reading.fault);
};

/** The records of all matches of a server. */
export const createRecords = (store: MatchStore, games: ServedGames, log: Log): Records => {
  const queue = serialQueue();
  /** Matches that could not be replayed: another try would fail as well. */
  const faulty = new Map<string, unknown>();
  let closed = false;

  /** Makes the record of a finished match, and replays it to check that it leads to the same end. */
  const write = async (matchID: string): Promise<string> => {
    const kept = await store.record(matchID);
    if (kept !== undefined) return kept;
    if (faulty.has(matchID)) throw faulty.get(matchID);
    const record = await recordAt(store, matchID);
    await verify(record, games).catch((error: unknown) => {
      if (faulty.size > MOST_FAULTY) faulty.clear();
      faulty.set(matchID, error);
      throw error;
    });
    const json = JSON.stringify(record);
    await store.keepRecord(matchID, json);
    return json;
  };

  /**
   * One after the other: many matches that end at once must not hold up those still being played. Nothing is written
   * once the server is stopping.
   */
  const writeInTurn = (matchID: string): Promise<string | undefined> =>
    queue.inTurn('', async () => (closed ? undefined : write(matchID)));

  return {
    recordJsonOf: async (match) => {
      const kept = await store.record(match.matchID);
      if (kept !== undefined) return kept;
      const written = await writeInTurn(match.matchID).catch((error: unknown) => {
        const served = games.get(match.game);
        throw served && isOfTheseRules(served, match) ? error : new Fault(409, 'oldRules');
      });
      if (written === undefined) throw new Fault(503, 'unavailable');
      return written;
    },
    matchEnded: (matchID) => {
      writeInTurn(matchID).catch((error: unknown) =>
        log.error({ matchID, error }, 'the record of a match could not be written'),
      );
    },
    close: () => {
      closed = true;
      return queue.idle();
    },
  };
};
