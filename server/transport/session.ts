import type { PlayerID } from 'boardgame.io';
import type * as v from 'valibot';
import type { Refusal } from '../../games/shared/legality';
import { hashOf, proves } from '../identity';
import type { Log } from '../log';
import type { LiveMatch, LiveMatches } from '../matches/liveMatches';
import type { MoveQueue } from '../matches/moveQueue';
import { sightOf } from '../matches/delayed';
import { refusalOf } from '../matches/referee';
import type { ServedGame } from '../matches/servedGames';
import type { Match, Seat } from '../storage/matchStore';
import type { Chat } from './chat';
import type { Gate } from './gate';
import type { Late } from './late';
import type { News } from './news';
import { CHAT, LOG, LOOKS, SYNC, UPDATE } from './packets';
import { receiver } from './receive';
import type { GameSocket, Rooms } from './rooms';
import { sendChat, sendLog, sendMatch, type Showing } from './showing';

/**
 * How many spectators one match may have. A move is encoded once for all of them, so that 200 cost about 4 ms of
 * processor time per move. Moves are not held back to be sent together: at the pace of a table, two would rarely
 * coincide.
 */
const SPECTATORS = 200;

/** What all sessions of a server share. */
export type Services = Showing & {
  readonly live: LiveMatches;
  readonly moves: MoveQueue;
  readonly rooms: Rooms;
  readonly log: Log;
  readonly gate: Gate;
  readonly news: Pick<News, 'showNews'>;
  readonly late: Late;
  readonly chat: Pick<Chat, 'add'>;
  /** The player of the seat has made a move: no computer player decides for the seat any longer. */
  readonly takeBack: (matchID: string, playerID: PlayerID, credentialHash: string) => Promise<void>;
  /** Called with the reason of every refused packet. */
  readonly onRefused: (reason: string) => void;
  /** Called when a page of the match connects or disconnects. */
  readonly presenceChanged: (matchID: string) => void;
  /** Called when a page of the match has gone silent without disconnecting. */
  readonly onSilent: (matchID: string) => void;
};

/** One socket, and the game its namespace is for. */
type Session = Services & {
  readonly socket: GameSocket;
  readonly served: ServedGame;
  readonly proves: typeof proves;
};

type SyncRequest = v.InferOutput<typeof SYNC>;

type Claim = { readonly matchID: string; readonly credentials?: string | null | undefined };

const matchAt = async ({ live, served }: Session, matchID: string): Promise<LiveMatch | undefined> => {
  const found = await live.at(matchID);
  return found?.match.game === served.id ? found : undefined;
};

const seatOf = (match: Match, playerID: PlayerID): Seat | undefined =>
  match.seats.find((seat) => seat.playerID === playerID);

/** Sends the match again, if the socket still watches it when its turn comes. */
const resync = async (session: Session): Promise<void> => {
  const { socket, moves, rooms, news } = session;
  const watcher = rooms.of(socket);
  if (!watcher) return;
  await moves.between(watcher.matchID, async () => {
    const found = await news.showNews(watcher.matchID);
    const room = rooms.roomOf(watcher);
    if (found && room) await sendMatch(session, room, found);
  });
};

/** Makes the socket watch a match, from now on and without missing a move; or returns why not. */
const startWatching = async (
  session: Session,
  { matchID, playerID, credentials }: SyncRequest,
): Promise<Refusal | undefined> => {
  const { socket, served, live, rooms, late, news, presenceChanged } = session;
  const isProven = (found: LiveMatch | undefined) =>
    playerID === null || proves(credentials, found && seatOf(found.match, playerID)?.credentialHash);
  // from here on, those already in the room and the new watcher are at the same position
  let found = await news.showNews(matchID);
  if (!isProven(found)) {
    // seats are also taken on other servers, whose notice may not have come yet
    live.forget(matchID);
    found = await news.showNews(matchID);
  }
  if (found?.match.game !== served.id) return refusalOf('unknownMatch');
  if (!isProven(found)) return refusalOf('notYourSeat');
  const sight = playerID === null ? sightOf(found.match) : 'welcome';
  if (sight === 'refused') return refusalOf('noSpectators');
  const isLate = sight === 'delayed';
  if (isLate) await late.arrive(matchID);
  if (!socket.connected) return undefined;
  const before = rooms.of(socket);
  if (playerID === null && before?.matchID !== matchID && rooms.spectators(matchID) >= SPECTATORS)
    return refusalOf('tooMany');
  const credentialHash = playerID !== null && credentials ? hashOf(credentials) : undefined;
  const room = rooms.enter({ socket, matchID, playerID, isLate, credentialHash });
  const refusal = await sendMatch(session, room, found);
  if (refusal) {
    rooms.leave(socket);
    return refusal;
  }
  if (before?.matchID !== matchID || before.isLate !== isLate) await sendChat(session, room, matchID);
  if (before && before.matchID !== matchID) presenceChanged(before.matchID);
  presenceChanged(matchID);
  return undefined;
};

/** The same as `proves`, for one socket: its last proof is remembered and not computed again. */
const remembersProof = (): typeof proves => {
  let proved: readonly unknown[] = [];
  return (...claim) => {
    if (claim.every((part, at) => part !== undefined && part === proved[at])) return true;
    if (!proves(...claim)) return false;
    proved = claim;
    return true;
  };
};

/**
 * The seat, if the credentials prove it. Checked for every packet: after a lost connection a client sends its waiting
 * packets before it asks for the position, and the seat may have changed hands in the meantime.
 */
const provenSeat = async (
  session: Session,
  playerID: PlayerID,
  { matchID, credentials }: Claim,
): Promise<Seat | undefined> => {
  const found = await matchAt(session, matchID);
  const seat = found && seatOf(found.match, playerID);
  return session.proves(credentials, seat?.credentialHash) ? seat : undefined;
};

/** A player who makes a move is back, and decides again. */
const comeBack = async (
  { takeBack }: Session,
  matchID: string,
  { playerID, standIn, credentialHash }: Seat,
): Promise<void> => {
  if (standIn && credentialHash) await takeBack(matchID, playerID, credentialHash);
};

/**
 * Answers the packets of one socket about the matches of one game, in boardgame.io's form: sync, update, chat; and
 * ours: log, looks.
 */
export const openSession = (socket: GameSocket, served: ServedGame, services: Services): void => {
  const session: Session = { ...services, socket, served, proves: remembersProof() };
  const { moves, rooms, log, gate, chat, onRefused, presenceChanged, onSilent } = services;

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
      const seat = await provenSeat(session, playerID, claim);
      if (!seat) return refusalOf('notYourSeat');
      await comeBack(session, claim.matchID, seat);
      return moves.play({ served, matchID: claim.matchID, playerID, move, stateID });
    },
  });

  receive('chat', {
    schema: CHAT,
    handle: async ({ playerID, line, ...claim }) => {
      if (!(await provenSeat(session, playerID, claim))) return refusalOf('notYourSeat');
      await chat.add(claim.matchID, line);
      return undefined;
    },
  });

  receive('log', {
    schema: LOG,
    handle: async ({ matchID, before }) => {
      const found = await matchAt(session, matchID);
      return found ? sendLog(session, found.match, before) : refusalOf('unknownMatch');
    },
  });

  receive('looks', {
    schema: LOOKS,
    handle: async ({ isLooking }) => {
      const watcher = rooms.look(socket, isLooking);
      if (watcher) presenceChanged(watcher.matchID);
      return undefined;
    },
  });

  socket.on('disconnect', (reason) => {
    const watcher = rooms.leave(socket);
    if (!watcher) return;
    presenceChanged(watcher.matchID);
    if (reason === 'ping timeout') onSilent(watcher.matchID);
  });
};
