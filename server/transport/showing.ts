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

/** How many moves a page of the log holds: the first, which comes with the position, and those asked for later. */
const LOG_PAGE = { first: 30, earlier: 60 };
/** How much of the first page is sent, in bytes: with the position and who sits there it stays below 20 kB. */
const FIRST_PAGE_BYTES = 12_000;

/** What is needed to show a match. */
export type Showing = Pick<Attendance, 'isPresent' | 'looksAway' | 'spectatorsAt'> & {
  readonly store: Pick<MatchStore, 'log' | 'chat'>;
  /** What those may see who watch late. */
  readonly delayed: Delayed;
  /** How the table stands beside the game. */
  readonly conductOf: (match: Match) => Promise<Conduct>;
  /** The time in ms since 1970. */
  readonly clock: () => number;
};

/** The socket it is shown to, and the game its namespace is for. */
type Shown = Showing & { readonly socket: GameSocket; readonly served: ServedGame };

/** The position as those in a room may see it; undefined if it is of other rules, and these cannot show it. */
const shownIn = (served: ServedGame, room: Room, { match, state }: LiveMatch): State | undefined => {
  if (room.shown && stateIDOf(room.shown) === stateIDOf(state)) return room.shown;
  try {
    return stateFor(served, state, room.playerID);
  } catch (error) {
    if (isOfTheseRules(served, match)) throw error;
    return undefined;
  }
};

/** How the table stands beside the game, as far as those in a room may know. */
export const conductFor = ({ isLate, shown }: Room, conduct: Conduct): Conduct =>
  isLate ? conductThen(conduct, shown) : conduct;

/** Sends all that those in a room may see, who were shown the news; or answers why there is nothing to see. */
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
  // another process may have kept later moves by now, which belong to no position that is shown
  const entries = await store.log(matchID, { before: stateIDOf(shown), moves: LOG_PAGE.first });
  room.shown = shown;
  const log = newestOf(publicLog(entries), FIRST_PAGE_BYTES);
  const seats = publicSeats(match, clock(), isPresent, looksAway);
  const isAlone = room.watchers.size === 1;
  // others in the room have not heard of it yet
  if (isAlone) room.seats = seats;
  socket.emit('sync', matchID, syncInfoFor(shown, log, seats));
  socket.emit('conduct', matchID, conductFor(room, await showing.conductOf(match)));
  const count = showing.spectatorsAt(matchID);
  if (isAlone) room.counted = count;
  socket.emit('spectators', matchID, count);
  return undefined;
};

/** Sends what has been said, as far as those in a room may know. */
export const sendChat = async (
  { socket, store, delayed }: Pick<Shown, 'socket' | 'store' | 'delayed'>,
  { isLate }: Room,
  matchID: string,
): Promise<void> => {
  const lines = isLate ? delayed.linesAt(matchID) : await store.chat(matchID);
  for (const line of lines) socket.emit('chat', matchID, chatMessage(line));
};

type Reading = Pick<Shown, 'socket' | 'store' | 'delayed'> & { readonly rooms: Pick<Rooms, 'of'> };

/** Up to which position a page may read the log; undefined when it may not at all. */
const readableAt = ({ socket, rooms, delayed }: Reading, match: Match): number | undefined => {
  const watcher = rooms.of(socket);
  const isSeated = watcher?.matchID === match.matchID && watcher.playerID !== null;
  const sight = isSeated ? 'welcome' : sightOf(match);
  if (sight === 'refused') return undefined;
  if (sight === 'welcome') return Infinity;
  const shown = delayed.positionAt(match.matchID);
  return shown ? stateIDOf(shown) : 0;
};

/** Sends the page of the log before a position, as everybody may read it; or answers why not. */
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
