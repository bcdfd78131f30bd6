import type { State } from 'boardgame.io';
import type { KeptEvent, Match, MatchStore } from '../storage/matchStore';
import type { Clocks } from './clocks';
import { stateIDOf } from './stateID';

/** A match and its current position, secrets included. */
export type LiveMatch = { readonly match: Match; readonly state: State };

/**
 * The matches being played or watched, in memory, so that a move need not read what the last one wrote. This copy may
 * be older than the store: a commit notices that, because it names the position it continues from.
 */
export type LiveMatches = {
  /** The match and its position; undefined if there is none. Rejects when it cannot be read. */
  readonly at: (matchID: string) => Promise<LiveMatch | undefined>;
  /** The same from memory; undefined if it would have to be read first. */
  readonly known: (matchID: string) => LiveMatch | undefined;
  /** What has happened at the table apart from the game. */
  readonly eventsAt: (matchID: string) => Promise<readonly KeptEvent[]>;
  /** A move has been stored. */
  readonly moved: (matchID: string, state: State, clocks?: Clocks) => void;
  /** Something else about the match has changed: it is read again when it is needed. */
  readonly forget: (matchID: string) => void;
  /** Anything may have changed. */
  readonly forgetAll: () => void;
};

/** How many matches are remembered; beyond that, the one that was used longest ago is forgotten. */
const REMEMBERED = 5000;

/** A match that is remembered, or is being read. */
type Remembered = {
  readonly reading: Promise<LiveMatch | undefined>;
  /** What was read, once reading is done. */
  found: LiveMatch | undefined;
};

/** The matches of a store in memory; none at first. */
export const createLiveMatches = (store: Pick<MatchStore, 'load' | 'events'>): LiveMatches => {
  const events = new Map<string, Promise<readonly KeptEvent[]>>();
  const remembered = new Map<string, Remembered>();

  const forget = (matchID: string) => {
    remembered.delete(matchID);
    events.delete(matchID);
  };

  const remember = (matchID: string, match: Remembered) => {
    remembered.delete(matchID);
    remembered.set(matchID, match);
    if (remembered.size > REMEMBERED) forget(remembered.keys().next().value!);
  };

  const read = (matchID: string): Promise<LiveMatch | undefined> => {
    const reading = store.load(matchID);
    const match: Remembered = { reading, found: undefined };
    remember(matchID, match);
    const drop = () => {
      if (remembered.get(matchID) === match) remembered.delete(matchID);
    };
    reading.then((found) => {
      match.found = found;
      if (!found) drop();
    }, drop);
    return reading;
  };

  return {
    at: (matchID) => {
      const known = remembered.get(matchID);
      if (known) remember(matchID, known);
      return known?.reading ?? read(matchID);
    },
    known: (matchID) => remembered.get(matchID)?.found,
    eventsAt: async (matchID) => {
      const known = events.get(matchID) ?? store.events(matchID);
      if (remembered.has(matchID)) events.set(matchID, known);
      known.catch(() => events.delete(matchID));
      return known;
    },
    moved: (matchID, state, clocks) => {
      const known = remembered.get(matchID);
      // a read in progress may return the match from before the move or from after it
      if (!known?.found) return forget(matchID);
      const { match, state: before } = known.found;
      // another process may have moved on in the meantime
      if (stateIDOf(before) >= stateIDOf(state)) return undefined;
      const { gameover } = state.ctx as { readonly gameover?: unknown };
      const found = { match: { ...match, stateID: stateIDOf(state), gameover, clocks }, state };
      remember(matchID, { reading: Promise.resolve(found), found });
      return undefined;
    },
    forget,
    forgetAll: () => {
      remembered.clear();
      events.clear();
    },
  };
};
