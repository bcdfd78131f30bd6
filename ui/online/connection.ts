import type { LogEntry } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/multiplayer';
import type { Conduct } from '../../games/shared/conduct';
import type { SocketRefusal } from '../../games/shared/protocol';
import type { Connection } from '../kit/match';
import { followHeartbeat } from './heartbeat';

export type Transport = ReturnType<ReturnType<typeof SocketIO>>;

/** Time until a server that does not answer is asked again, in ms. */
export const RETRY_MS = 4000;

/** Refusals that are final: the match or the seat no longer exists, or may not be watched. */
const FOR_GOOD = new Set(['unknownMatch', 'notYourSeat', 'noSpectators']);

type Listener = {
  /** The server has sent the position; `isNew` if it is the first one on this connection. */
  readonly onSync: (isNew: boolean) => void;
  /** The server has refused a move, or the match or seat as a whole. */
  readonly onRefused: (why: SocketRefusal) => void;
  /** The connection has been lost. */
  readonly onLost: () => void;
  /** The server has sent the state of the table apart from the game. */
  readonly onConduct: (conduct: Conduct) => void;
  /** How many spectators there are. */
  readonly onSpectators: (count: number) => void;
  /** A requested page of the log has arrived. */
  readonly onEarlier: (page: readonly LogEntry[]) => void;
};

/** Repeats something every few seconds until it is stopped. */
const createRetry = () => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  return {
    until: (attempt: () => void) => {
      stop();
      timer = setInterval(attempt, RETRY_MS);
    },
    stop,
  };
};

/** Passes on what the server sends besides the position. */
const handOn = ({ socket }: Transport, matchID: string, listener: Listener): void => {
  socket.on('spectators', (id: string, count: number) => {
    if (id === matchID) listener.onSpectators(count);
  });
  socket.on('conduct', (id: string, conduct: Conduct) => {
    if (id === matchID) listener.onConduct(conduct);
  });
  socket.on('log', (id: string, page: readonly LogEntry[]) => {
    if (id === matchID) listener.onEarlier(page);
  });
};

/** Tracks the connection between this page and the server, and asks again until the server answers. */
export const followConnection = (transport: Transport, matchID: string, listener: Listener) => {
  const { socket } = transport;
  let connection: Connection = 'connecting';
  /** Is this a connection on which the server has not sent the position yet? */
  let isNew = false;
  /** When the connection was lost, in ms since 1970; undefined while there is one, and before the first one. */
  let lostSince: number | undefined;
  /**
   * From when a delayed spectator is shown the match, in ms since 1970; undefined once it is shown, and for everybody
   * else.
   */
  let dueAt: number | undefined;
  const retry = createRetry();

  /** What was sent may not have arrived: everything else waits until the server has sent the position. */
  const awaitSync = () => {
    isNew = true;
    retry.until(() => transport.requestSync());
  };
  socket.on('connect', awaitSync);
  socket.on('sync', (id: string) => {
    if (id !== matchID) return;
    retry.stop();
    connection = 'live';
    lostSince = dueAt = undefined;
    const wasNew = isNew;
    isNew = false;
    listener.onSync(wasNew);
  });
  socket.on('later', (id: string, ms: number) => {
    if (id !== matchID) return;
    // it will send the match without being asked again
    retry.stop();
    if (connection === 'offline') connection = 'live';
    lostSince = undefined;
    dueAt = Date.now() + ms;
    listener.onSync(false);
  });
  socket.on('refused', (id: string, why: SocketRefusal) => {
    if (id !== matchID) return;
    if (FOR_GOOD.has(why.reason)) {
      connection = 'gone';
      retry.stop();
      socket.disconnect();
    }
    listener.onRefused(why);
  });
  handOn(transport, matchID, listener);

  const goOffline = (since: number) => {
    if (connection === 'live') [connection, lostSince] = ['offline', since];
    dueAt = undefined;
    listener.onLost();
  };
  const stopListening = followHeartbeat(socket, {
    onSilence: goOffline,
    onHeard: () => {
      if (connection !== 'offline') return;
      awaitSync();
      transport.requestSync();
    },
  });
  const lost = () => {
    retry.stop();
    if (connection === 'gone') return;
    // A server that shuts down closes the connection, and socket.io takes that as final.
    if (!socket.active) retry.until(() => socket.connect());
    goOffline(Date.now());
  };
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);

  return {
    state: () => connection,
    lostSince: () => lostSince,
    dueAt: () => dueAt,
    /** Asks for the page of the log before move number `place`. */
    askForLog: (place: number) => void socket.emit('log', matchID, place),
    close: () => {
      retry.stop();
      stopListening();
      socket.removeAllListeners();
    },
  };
};
