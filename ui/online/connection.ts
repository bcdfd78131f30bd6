import type { LogEntry } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/multiplayer';
import type { Conduct } from '../../games/shared/conduct';
import type { SocketRefusal } from '../../games/shared/protocol';
import type { Connection } from '../kit/match';
import { followHeartbeat } from './heartbeat';

export type Transport = ReturnType<ReturnType<typeof SocketIO>>;

/** A server that does not answer is asked again after so many ms. */
export const RETRY_MS = 4000;

/** The match or the seat is no longer there, or not for those without one. */
const FOR_GOOD = new Set(['unknownMatch', 'notYourSeat', 'noSpectators']);

type Listener = {
  /** The server has said how the match stands; `isNew` when it is the first time on this connection. */
  readonly onSync: (isNew: boolean) => void;
  /** The server has refused a move, or the match or seat as a whole. */
  readonly onRefused: (why: SocketRefusal) => void;
  /** The connection has been lost. */
  readonly onLost: () => void;
  /** The server has said how the table stands beside the game. */
  readonly onConduct: (conduct: Conduct) => void;
  /** How many watch without a seat. */
  readonly onSpectators: (count: number) => void;
  /** A page of the log that was asked for has arrived. */
  readonly onEarlier: (page: readonly LogEntry[]) => void;
};

/** Tries something every few seconds until it is told to stop. */
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

/** Hands on what the server says beside how the match stands. */
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

/** Follows how things stand between this page and the server, and asks again until it answers. */
export const followConnection = (transport: Transport, matchID: string, listener: Listener) => {
  const { socket } = transport;
  let connection: Connection = 'connecting';
  /** Is this a connection on which the server has not yet said how the match stands? */
  let isNew = false;
  /** When the connection was lost, in ms since 1970; undefined while there is one, and before the first. */
  let lostSince: number | undefined;
  /** Those who watch late are shown the match from then on, in ms since 1970; undefined while they are, and for all others. */
  let dueAt: number | undefined;
  const retry = createRetry();

  /** What was sent may not have arrived: whatever is kept back waits until the server has said how the match stands. */
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
    // it will send the match by itself
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
    // A server that shuts down says goodbye, and socket.io takes that for good.
    if (!socket.active) retry.until(() => socket.connect());
    goOffline(Date.now());
  };
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);

  return {
    state: () => connection,
    lostSince: () => lostSince,
    dueAt: () => dueAt,
    /** Asks for the page of the log before its `place`-th move. */
    askForLog: (place: number) => void socket.emit('log', matchID, place),
    close: () => {
      retry.stop();
      stopListening();
      socket.removeAllListeners();
    },
  };
};
