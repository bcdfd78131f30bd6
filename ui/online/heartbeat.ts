import type { SocketIO } from 'boardgame.io/multiplayer';
import { HEARTBEAT } from '../../games/shared/protocol';

/** socket.io's socket: one object while the page is open, over several connections. */
type Socket = Pick<ReturnType<ReturnType<typeof SocketIO>>['socket'], 'io' | 'on' | 'off'>;

/** After this long without hearing the server, in ms, the page says so; the server may only be late. */
const SILENCE = HEARTBEAT + 2500;
/** After this long, in ms, the connection is given up and a new one is made. */
const DEATH = 3 * HEARTBEAT;

type Listener = {
  /** The server has not been heard since that time, in ms since 1970. */
  readonly onSilence: (since: number) => void;
  /** The server is heard again, on the same connection. */
  readonly onHeard: () => void;
};

/** Listens to the browser's own events for a network that is lost or back; in tests there is no browser. */
const followNetwork = (onGone: () => void, onBack: () => void): (() => void) => {
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('offline', onGone);
  window.addEventListener('online', onBack);
  return () => {
    window.removeEventListener('offline', onGone);
    window.removeEventListener('online', onBack);
  };
};

/**
 * Checks that the server is still there: a network failure closes no connection, and socket.io alone would notice
 * only when the server has given up too. Returns a function that stops the check.
 */
export const followHeartbeat = (socket: Socket, { onSilence, onHeard }: Listener): (() => void) => {
  const { io: manager } = socket;
  let heardAt = 0;
  let isSilent = false;
  let timers: readonly ReturnType<typeof setTimeout>[] = [];

  const fallSilent = (since: number) => {
    if (isSilent || !timers.length) return;
    isSilent = true;
    onSilence(since);
  };
  const giveUp = () => manager.engine.close();
  const stop = () => {
    timers.forEach(clearTimeout);
    timers = [];
    isSilent = false;
  };

  const hear = () => {
    const wasSilent = isSilent;
    stop();
    heardAt = Date.now();
    timers = [setTimeout(() => fallSilent(heardAt), SILENCE), setTimeout(giveUp, DEATH)];
    if (wasSilent) onHeard();
  };

  manager.on('open', hear);
  socket.on('beat', hear);
  manager.on('close', stop);
  const leaveNetwork = followNetwork(
    () => fallSilent(Date.now()),
    () => {
      if (isSilent) giveUp();
    },
  );
  return () => {
    stop();
    leaveNetwork();
    manager.off('open', hear);
    socket.off('beat', hear);
    manager.off('close', stop);
  };
};
