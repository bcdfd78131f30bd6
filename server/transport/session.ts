import type { ChatMessage, LogEntry, PlayerID, State, SyncInfo } from 'boardgame.io';
import type * as v from 'valibot';
import type { Refusal } from '../../games/shared/legality';
import { hashOf, proves } from '../identity';
import type { Log } from '../log';
import type { MoveQueue } from '../matches/moveQueue';
import { publicSeats, syncInfoFor } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import { isOfTheseRules, type ServedGame } from '../matches/servedGames';
import type { ChatLine, Match, MatchStore } from '../storage/matchStore';
import type { Gate } from './gate';
import { CHAT, SYNC, UPDATE } from './packets';
import { receiver } from './receive';
import type { GameSocket, Rooms, Watcher } from './rooms';

/** How many lines of chat a match remembers. */
const CHAT_KEPT = 100;

/** What all sessions of a server share. */
export type Services = {
  readonly store: MatchStore;
  readonly moves: MoveQueue;
  readonly rooms: Rooms;
  readonly log: Log;
  readonly gate: Gate;
  /** To be called when a page of the match connects or disconnects. */
  readonly presenceChanged: (matchID: string) => void;
};

/** One socket, and the game its namespace is for. */
type Session = Services & { readonly socket: GameSocket; readonly served: ServedGame };

type SyncRequest = v.InferOutput<typeof SYNC>;

type Claim = { readonly matchID: string; readonly credentials?: string | null | undefined };

const matchOf = async ({ store, served }: Session, matchID: string): Promise<Match | undefined> => {
  const match = await store.read(matchID);
  return match?.game === served.id ? match : undefined;
};

const credentialHashOf = (match: Match, playerID: PlayerID) =>
  match.seats.find((seat) => seat.playerID === playerID)?.credentialHash;

const chatMessage = ({ id, playerID, text }: ChatLine): ChatMessage => ({
  id,
  sender: playerID,
  payload: text,
});

/** The position as the watcher may see it; undefined if it is of other rules, and these cannot show it. */
const shownTo = (
  served: ServedGame,
  { match, state }: { readonly match: Match; readonly state: State },
  about: Parameters<typeof syncInfoFor>[3],
  entries: readonly LogEntry[],
): SyncInfo | undefined => {
  try {
    return syncInfoFor(served, state, entries, about);
  } catch (error) {
    if (isOfTheseRules(served, match)) throw error;
    return undefined;
  }
};

/** Sends all that a watcher may see; or answers why there is nothing to see. */
const sendMatch = async (session: Session, { matchID, playerID }: Watcher): Promise<Refusal | undefined> => {
  const { socket, served, store, rooms } = session;
  const [found, entries] = await Promise.all([store.load(matchID), store.log(matchID)]);
  if (found?.match.game !== served.id) return refusalOf('unknownMatch');
  const seats = publicSeats(found.match, rooms.isPresent);
  const sync = shownTo(served, found, { playerID, seats }, entries);
  if (!sync) return refusalOf('oldRules');
  socket.emit('sync', matchID, sync);
  return undefined;
};

const sendChat = async ({ socket, store }: Session, matchID: string): Promise<void> => {
  for (const line of await store.chat(matchID)) socket.emit('chat', matchID, chatMessage(line));
};

/** Sends the match once more, if the socket still watches it when its turn comes. */
const resync = async (session: Session): Promise<void> => {
  const { socket, moves, rooms } = session;
  const watcher = rooms.of(socket);
  if (!watcher) return;
  await moves.between(watcher.matchID, async () => {
    if (rooms.of(socket) === watcher) await sendMatch(session, watcher);
  });
};

/** Has the socket watch a match, from now on and without missing a move; or answers why not. */
const startWatching = async (
  session: Session,
  { matchID, playerID, credentials }: SyncRequest,
): Promise<Refusal | undefined> => {
  const { socket, rooms, presenceChanged } = session;
  const match = await matchOf(session, matchID);
  if (!match) return refusalOf('unknownMatch');
  if (playerID !== null && !proves(credentials, credentialHashOf(match, playerID)))
    return refusalOf('notYourSeat');
  if (!socket.connected) return undefined;
  const credentialHash = playerID !== null && credentials ? hashOf(credentials) : undefined;
  const watcher = { socket, matchID, playerID, credentialHash };
  const before = rooms.of(socket);
  rooms.enter(watcher);
  const refusal = await sendMatch(session, watcher);
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
  const match = await matchOf(session, matchID);
  return match !== undefined && proves(credentials, credentialHashOf(match, playerID));
};

/** Adds a line to the chat of a match and sends it to all who watch, unless it has been added before. */
const addChatLine = async ({ store, rooms }: Session, matchID: string, line: ChatLine): Promise<void> => {
  if (!(await store.addChatLine(matchID, line, CHAT_KEPT))) return;
  for (const { socket } of rooms.watchers(matchID)) socket.emit('chat', matchID, chatMessage(line));
};

/** Answers the packets of one socket about the matches of one game, in boardgame.io's form: sync, update, chat. */
export const openSession = (socket: GameSocket, served: ServedGame, services: Services): void => {
  const session: Session = { ...services, socket, served };
  const { moves, rooms, log, gate, presenceChanged } = services;

  const receive = receiver({
    socket,
    log,
    mayStill: gate.allowancesOf(socket.conn),
    watchedMatch: () => rooms.of(socket)?.matchID ?? '',
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

  socket.on('disconnect', () => {
    const watcher = rooms.leave(socket);
    if (watcher) presenceChanged(watcher.matchID);
  });
};
