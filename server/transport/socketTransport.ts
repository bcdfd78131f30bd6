import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { LOCAL_ORIGIN } from '../http/callers';
import type { Limits } from '../http/limits';
import { requestIdOf } from '../http/requestId';
import type { Log } from '../log';
import type { LiveMatches } from '../matches/liveMatches';
import type { MoveQueue } from '../matches/moveQueue';
import { createDelayed } from '../matches/delayed';
import type { Presence } from '../matches/payloads';
import type { ServedGames } from '../matches/servedGames';
import type { ServerSettings } from '../settings';
import type { MatchStore } from '../storage/matchStore';
import { attendanceOf, type Attendance, type Elsewhere } from './attendance';
import { startBeats } from './beats';
import { createChat } from './chat';
import { followMoves } from './followMoves';
import { createGate } from './gate';
import { createHeadcounts } from './headcounts';
import { createLate } from './late';
import { createNews } from './news';
import { MAX_FRAME } from './packets';
import { createRooms, type GameServer, type ToRoom } from './rooms';
import { openSession, type Services } from './session';
import { sendMatch, type Showing } from './showing';
import { createTableNews } from './tableNews';

/** The sockets of a server, through which the pages of players receive their matches. */
export type Transport = {
  /** Takes connections on this HTTP server. */
  readonly attach: (httpServer: HttpServer) => void;
  /** Tells everybody at the match who sits there now, and disconnects those who no longer have their seat. */
  readonly matchChanged: (matchID: string) => void;
  /** Shows everybody at the match the moves up to this position, which another process has stored. */
  readonly movedElsewhere: (matchID: string, stateID: number) => void;
  /** Sends everybody at the match chat lines that another process has stored: the one with an id, or all. */
  readonly toldElsewhere: (matchID: string, lineID?: string) => void;
  /** How many connections there are. */
  readonly connections: () => number;
  /** The ids of the matches that are watched here. */
  readonly watched: () => readonly string[];
  /** The seats of a match whose pages are connected here, and how many spectators watch it here. */
  readonly hereAt: Attendance['hereAt'];
  /** How many connections each caller holds here. */
  readonly heldHere: () => ReadonlyMap<string, number>;
  /** Is the page of that seat connected, here or elsewhere? */
  readonly isPresent: Presence;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly games: ServedGames;
  readonly store: MatchStore;
  readonly live: LiveMatches;
  readonly moves: MoveQueue;
  readonly settings: Pick<ServerSettings, 'origins' | 'trustProxy'>;
  readonly limits: Limits;
  readonly log: Log;
  /** What is known about connections to other processes, and how many of them a caller holds. */
  readonly elsewhere: Elsewhere & { readonly heldElsewhere: (caller: string) => number };
  /** The time in ms since 1970. */
  readonly clock: () => number;
  /** Called with the number of connections a caller holds here, when it has changed. */
  readonly onHeld: (caller: string, connections: number) => void;
  /** The state of the table of a match apart from the game. */
  readonly conductOf: Services['conductOf'];
  readonly takeBack: Services['takeBack'];
  /** Called with the reason of every refused packet. */
  readonly onRefused: (reason: string) => void;
  /** Called when somebody has begun to watch the match. */
  readonly onWatched: (matchID: string) => void;
  /** Called when a page of the match has been silent for so long that its player may have missed something. */
  readonly onSilent: (matchID: string) => void;
  /** Called when a page of the match has connected here or disconnected. */
  readonly onPresence: (matchID: string) => void;
  /** Called when a line has been added here to the chat of the match. */
  readonly onLine: (matchID: string, lineID: string) => void;
};

/**
 * Speaks boardgame.io's wire protocol over socket.io, so that its own client works: one namespace per game, and
 * `sync`, `update`, `matchData` and `chat`. Our additions are described at `SocketRefusal` in protocol.ts.
 */
export const createSocketTransport = (parts: Parts): Transport => {
  const { games, store, live, moves, settings, limits, log, elsewhere } = parts;
  const gate = createGate({ settings, limits, heldElsewhere: elsewhere.heldElsewhere, onHeld: parts.onHeld });
  const io: GameServer = new Server({
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: 10_000,
    cors: { origin: [LOCAL_ORIGIN, ...settings.origins] },
    allowRequest: gate.allowRequest,
  });
  const toRoom: ToRoom = (game, room) => io.of(`/${game}`).local.to(room.name);
  const between = (matchID: string, job: () => Promise<unknown>) => {
    moves
      .between(matchID, job)
      .catch((error: unknown) => log.error({ matchID, error }, 'news of a match could not be sent'));
  };

  const rooms = createRooms();
  const delayed = createDelayed(parts.clock);
  const { hereAt, ...attendance } = attendanceOf(rooms, elsewhere);
  const showing: Showing = { ...attendance, store, delayed, conductOf: parts.conductOf, clock: parts.clock };
  const news = createNews({ games, store, live, rooms, toRoom });
  const tableNews = createTableNews({ live, rooms, toRoom, showing });
  const chat = createChat({ store, rooms, delayed, onLine: parts.onLine });
  const late = createLate({
    rooms,
    live,
    delayed,
    store,
    between,
    open: async (room, found) => {
      const served = games.get(found.match.game)!;
      for (const { socket } of room.watchers) await sendMatch({ ...showing, served, socket }, room, found);
    },
    show: (room, found) => news.catchUp([room], found),
    sendSeats: tableNews.send,
  });
  const headcounts = createHeadcounts({
    rooms,
    spectatorsAt: attendance.spectatorsAt,
    send: ({ watchers }, matchID, count) => {
      for (const { socket } of watchers) socket.emit('spectators', matchID, count);
    },
  });
  const movedElsewhere = followMoves({ moves, live, rooms, news, tableNews, late, between });

  const matchChanged = (matchID: string) => {
    between(matchID, () => tableNews.send(matchID));
    headcounts.changed(matchID);
  };
  const presenceChanged = (matchID: string) => {
    matchChanged(matchID);
    parts.onPresence(matchID);
    if (rooms.everyRoomAt(matchID).length) parts.onWatched(matchID);
  };

  const { takeBack, onRefused, onSilent } = parts;
  const services = { ...showing, live, moves, rooms, gate, news, late, chat, presenceChanged };
  const beats = startBeats(io, [...games.keys()]);
  for (const served of games.values())
    io.of(`/${served.id}`).on('connection', (socket) => {
      const ownLog = log.child({ connection: requestIdOf(socket.request, settings) });
      ownLog.debug({ game: served.id }, 'connected');
      beats.add(socket);
      openSession(socket, served, { ...services, takeBack, onRefused, onSilent, log: ownLog });
    });

  return {
    attach: (httpServer) => {
      io.attach(httpServer);
      gate.watch(io.engine);
    },
    matchChanged,
    movedElsewhere,
    toldElsewhere: (matchID, lineID) => {
      if (rooms.everyRoomAt(matchID).length) between(matchID, () => chat.toldElsewhere(matchID, lineID));
    },
    connections: () => io.engine?.clientsCount ?? 0,
    watched: rooms.matches,
    hereAt,
    heldHere: () => gate.held,
    isPresent: attendance.isPresent,
    close: () => {
      beats.stop();
      late.close();
      headcounts.close();
      return io.close();
    },
  };
};
