import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { LOCAL_ORIGIN } from '../http/callers';
import type { Limits } from '../http/limits';
import { requestIdOf } from '../http/requestId';
import type { Log } from '../log';
import type { MoveQueue, Played } from '../matches/moveQueue';
import { publicLog, publicSeats, stateFor, type Presence } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import type { ServedGames } from '../matches/servedGames';
import type { Settings } from '../settings';
import type { Match, MatchStore } from '../storage/matchStore';
import { createGate } from './gate';
import { MAX_FRAME } from './packets';
import { createRooms, type GameServer, type Watcher } from './rooms';
import { openSession } from './session';

/** The sockets of a server: what the pages of players receive of their matches. */
export type Transport = {
  /** Takes connections on this HTTP server. */
  readonly attach: (httpServer: HttpServer) => void;
  /** Sends everybody at the match who sits there now, and disconnects those whose seat is no longer theirs. */
  readonly matchChanged: (matchID: string) => void;
  readonly isPresent: Presence;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly games: ServedGames;
  readonly store: MatchStore;
  readonly moves: MoveQueue;
  readonly settings: Pick<Settings, 'origins' | 'trustProxy'>;
  readonly limits: Limits;
  readonly log: Log;
  /** Called when somebody has begun to watch the match. */
  readonly onWatched: (matchID: string) => void;
};

/** Is the seat the watcher watches from still theirs? */
const isStillTheirs = ({ seats }: Match, { playerID, credentialHash }: Watcher): boolean =>
  playerID === null ||
  seats.some((seat) => seat.playerID === playerID && seat.credentialHash === credentialHash);

const disconnect = ({ socket, matchID }: Watcher, reason: 'unknownMatch' | 'notYourSeat') => {
  socket.emit('refused', matchID, refusalOf(reason));
  socket.disconnect(true);
};

/**
 * Speaks boardgame.io's wire protocol over socket.io, so that its own client works: a namespace per game, and `sync`,
 * `update`, `matchData` and `chat`. Adds `refused`.
 */
export const createSocketTransport = ({
  games,
  store,
  moves,
  settings,
  limits,
  log,
  onWatched,
}: Parts): Transport => {
  const gate = createGate({ settings, limits });
  const io: GameServer = new Server({
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: 10_000,
    cors: { origin: [LOCAL_ORIGIN, ...settings.origins] },
    allowRequest: gate.allowRequest,
  });
  const rooms = createRooms();

  /** A position is filtered once per seat, however many watch from it. */
  const broadcast = ({ served, matchID, state, entries }: Played) => {
    const views = new Map<string | null, ReturnType<typeof stateFor>>();
    const log = publicLog(entries);
    for (const { socket, playerID } of rooms.watchers(matchID)) {
      const view = views.get(playerID) ?? stateFor(served, state, playerID);
      views.set(playerID, view);
      socket.emit('update', matchID, view, log);
    }
  };
  moves.onPlayed(broadcast);

  const sendSeats = async (matchID: string) => {
    if (!rooms.watchers(matchID).length) return;
    const match = await store.read(matchID);
    for (const watcher of rooms.watchers(matchID))
      if (!match) disconnect(watcher, 'unknownMatch');
      else if (!isStillTheirs(match, watcher)) disconnect(watcher, 'notYourSeat');
    const seats = match && publicSeats(match, rooms.isPresent);
    if (seats) for (const { socket } of rooms.watchers(matchID)) socket.emit('matchData', matchID, seats);
  };

  const matchChanged = (matchID: string) => {
    moves
      .between(matchID, () => sendSeats(matchID))
      .catch((error: unknown) => log.error({ matchID, error }, 'a change of seats could not be sent'));
  };

  const presenceChanged = (matchID: string) => {
    matchChanged(matchID);
    if (rooms.watchers(matchID).length) onWatched(matchID);
  };

  const services = { store, moves, rooms, log, gate, presenceChanged };
  for (const served of games.values())
    io.of(`/${served.id}`).on('connection', (socket) => {
      const ownLog = log.child({ connection: requestIdOf(socket.request, settings) });
      ownLog.debug({ game: served.id }, 'connected');
      openSession(socket, served, { ...services, log: ownLog });
    });

  return {
    attach: (httpServer) => {
      io.attach(httpServer);
      gate.watch(io.engine);
    },
    matchChanged,
    isPresent: rooms.isPresent,
    close: () => io.close(),
  };
};
