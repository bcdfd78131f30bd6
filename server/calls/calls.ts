import type { Log } from '../log';
import type { LiveMatches } from '../matches/liveMatches';
import type { Presence } from '../matches/payloads';
import type { ServedGames } from '../matches/servedGames';
import type { MatchStore } from '../storage/matchStore';
import { awaitedPeople } from './awaitedPeople';
import { callPlayer } from './callPlayer';
import type { Delivery } from './delivery';

/** Calls players who are absent when their turn comes. Everything done is recorded in the store. */
export type Calls = {
  /** Something has happened at a match: the players it waits for may have to be called. */
  readonly wake: (matchID: string) => void;
  /** The seats of a match have changed, or how its players want to be called. */
  readonly changed: (matchID: string) => void;
  /** Checks all matches: at the start, and when this process becomes responsible for other matches. */
  readonly wakeAll: () => void;
  /** Stops; resolves when no call is under way. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly store: Pick<
    MatchStore,
    'callings' | 'callingMatches' | 'noteCall' | 'settleCall' | 'removeCalling' | 'log'
  >;
  readonly at: LiveMatches['at'];
  readonly games: ServedGames;
  readonly isPresent: Presence;
  /** Is this the process that calls the players of that match? */
  readonly isMine: (matchID: string) => boolean;
  readonly delivery: Delivery;
  /** How long after an event the match is checked, in ms: a player who is about to come need not be called. */
  readonly delay: number;
  readonly log: Log;
};

/** The calls of all matches of a server; the players of a match are called by one process. */
export const createCalls = ({ store, at, games, isPresent, isMine, delivery, delay, log }: Parts): Calls => {
  /** Matches at which somebody may want to be called. */
  const known = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const people = awaitedPeople(games, isPresent);
  const call = callPlayer({ store, at, people, isMine, delivery, log });

  const look = async (matchID: string): Promise<void> => {
    if (isClosed || !isMine(matchID)) return;
    const callings = await store.callings(matchID);
    const live = callings.length ? await at(matchID) : undefined;
    if (!live || live.match.gameover !== undefined) {
      known.delete(matchID);
      return;
    }
    const wanted = people.missedAt(live);
    for (const calling of callings)
      if (wanted.includes(calling.playerID)) run(matchID, () => call(live, calling));
  };

  const run = (matchID: string, job: () => Promise<void>) => {
    const done = job()
      .catch((error: unknown) => {
        if (!isClosed) log.error({ matchID, error }, 'players of a match could not be called');
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };

  const wake = (matchID: string) => {
    if (isClosed || !known.has(matchID) || timers.has(matchID)) return;
    const timer = setTimeout(() => {
      timers.delete(matchID);
      run(matchID, () => look(matchID));
    }, delay);
    timer.unref();
    timers.set(matchID, timer);
  };
  const changed = (matchID: string) => {
    known.add(matchID);
    wake(matchID);
  };

  return {
    wake,
    changed,
    wakeAll: () =>
      run('all matches', async () => {
        for (const matchID of await store.callingMatches()) changed(matchID);
      }),
    close: async () => {
      isClosed = true;
      timers.forEach(clearTimeout);
      delivery.close();
      await Promise.all(underWay);
    },
  };
};
