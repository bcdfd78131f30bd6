import type { Server as HttpServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { Server } from 'socket.io';
import { LOCAL_ORIGIN } from '../http/callers';
import type { Limits } from '../http/limits';
import { requestIdOf } from '../http/requestId';
import type { Log } from '../log';
import type { MoveQueue, Played } from '../matches/moveQueue';
import type { LiveMatches } from '../matches/liveMatches';
import { changeOf, publicLog, publicSeats, stateFor, type Presence } from '../matches/payloads';
import { refusalOf } from '../matches/referee';
import type { ServedGame, ServedGames } from '../matches/servedGames';
import { stateIDOf } from '../matches/stateID';
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
  readonly live: LiveMatches;
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
  live,
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

  const namespaceOf = ({ id }: ServedGame) => io.of(`/${id}`);

  /** What a move has changed is found and encoded once for each pair of eyes, however many watch with them. */
  const broadcast = ({ served, matchID, state, entries }: Played) => {
    const log = publicLog(entries);
    for (const room of rooms.at(matchID)) {
      const before = room.shown;
      // whoever has not been sent a position yet is about to be
      if (!before) continue;
      room.shown = stateFor(served, state, room.playerID);
      const patch = changeOf(before, room.shown);
      namespaceOf(served)
        .local.to(room.name)
        .emit('patch', matchID, stateIDOf(before), stateIDOf(state), patch, log);
    }
  };
  moves.onPlayed(broadcast);

  const sendSeats = async (matchID: string) => {
    if (!rooms.watchers(matchID).length) return;
    const found = await live.at(matchID);
    for (const watcher of rooms.watchers(matchID))
      if (!found) disconnect(watcher, 'unknownMatch');
      else if (!isStillTheirs(found.match, watcher)) disconnect(watcher, 'notYourSeat');
    if (!found) return;
    const seats = publicSeats(found.match, rooms.isPresent);
    for (const room of rooms.at(matchID)) {
      if (isDeepStrictEqual(room.seats, seats)) continue;
      room.seats = seats;
      namespaceOf(games.get(found.match.game)!).local.to(room.name).emit('matchData', matchID, seats);
    }
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

  const services = { store, live, moves, rooms, log, gate, presenceChanged };
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
