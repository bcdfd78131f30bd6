import type { PlayerID, State } from 'boardgame.io';
import type { Call } from '../../games/shared/protocol';
import type { Log } from '../log';
import type { LiveMatch } from '../matches/liveMatches';
import type { Presence } from '../matches/payloads';
import { hasBegun, levelOf } from '../matches/seating';
import { isOfTheseRules, type ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { Calling, MatchStore, Seat } from '../storage/matchStore';
import type { Delivery } from './delivery';

/** Calls players who are not there when it has become their turn. All that has been done is in the store. */
export type Calls = {
  /** Something has happened at a match: whoever it waits for may have to be called. */
  readonly wake: (matchID: string) => void;
  /** So has something to its seats, or to how their players want to be called. */
  readonly changed: (matchID: string) => void;
  /** Looks at all matches: at the start, and whenever others are this process's to look after. */
  readonly wakeAll: () => void;
  /** Stops; resolves when nothing is under way. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly store: Pick<
    MatchStore,
    'callings' | 'callingMatches' | 'noteCall' | 'settleCall' | 'removeCalling' | 'log'
  >;
  /** A match as it stands. */
  readonly at: (matchID: string) => Promise<LiveMatch | undefined>;
  readonly games: ServedGames;
  readonly isPresent: Presence;
  /** Is it this process that calls the players of that match? */
  readonly isMine: (matchID: string) => boolean;
  readonly delivery: Delivery;
  /** How long after something has happened it looks, in ms: whoever is about to come need not be called. */
  readonly delay: number;
  readonly log: Log;
};

/** Does somebody sit there, and decide without a computer? */
const isPerson = (seat: Seat): boolean => seat.name !== undefined && levelOf(seat) === undefined;

export const createCalls = ({ store, at, games, isPresent, isMine, delivery, delay, log }: Parts): Calls => {
  /** Matches at which somebody may want to be called. */
  const known = new Set<string>();
  /** Calls that are being delivered here, each by who is called, how, and at which position. */
  const inHand = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  /** The people a match waits for, as far as everybody knows, whose pages are not connected. */
  const missed = (live: LiveMatch): readonly PlayerID[] => {
    const { match, state } = live;
    const served = games.get(match.game);
    if (!served || match.gameover !== undefined || !isOfTheseRules(served, match) || !hasBegun(match))
      return [];
    // what only a seat itself can know must not be told by whether it is called
    const awaited = served.module.awaited(served.module.playerView(state.G, null));
    return match.seats
      .filter((seat) => isPerson(seat) && awaited.includes(seat.playerID))
      .map(({ playerID }) => playerID)
      .filter((playerID) => !isPresent(match.matchID, playerID));
  };

  /** Has the seat moved since it was called? It is called once for what it has to do. */
  const hasMoved = async (
    matchID: string,
    { playerID, calledAt }: Calling,
    state: State,
  ): Promise<boolean> => {
    if (calledAt === undefined) return true;
    const since = await store.log(matchID, { moves: stateIDOf(state) - calledAt });
    return since.some(({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === playerID);
  };

  /** The people who wait for others, by their names. */
  const waitingAt = ({ match, state }: LiveMatch): readonly string[] => {
    const { module } = games.get(match.game)!;
    const awaited = module.awaited(module.playerView(state.G, null));
    return match.seats
      .filter((seat) => isPerson(seat) && !awaited.includes(seat.playerID))
      .map(({ name }) => name!);
  };

  const call = async (live: LiveMatch, calling: Calling): Promise<void> => {
    const { matchID, game } = live.match;
    const { playerID, kind, address } = calling;
    const stateID = stateIDOf(live.state);
    const keyAt = (position: number) => JSON.stringify([matchID, playerID, address, position]);
    // a server that has stopped meanwhile could not bring to an end what it had begun
    const isLeft = calling.isOwed && !inHand.has(keyAt(calling.calledAt!));
    if (!isLeft && !(await hasMoved(matchID, calling, live.state))) return;
    const key = keyAt(stateID);
    if (inHand.has(key)) return;
    inHand.add(key);
    try {
      if (!(await store.noteCall(matchID, calling, stateID))) return;
      const said: Call = { what: 'yourTurn', game, matchID, waiting: waitingAt(live) };
      const outcome = await delivery.deliver(calling, said, async () => {
        const now = await at(matchID);
        return isMine(matchID) && now !== undefined && missed(now).includes(playerID);
      });
      if (outcome === 'gone') await store.removeCalling(matchID, playerID, address);
      // another server goes on with what is not this one's any more
      else if (isMine(matchID)) await store.settleCall(matchID, calling, stateID);
      log.debug({ matchID, kind, outcome }, 'a player was called');
    } finally {
      inHand.delete(key);
    }
  };

  const look = async (matchID: string): Promise<void> => {
    if (isClosed || !isMine(matchID)) return;
    const callings = await store.callings(matchID);
    const live = callings.length ? await at(matchID) : undefined;
    if (!live || live.match.gameover !== undefined) {
      known.delete(matchID);
      return;
    }
    const wanted = missed(live);
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
