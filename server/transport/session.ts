import type { ChatMessage, PlayerID, State } from 'boardgame.io';
import type * as v from 'valibot';
import type { Refusal } from '../../games/shared/legality';
import { hashOf, proves } from '../identity';
import type { Log } from '../log';
import type { LiveMatch, LiveMatches } from '../matches/liveMatches';
import type { MoveQueue } from '../matches/moveQueue';
import { newestOf, publicLog, publicSeats, stateFor, syncInfoFor, type Presence } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import { isOfTheseRules, type ServedGame } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
import type { ChatLine, Match, MatchStore } from '../storage/matchStore';
import type { Gate } from './gate';
import { CHAT, LOG, SYNC, UPDATE } from './packets';
import { receiver } from './receive';
import type { GameSocket, Room, Rooms } from './rooms';

/** How many lines of chat a match remembers. */
const CHAT_KEPT = 100;

/** How many moves a page of the log holds: the first, which comes with the position, and those asked for later. */
const LOG_PAGE = { first: 30, earlier: 60 };
/** How much of the first page is sent, in bytes: with the position and who sits there it stays below 20 kB. */
const FIRST_PAGE_BYTES = 12_000;

/** How many may look on at one match. */
const SPECTATORS = 200;

/** What all sessions of a server share. */
export type Services = {
  readonly store: Pick<MatchStore, 'log' | 'chat' | 'addChatLine'>;
  readonly live: LiveMatches;
  readonly moves: MoveQueue;
  readonly rooms: Rooms;
  readonly log: Log;
  readonly gate: Gate;
  /**
   * Shows those who watch the match what they have not been shown yet; answers the match as it is shown now, if there is
   * one. To be called between two moves.
   */
  readonly showNews: (matchID: string) => Promise<LiveMatch | undefined>;
  readonly isPresent: Presence;
  /** To be called with the reason of every packet that is refused. */
  readonly onRefused: (reason: string) => void;
  /** To be called when a page of the match connects or disconnects. */
  readonly presenceChanged: (matchID: string) => void;
  /** Sends all who watch a line that has been added to the chat of the match. */
  readonly lineAdded: (matchID: string, line: ChatLine) => void;
};

/** One socket, and the game its namespace is for. */
type Session = Services & { readonly socket: GameSocket; readonly served: ServedGame };

type SyncRequest = v.InferOutput<typeof SYNC>;

type Claim = { readonly matchID: string; readonly credentials?: string | null | undefined };

const matchAt = async ({ live, served }: Session, matchID: string): Promise<LiveMatch | undefined> => {
  const found = await live.at(matchID);
  return found?.match.game === served.id ? found : undefined;
};

const credentialHashOf = (match: Match, playerID: PlayerID) =>
  match.seats.find((seat) => seat.playerID === playerID)?.credentialHash;

export const chatMessage = ({ id, playerID, text }: ChatLine): ChatMessage => ({
  id,
  sender: playerID,
  payload: text,
});

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

/** Sends all that those in a room may see, who were shown the news; or answers why there is nothing to see. */
const sendMatch = async (session: Session, room: Room, found: LiveMatch): Promise<Refusal | undefined> => {
  const { socket, served, store, isPresent } = session;
  const { matchID } = found.match;
  const shown = shownIn(served, room, found);
  if (!shown) return refusalOf('oldRules');
  // another process may have kept later moves by now, which belong to no position that is shown
  const entries = await store.log(matchID, { before: stateIDOf(shown), moves: LOG_PAGE.first });
  room.shown = shown;
  const log = newestOf(publicLog(entries), FIRST_PAGE_BYTES);
  const seats = publicSeats(found.match, isPresent);
  // others in the room have not heard of it yet
  if (room.watchers.size === 1) room.seats = seats;
  socket.emit('sync', matchID, syncInfoFor(shown, log, seats));
  return undefined;
};

const sendChat = async ({ socket, store }: Session, matchID: string): Promise<void> => {
  for (const line of await store.chat(matchID)) socket.emit('chat', matchID, chatMessage(line));
};

/** Sends the match once more, if the socket still watches it when its turn comes. */
const resync = async (session: Session): Promise<void> => {
  const { socket, moves, rooms, showNews } = session;
  const watcher = rooms.of(socket);
  if (!watcher) return;
  await moves.between(watcher.matchID, async () => {
    const found = await showNews(watcher.matchID);
    const room = rooms.roomOf(watcher);
    if (found && room) await sendMatch(session, room, found);
  });
};

/** Has the socket watch a match, from now on and without missing a move; or answers why not. */
const startWatching = async (
  session: Session,
  { matchID, playerID, credentials }: SyncRequest,
): Promise<Refusal | undefined> => {
  const { socket, served, rooms, showNews, presenceChanged } = session;
  // those who are in the room already and whoever comes in are at one position from then on
  const found = await showNews(matchID);
  if (found?.match.game !== served.id) return refusalOf('unknownMatch');
  if (playerID !== null && !proves(credentials, credentialHashOf(found.match, playerID)))
    return refusalOf('notYourSeat');
  if (!socket.connected) return undefined;
  const before = rooms.of(socket);
  if (playerID === null && before?.matchID !== matchID && rooms.spectators(matchID) >= SPECTATORS)
    return refusalOf('tooMany');
  const credentialHash = playerID !== null && credentials ? hashOf(credentials) : undefined;
  const room = rooms.enter({ socket, matchID, playerID, credentialHash });
  const refusal = await sendMatch(session, room, found);
  if (refusal) {
    rooms.leave(socket);
    return refusal;
  }
  if (before?.matchID !== matchID) await sendChat(session, matchID);
  if (before && before.matchID !== matchID) presenceChanged(before.matchID);
  presenceChanged(matchID);
  return undefined;
};

/**
 * Do the credentials prove the seat? Asked with every packet: a client sends what a lost connection held up before it
 * asks for the position, and a seat may have changed hands meanwhile.
 */
const provesSeat = async (
  session: Session,
  playerID: PlayerID,
  { matchID, credentials }: Claim,
): Promise<boolean> => {
  const found = await matchAt(session, matchID);
  return found !== undefined && proves(credentials, credentialHashOf(found.match, playerID));
};

/** Adds a line to the chat of a match and sends it to all who watch, unless it has been added before. */
const addChatLine = async ({ store, lineAdded }: Session, matchID: string, line: ChatLine): Promise<void> => {
  if (await store.addChatLine(matchID, line, CHAT_KEPT)) lineAdded(matchID, line);
};

/** Sends a page of the log, as everybody may read it. */
const sendLog = async (
  session: Session,
  { matchID, before }: v.InferOutput<typeof LOG>,
): Promise<Refusal | undefined> => {
  if (!(await matchAt(session, matchID))) return refusalOf('unknownMatch');
  const entries = await session.store.log(matchID, { before, moves: LOG_PAGE.earlier });
  session.socket.emit('log', matchID, publicLog(entries));
  return undefined;
};

/** Answers the packets of one socket about the matches of one game, in boardgame.io's form: sync, update, chat; and log. */
export const openSession = (socket: GameSocket, served: ServedGame, services: Services): void => {
  const session: Session = { ...services, socket, served };
  const { moves, rooms, log, gate, onRefused, presenceChanged } = services;

  const receive = receiver({
    socket,
    log,
    mayStill: gate.allowancesOf(socket.conn),
    watchedMatch: () => rooms.of(socket)?.matchID ?? '',
    onRefused,
    resync: () => resync(session),
  });

  receive('sync', {
    schema: SYNC,
    handle: (request) => moves.between(request.matchID, () => startWatching(session, request)),
  });

  receive('update', {
    schema: UPDATE,
    handle: async ({ playerID, move, stateID, ...claim }) => {
      if (!(await provesSeat(session, playerID, claim))) return refusalOf('notYourSeat');
      return moves.play({ served, matchID: claim.matchID, playerID, move, stateID });
    },
  });

  receive('chat', {
    schema: CHAT,
    handle: async ({ playerID, line, ...claim }) => {
      if (!(await provesSeat(session, playerID, claim))) return refusalOf('notYourSeat');
      await addChatLine(session, claim.matchID, line);
      return undefined;
    },
  });

  receive('log', { schema: LOG, handle: (request) => sendLog(session, request) });

  socket.on('disconnect', () => {
    const watcher = rooms.leave(socket);
    if (watcher) presenceChanged(watcher.matchID);
  });
};
