import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { callerOf, LOCAL_ORIGIN, mayCall } from '../http/callers';
import { bucketsOf } from '../http/limits';
import type { Log } from '../log';
import type { Play, Played } from '../matches/play';
import { refusalOf } from '../matches/referee';
import type { Shelf } from '../matches/shelf';
import { publicLog, publicSeats, stateFor, type Presence } from '../matches/sight';
import type { Settings } from '../settings';
import type { Match, MatchStore } from '../storage/matchStore';
import { converse } from './conversation';
import { MAX_FRAME } from './packets';
import { createRooms, type GameServer, type Listener } from './rooms';

/** How the pages of players hear of their matches. */
export type Transport = {
  /** Tells everybody at the match who sits there now, and sends those away whose seat is no longer theirs. */
  readonly matchChanged: (matchID: string) => void;
  readonly isPresent: Presence;
  /** Ends all connections and the HTTP server under them. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly httpServer: HttpServer;
  readonly shelf: Shelf;
  readonly store: MatchStore;
  readonly play: Play;
  readonly settings: Pick<Settings, 'origins' | 'trustProxy' | 'rateLimits'>;
  readonly log: Log;
  /** Somebody has begun to watch the match. */
  readonly onWatched: (matchID: string) => void;
};

/** New connections per caller. */
const CONNECTIONS = { burst: 60, perSecond: 10 };

const listen = ({ httpServer, settings }: Parts): GameServer => {
  const mayConnect = bucketsOf(CONNECTIONS);
  return new Server(httpServer, {
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    connectTimeout: 10_000,
    cors: { origin: [LOCAL_ORIGIN, ...settings.origins] },
    allowRequest: (request, answer) => {
      const welcome = !settings.rateLimits || mayConnect(callerOf(request, settings));
      answer(null, welcome && mayCall(request, settings));
    },
  });
};

/** Is the seat the listener watches from still theirs? */
const isStillTheirs = ({ seats }: Match, { playerID, credentialHash }: Listener): boolean =>
  playerID === null ||
  seats.some((seat) => seat.playerID === playerID && seat.credentialHash === credentialHash);

const sendAway = ({ socket, matchID }: Listener, reason: 'unknownMatch' | 'notYourSeat') => {
  socket.emit('refused', matchID, refusalOf(reason));
  socket.disconnect(true);
};

/**
 * Speaks boardgame.io's wire protocol over socket.io, so that its own client works: a namespace per game, and `sync`,
 * `update`, `matchData` and `chat`. Adds `refused`.
 */
export const createSocketTransport = (parts: Parts): Transport => {
  const { httpServer, shelf, store, play, settings, log, onWatched } = parts;
  const io = listen(parts);
  const rooms = createRooms();

  /** A position is filtered once per seat, however many watch from it. */
  const broadcast = ({ served, matchID, state, entries }: Played) => {
    const views = new Map<string | null, ReturnType<typeof stateFor>>();
    const log = publicLog(entries);
    for (const { socket, playerID } of rooms.listeners(matchID)) {
      const view = views.get(playerID) ?? stateFor(served, state, playerID);
      views.set(playerID, view);
      socket.emit('update', matchID, view, log);
    }
  };
  play.onPlayed(broadcast);

  const tellWhoSits = async (matchID: string) => {
    if (!rooms.listeners(matchID).length) return;
    const match = await store.read(matchID);
    for (const listener of rooms.listeners(matchID))
      if (!match) sendAway(listener, 'unknownMatch');
      else if (!isStillTheirs(match, listener)) sendAway(listener, 'notYourSeat');
    const seats = match && publicSeats(match, rooms.isPresent);
    if (seats) for (const { socket } of rooms.listeners(matchID)) socket.emit('matchData', matchID, seats);
  };

  const matchChanged = (matchID: string) => {
    play
      .between(matchID, () => tellWhoSits(matchID))
      .catch((error: unknown) => log.error({ matchID, error }, 'a change of seats could not be told'));
  };

  const presenceChanged = (matchID: string) => {
    matchChanged(matchID);
    if (rooms.listeners(matchID).length) onWatched(matchID);
  };

  for (const served of shelf.values())
    io.of(`/${served.id}`).on('connection', (socket) =>
      converse(socket, served, { store, play, rooms, log, presenceChanged, rateLimits: settings.rateLimits }),
    );

  /** A browser keeps connections open that it may never use: nobody waits for those. */
  const close = async () => {
    const closed = new Promise((resolve) => httpServer.close(resolve));
    httpServer.closeAllConnections();
    await io.close();
    await closed;
  };

  return { matchChanged, isPresent: rooms.isPresent, close };
};
