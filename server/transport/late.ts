import type { State } from 'boardgame.io';
import type { Conduct } from '../../games/shared/conduct';
import type { LiveMatch, LiveMatches } from '../matches/liveMatches';
import { sightOf, type Delayed } from '../matches/delayed';
import { stateIDOf } from '../matches/stateID';
import type { MatchStore } from '../storage/matchStore';
import { sendLine } from './chat';
import type { Room, Rooms } from './rooms';

/** How often it checks what has become old enough, in ms. */
const EVERY = 500;

type Parts = {
  readonly rooms: Pick<Rooms, 'lateAt'>;
  readonly live: Pick<LiveMatches, 'at'>;
  readonly delayed: Delayed;
  readonly store: Pick<MatchStore, 'load' | 'log' | 'chat'>;
  /** Sends everybody in a room the match as they may see it, the first time. */
  readonly open: (room: Room, found: LiveMatch) => Promise<void>;
  /** Sends everybody in a room what has changed since the position they were shown. */
  readonly show: (room: Room, found: LiveMatch) => Promise<void>;
  /** Sends everybody at the match the state of the table apart from the game, as far as they may know it. */
  readonly sendSeats: (matchID: string) => Promise<void>;
  /** Runs a job of a match between two of its moves. */
  readonly between: (matchID: string, job: () => Promise<unknown>) => void;
};

/** Those who watch a match with a delay. */
export type Late = {
  /** Must that position be shown to somebody later, and is it not recorded yet? */
  readonly awaits: (matchID: string, stateID: number) => boolean;
  /**
   * Call it when something has happened at the match, between two moves: shows delayed spectators what is old enough.
   */
  readonly look: (matchID: string) => Promise<void>;
  /** The same when a spectator has arrived: then it matters how long the match has been at its position. */
  readonly arrive: (matchID: string) => Promise<void>;
  readonly close: () => void;
};

/** The state of the table apart from the game, for the delayed position: without running clocks and later events. */
export const conductThen = ({ options, away, events }: Conduct, shown: State | undefined): Conduct => ({
  options,
  away,
  standIns: {},
  events: events.filter(({ place }) => shown !== undefined && place <= stateIDOf(shown)),
});

/** Shows delayed spectators what has become old enough, twice a second. */
export const createLate = (parts: Parts): Late => {
  const { rooms, live, delayed, store, open, show, sendSeats, between } = parts;

  /** After the end they are shown everything, and watch like everybody else. */
  const end = async (found: LiveMatch) => {
    const { matchID } = found.match;
    const room = rooms.lateAt(matchID);
    delayed.forget(matchID);
    if (!room) return;
    room.isLate = false;
    await (room.shown ? show(room, found) : open(room, found));
    for (const line of await store.chat(matchID)) sendLine(room, matchID, line);
    await sendSeats(matchID);
  };

  const look: Late['look'] = async (matchID) => {
    const found = await live.at(matchID);
    if (!found) return delayed.forget(matchID);
    const { match, state } = found;
    if (match.gameover !== undefined) return end(found);
    if (sightOf(match) !== 'delayed') return;
    delayed.saw(matchID, state);
    const { positions, lines } = delayed.grown(matchID);
    const room = rooms.lateAt(matchID);
    if (!room) return;
    if (positions.length && !room.shown) await open(room, found);
    else for (const old of positions) await show(room, { match, state: old });
    for (const line of lines) sendLine(room, matchID, line);
    if (positions.length) await sendSeats(matchID);
  };

  const timer = setInterval(() => {
    for (const matchID of delayed.due()) between(matchID, () => look(matchID));
  }, EVERY);
  timer.unref();

  return {
    awaits: (matchID, stateID) => rooms.lateAt(matchID) !== undefined && !delayed.knows(matchID, stateID),
    look,
    arrive: async (matchID) => {
      const kept = delayed.knows(matchID, 0) ? undefined : await store.load(matchID);
      if (kept) delayed.saw(matchID, kept.state, kept.match.updatedAt);
      delayed.heard(matchID, await store.chat(matchID));
      await look(matchID);
    },
    close: () => clearInterval(timer),
  };
};
