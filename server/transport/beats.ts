import { HEARTBEAT } from '../../games/shared/protocol';
import type { GameServer, GameSocket } from './rooms';

/**
 * Sending to all sockets at once would hold up the moves being played: they are served in this many groups, one after
 * the other.
 */
const GROUPS = 16;

/** Lets every page know that the server is there. */
export type Beats = {
  readonly add: (socket: GameSocket) => void;
  readonly stop: () => void;
};

/**
 * Sends a packet that needs no answer and is encoded once for many sockets. It costs a fraction of socket.io's own
 * pings at the same rate, which need an answer and two timers each.
 */
export const startBeats = (io: GameServer, games: readonly string[]): Beats => {
  let added = 0;
  let beat = 0;
  const timer = setInterval(() => {
    const group = `beat ${beat++ % GROUPS}`;
    for (const game of games) io.of(`/${game}`).local.to(group).volatile.emit('beat');
  }, HEARTBEAT / GROUPS);
  timer.unref();
  return {
    add: (socket) => void socket.join(`beat ${added++ % GROUPS}`),
    stop: () => clearInterval(timer),
  };
};
