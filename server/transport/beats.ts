import { HEARTBEAT } from '../../games/shared/protocol';
import type { GameServer, GameSocket } from './rooms';

/** All sockets at once would hold up what is played meanwhile: they are told one group after the other. */
const GROUPS = 16;

/** Lets every page hear that the server is there. */
export type Beats = {
  readonly add: (socket: GameSocket) => void;
  readonly stop: () => void;
};

/**
 * A word to which nobody answers, encoded once for many: a fraction of what socket.io's own pings cost that often, which
 * have to be answered and have two timers each.
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
