import type { State } from 'boardgame.io';
import type { Conduct } from '../../games/shared/conduct';
import type { Refusal } from '../../games/shared/legality';
import type { LiveMatch } from '../matches/liveMatches';
import { sightOf, type Delayed } from '../matches/delayed';
import { newestOf, publicLog, publicSeats, stateFor, syncInfoFor } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import { isOfTheseRules, type ServedGame } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { Match, MatchStore } from '../storage/matchStore';
import type { Attendance } from './attendance';
import { chatMessage } from './chat';
import { conductThen } from './late';
import type { GameSocket, Room, Rooms } from './rooms';

/** How many moves a page of the log holds: the first page, which comes with the position, and later ones. */
const LOG_PAGE = { first: 30, earlier: 60 };
/** The most bytes of the first page: with the position and the seats, the packet stays below 20 kB. */
const FIRST_PAGE_BYTES = 12_000;

/** What is needed to show a match. */
export type Showing = Pick<Attendance, 'isPresent' | 'looksAway' | 'spectatorsAt'> & {
  readonly store: Pick<MatchStore, 'log' | 'chat'>;
  /** What delayed spectators may see. */
  readonly delayed: Delayed;
  /** The state of the table apart from the game. */
  readonly conductOf: (match: Match) => Promise<Conduct>;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** The socket the match is shown to, and the game of its namespace. */
type Shown = Showing & { readonly socket: GameSocket; readonly served: ServedGame };

/**
 * The position as those in a room may see it; undefined if it was played by other rules that the current ones cannot
 * show.
 */
const shownIn = (served: ServedGame, room: Room, { match, state }: LiveMatch): State | undefined => {
  if (room.shown && stateIDOf(room.shown) === stateIDOf(state)) return room.shown;
  try {
    return stateFor(served, state, room.playerID);
  } catch (error) {
    if (isOfTheseRules(served, match)) throw error;
    return undefined;
  }
};

/** The state of the table apart from the game, as far as those in a room may know it. */
export const conductFor = ({ isLate, shown }: Room, conduct: Conduct): Conduct =>
  isLate ? conductThen(conduct, shown) : conduct;

/**
 * Sends all that those in a room may see, once they have been shown the news; or returns why there is nothing to see.
 */
export const sendMatch = async (
  showing: Shown,
  room: Room,
  { match, state: present }: LiveMatch,
): Promise<Refusal | undefined> => {
  const { socket, served, store, delayed, isPresent, looksAway, clock } = showing;
  const { matchID } = match;
  const state = room.isLate ? delayed.positionAt(matchID) : present;
  if (!state) {
    socket.emit('later', matchID, delayed.waitAt(matchID));
    return undefined;
  }
  const shown = shownIn(served, room, { match, state });
  if (!shown) return refusalOf('oldRules');
  // another process may have stored later moves by now: they belong to no position that was shown
  const entries = await store.log(matchID, { before: stateIDOf(shown), moves: LOG_PAGE.first });
  room.shown = shown;
  const log = newestOf(publicLog(entries), FIRST_PAGE_BYTES);
  const seats = publicSeats(match, clock(), isPresent, looksAway);
  const isAlone = room.watchers.size === 1;
  // the others in the room have not been told yet
  if (isAlone) room.seats = seats;
  socket.emit('sync', matchID, syncInfoFor(shown, log, seats));
  socket.emit('conduct', matchID, conductFor(room, await showing.conductOf(match)));
  const count = showing.spectatorsAt(matchID);
  if (isAlone) room.counted = count;
  socket.emit('spectators', matchID, count);
  return undefined;
};

/** Sends the chat, as far as those in a room may know it. */
export const sendChat = async (
  { socket, store, delayed }: Pick<Shown, 'socket' | 'store' | 'delayed'>,
  { isLate }: Room,
  matchID: string,
): Promise<void> => {
  const lines = isLate ? delayed.linesAt(matchID) : await store.chat(matchID);
  for (const line of lines) socket.emit('chat', matchID, chatMessage(line));
};

type Reading = Pick<Shown, 'socket' | 'store' | 'delayed'> & { readonly rooms: Pick<Rooms, 'of'> };

/** Up to which position a page may read the log; undefined if it may not at all. */
const readableAt = ({ socket, rooms, delayed }: Reading, match: Match): number | undefined => {
  const watcher = rooms.of(socket);
  const isSeated = watcher?.matchID === match.matchID && watcher.playerID !== null;
  const sight = isSeated ? 'welcome' : sightOf(match);
  if (sight === 'refused') return undefined;
  if (sight === 'welcome') return Infinity;
  const shown = delayed.positionAt(match.matchID);
  return shown ? stateIDOf(shown) : 0;
};

/** Sends the page of the log before a position, in its public form; or returns why not. */
export const sendLog = async (
  showing: Reading,
  match: Match,
  before: number,
): Promise<Refusal | undefined> => {
  const { matchID } = match;
  const readable = readableAt(showing, match);
  if (readable === undefined) return refusalOf('noSpectators');
  const until = Math.min(before, readable);
  const entries = await showing.store.log(matchID, { before: until, moves: LOG_PAGE.earlier });
  showing.socket.emit('log', matchID, publicLog(entries));
  return undefined;
};
