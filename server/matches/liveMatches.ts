import type { State } from 'boardgame.io';
import type { KeptEvent, Match, MatchStore } from '../storage/matchStore';
import type { Clocks } from './clocks';
import { stateIDOf } from './stateID';

/** A match and how it stands, secrets included. */
export type LiveMatch = { readonly match: Match; readonly state: State };

/**
 * The matches that are played or watched, in memory, so that a move need not read what the last one has written. What
 * is here may be older than what is kept: a commit finds out, for it names the position it goes on from.
 */
export type LiveMatches = {
  /** The match as it stands; nothing if there is none. Rejects when it cannot be read. */
  readonly at: (matchID: string) => Promise<LiveMatch | undefined>;
  /** What has happened at the table beside the game. */
  readonly eventsAt: (matchID: string) => Promise<readonly KeptEvent[]>;
  /** A move has been kept. */
  readonly moved: (matchID: string, state: State, clocks?: Clocks) => void;
  /** Something else about the match has changed: it is read again when it is asked for. */
  readonly forget: (matchID: string) => void;
  /** Anything may have changed. */
  readonly forgetAll: () => void;
};

/** How many are remembered; beyond that the one asked for longest ago is forgotten. */
const REMEMBERED = 5000;

export const createLiveMatches = (store: Pick<MatchStore, 'load' | 'events'>): LiveMatches => {
  const events = new Map<string, Promise<readonly KeptEvent[]>>();
  const remembered = new Map<string, Promise<LiveMatch | undefined>>();

  const forget = (matchID: string) => {
    remembered.delete(matchID);
    events.delete(matchID);
  };

  const remember = (matchID: string, live: Promise<LiveMatch | undefined>) => {
    remembered.delete(matchID);
    remembered.set(matchID, live);
    if (remembered.size > REMEMBERED) forget(remembered.keys().next().value!);
  };

  const read = (matchID: string) => {
    const reading = store.load(matchID);
    remember(matchID, reading);
    const drop = () => {
      if (remembered.get(matchID) === reading) remembered.delete(matchID);
    };
    reading.then((live) => live ?? drop(), drop);
    return reading;
  };

  return {
    at: (matchID) => {
      const known = remembered.get(matchID);
      if (known) remember(matchID, known);
      return known ?? read(matchID);
    },
    eventsAt: async (matchID) => {
      const known = events.get(matchID) ?? store.events(matchID);
      if (remembered.has(matchID)) events.set(matchID, known);
      known.catch(() => events.delete(matchID));
      return known;
    },
    moved: (matchID, state, clocks) => {
      const known = remembered.get(matchID);
      if (!known) return;
      const { gameover } = state.ctx as { readonly gameover?: unknown };
      remember(
        matchID,
        known.then((live) =>
          // another process may have moved on meanwhile
          live && stateIDOf(live.state) < stateIDOf(state)
            ? { match: { ...live.match, stateID: stateIDOf(state), gameover, clocks }, state }
            : live,
        ),
      );
    },
    forget,
    forgetAll: () => {
      remembered.clear();
      events.clear();
    },
  };
};
