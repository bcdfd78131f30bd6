import type { LogEntry } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/multiplayer';
import type { SocketRefusal } from '../../games/shared/protocol';
import type { Connection } from '../kit/match';

export type Transport = ReturnType<ReturnType<typeof SocketIO>>;

/** A server that does not answer is asked again after so many ms. */
export const RETRY_MS = 4000;

/** The match or the seat is no longer there. */
const FOR_GOOD = new Set(['unknownMatch', 'notYourSeat']);

type Listener = {
  /** The server has said how the match stands; `isNew` when it is the first time on this connection. */
  readonly onSync: (isNew: boolean) => void;
  /** The server has refused a move, or the match or seat as a whole. */
  readonly onRefused: (why: SocketRefusal) => void;
  /** The connection has been lost. */
  readonly onLost: () => void;
  /** A page of the log that was asked for has arrived. */
  readonly onEarlier: (page: readonly LogEntry[]) => void;
};

/** Follows how things stand between this page and the server, and asks again until it answers. */
export const followConnection = (transport: Transport, matchID: string, listener: Listener) => {
  const { socket } = transport;
  let connection: Connection = 'connecting';
  /** Is this a connection on which the server has not yet said how the match stands? */
  let isNew = false;
  let retry: ReturnType<typeof setInterval> | undefined;
  const stopRetrying = () => clearInterval(retry);
  const retryUntilStopped = (attempt: () => void) => {
    stopRetrying();
    retry = setInterval(attempt, RETRY_MS);
  };

  socket.on('connect', () => {
    isNew = true;
    retryUntilStopped(() => transport.requestSync());
  });
  socket.on('sync', (id: string) => {
    if (id !== matchID) return;
    stopRetrying();
    connection = 'live';
    const wasNew = isNew;
    isNew = false;
    listener.onSync(wasNew);
  });
  socket.on('refused', (id: string, why: SocketRefusal) => {
    if (id !== matchID) return;
    if (FOR_GOOD.has(why.reason)) {
      connection = 'gone';
      stopRetrying();
      socket.disconnect();
    }
    listener.onRefused(why);
  });
  socket.on('log', (id: string, page: readonly LogEntry[]) => {
    if (id === matchID) listener.onEarlier(page);
  });
  const lost = () => {
    stopRetrying();
    if (connection === 'gone') return;
    if (connection === 'live') connection = 'offline';
    // A server that shuts down says goodbye, and socket.io takes that for good.
    if (!socket.active) retryUntilStopped(() => socket.connect());
    listener.onLost();
  };
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);

  return {
    state: () => connection,
    /** Asks for the page of the log before its `place`-th move. */
    askForLog: (place: number) => void socket.emit('log', matchID, place),
    close: () => {
      stopRetrying();
      socket.removeAllListeners();
    },
  };
};
