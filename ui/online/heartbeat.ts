import type { SocketIO } from 'boardgame.io/multiplayer';
import { HEARTBEAT } from '../../games/shared/protocol';

/** socket.io's: the same for as long as the page is open, over one connection after the other. */
type Socket = Pick<ReturnType<ReturnType<typeof SocketIO>>['socket'], 'io' | 'on' | 'off'>;

/** The server has not been heard for so long, in ms: it may be late, but something is said of it. */
const SILENCE = HEARTBEAT + 2500;
/** For so long, in ms: this connection is given up, and another one made. */
const DEATH = 3 * HEARTBEAT;

type Listener = {
  /** The server is not heard any more, since that time in ms since 1970. */
  readonly onSilence: (since: number) => void;
  /** It is heard again, on the same connection. */
  readonly onHeard: () => void;
};

/** The browser's own word that the network has gone or come back; where tests run there is none. */
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
 * Listens whether the server is still there: a network that goes down closes no connection, and socket.io alone would wait
 * until the server has given up, too. Answers how to stop.
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
